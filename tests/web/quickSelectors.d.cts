export function mayMatch(
  element: { localName: string; classList: DOMTokenList },
  selector: string | undefined,
): boolean;
