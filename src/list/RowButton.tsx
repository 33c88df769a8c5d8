// A row's button, plain: all that it looks like is said once for the list (rowStyles.ts).
import type { ComponentProps } from 'react';

/** Material icons' own shapes, 24 x 24. */
const SHAPES = {
  remove: 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z',
  more: 'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  plus: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  minus: 'M19 13H5v-2h14z',
} as const;

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & {
  shape: keyof typeof SHAPES;
};

export const RowButton = ({ shape, ...button }: Props) => (
  <button type="button" className="row-button" {...button}>
    <svg viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  </button>
);
