// Our own plain word marks; none of the stores' artwork.
import type { Store, StoreMark as Mark } from '../../engine';

const FACES: Readonly<Record<Mark['face'], React.CSSProperties>> = {
  wide: { fontWeight: 800, letterSpacing: 2, textTransform: 'uppercase' },
  serif: { fontWeight: 700, fontFamily: 'Georgia, serif' },
  plain: { fontWeight: 700 },
};

export function StoreMark({ store, width = 150 }: { store: Store; width?: number | string }) {
  const { ground, ink, face } = store.mark;
  return (
    <svg
      viewBox="0 0 150 56"
      role="img"
      aria-label={`${store.label} logo`}
      style={{ width, maxWidth: '100%', height: 'auto', display: 'block' }}
    >
      <rect
        x="0.75"
        y="0.75"
        width="148.500"
        height="54.500"
        rx="12"
        fill={ground}
        stroke="#d9cbb8"
        strokeWidth={ground === '#ffffff' ? 1.5 : 0}
      />
      <text x="75" y="36" textAnchor="middle" fontSize="23" fill={ink} style={FACES[face]}>
        {store.label}
      </text>
    </svg>
  );
}
