import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
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

/** The rows; of a long list the first ones can be used while the rest come in parts. */
export const ListRows = memo(function ListRows({ lines, answers, ...props }: Props) {
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const parts = useStaggeredMount(Math.ceil(lines.length / AT_ONCE));
  return (
    <Box component="ol" aria-label="Shopping list" sx={ROWS}>
      {lines.slice(0, parts * AT_ONCE).map((line, at) => (
        <ListRow
          key={line.id}
          {...props}
          line={line}
          at={at}
          last={at >= lines.length - 1}
          phone={phone}
          answer={answers.get(line)}
        />
      ))}
    </Box>
  );
});
