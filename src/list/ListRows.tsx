import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState } from 'react';
import type { StoreId } from '../../engine';
import { useStaggeredMount } from '../layout/useStaggeredMount';
import type { Line } from '../session/session';
import { ListRow, type RowHandlers } from './ListRow';
import { ROWS } from './rowStyles';
import type { RowAnswers } from './useRowAnswers';

/** Rows that are put on the page in one go: a phone's screen and a half. */
const AT_ONCE = 20;

interface Props {
  lines: readonly Line[];
  store: StoreId;
  narrow: boolean;
  disabled: boolean;
  answers: RowAnswers;
  handlers: RowHandlers;
}

/** The rows; of a long list the first ones can be used while the rest come in parts, and become usable in parts. */
export const ListRows = memo(function ListRows({ lines, answers, disabled, ...props }: Props) {
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const count = Math.ceil(lines.length / AT_ONCE);
  const parts = useStaggeredMount(count);
  const usable = useUsable(count, disabled);
  return (
    <Box component="ol" aria-label="Shopping list" sx={ROWS}>
      {lines.slice(0, parts * AT_ONCE).map((line, at) => (
        <ListRow
          key={line.id}
          {...props}
          line={line}
          at={at}
          last={at >= lines.length - 1}
          disabled={at >= usable}
          phone={phone}
          answer={answers.get(line)}
        />
      ))}
    </Box>
  );
});

/** How many rows can be used. Those that waited for the prices are let go in parts: all in one go held a slow phone up. */
function useUsable(count: number, disabled: boolean): number {
  const [waited] = useState(disabled);
  const parts = useStaggeredMount(count, disabled);
  return waited || disabled ? parts * AT_ONCE : Infinity;
}
