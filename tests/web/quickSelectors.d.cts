export function mayMatch(
  element: { classList: DOMTokenList },
  selector: string | undefined,
): boolean;
