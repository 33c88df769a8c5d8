import ExpandMoreIcon from '../icons/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { describeRun, formatPrice, type PriceJudgement } from '../../engine';
import { VISUALLY_HIDDEN } from '../layout/visuallyHidden';

interface Props {
  name: string;
  judgement: PriceJudgement;
}

/** What the chart shows, newest first. */
export function PriceDaysTable(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Show the days of ${props.name}`}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandMoreIcon aria-hidden sx={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        sx={{ px: 1.5, ml: -1.5 }}
      >
        Show the days
      </Button>
      {open && (
        <Box id={id} sx={{ maxWidth: 480 }}>
          <Days {...props} />
        </Box>
      )}
    </Box>
  );
}

function Days({ name, judgement: { runs, today } }: Props) {
  const cards = runs.some(({ loyaltyPrice }) => loyaltyPrice !== null);
  return (
    <Table size="small">
      <Box component="caption" sx={VISUALLY_HIDDEN}>{`Earlier prices of ${name}`}</Box>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>Days</TableCell>
          <TableCell align="right">Price</TableCell>
          {cards && <TableCell align="right">With its card</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {[...runs].reverse().map((run) => (
          <TableRow key={run.from}>
            <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: 400 }}>
              {describeRun(run, today)}
            </TableCell>
            <TableCell align="right">{formatPrice(run.price)}</TableCell>
            {cards && (
              <TableCell align="right">
                {run.loyaltyPrice === null ? '' : formatPrice(run.loyaltyPrice)}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
