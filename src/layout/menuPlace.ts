/** A menu opens inside the page's landmark, not after it. */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body;
