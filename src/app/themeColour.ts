/** What the page stands on, also where no style of the app reaches: behind the overscroll, under a phone's toolbar. */
export const BACKGROUND = { light: '#fbf6ee', dark: '#171310' } as const;

export type Scheme = keyof typeof BACKGROUND;

export function colourToolbar(scheme: Scheme): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUND[scheme]);
}
