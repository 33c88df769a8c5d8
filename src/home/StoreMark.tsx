// Our own plain word marks; none of the stores' artwork.
import type { Store } from '../../engine';

const LOOK: Record<string, { ground: string; ink: string; style: React.CSSProperties }> = {
  aldi: { ground: '#1b3f7d', ink: '#ffffff', style: { fontWeight: 800, letterSpacing: 3 } },
  asda: { ground: '#4b7d1e', ink: '#ffffff', style: { fontWeight: 800, letterSpacing: 1 } },
  morrisons: {
    ground: '#13583a',
    ink: '#ffe27a',
    style: { fontWeight: 700, fontFamily: 'Georgia, serif' },
  },
  sainsburys: {
    ground: '#a54a00',
    ink: '#ffffff',
    style: { fontWeight: 600, fontFamily: 'Georgia, serif' },
  },
  tesco: { ground: '#ffffff', ink: '#b3202c', style: { fontWeight: 800, letterSpacing: 2 } },
};
const PLAIN = { ground: '#5f5349', ink: '#ffffff', style: { fontWeight: 700 } };

export function StoreMark({ store, width = 150 }: { store: Store; width?: number | string }) {
  const { ground, ink, style } = LOOK[store.id] ?? PLAIN;
  const text =
    store.id === 'aldi' || store.id === 'asda' || store.id === 'tesco'
      ? store.label.toUpperCase()
      : store.label;
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
      <text x="75" y="36" textAnchor="middle" fontSize="23" fill={ink} style={style}>
        {text}
      </text>
    </svg>
  );
}
