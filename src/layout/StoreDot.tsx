// A store told by its colour beside its name; never by the colour alone.
import { storeOf, type StoreId } from '../../engine';

const WHITE = /^#f{3,6}$/i;
const UNKNOWN = '#5f5349';

/** Without emotion: it stands in each row of a list. */
const DOT = {
  display: 'inline-block',
  flexShrink: 0,
  width: '0.7em',
  height: '0.7em',
  marginInlineEnd: '0.4em',
  borderRadius: '50%',
  // A dark colour on the dark page keeps an edge.
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.45)',
  // Not a gap where colours are forced: it is no text that has to be read.
  forcedColorAdjust: 'none',
} as const;

export function StoreDot({ store }: { store: StoreId }) {
  const mark = storeOf(store)?.mark;
  const colour = mark ? (WHITE.test(mark.ground) ? mark.ink : mark.ground) : UNKNOWN;
  return <span aria-hidden style={{ ...DOT, backgroundColor: colour }} />;
}
