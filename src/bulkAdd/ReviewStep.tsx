// What was found in a brought list, to be changed before it is added, and apart from it what was left out.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, storeLabel, type StoreId } from '../../engine';
import { BUTTONS } from '../list/rowStyles';
import type { ReviewLine } from './review';
import { ReviewRow } from './ReviewRow';

type Edit = (line: ReviewLine) => ReviewLine;

interface Props {
  lines: readonly ReviewLine[];
  /** What else of the text is not among the lines. */
  notes: readonly string[];
  store: StoreId;
  /** Takes over the focus. */
  newest: ReviewLine | null;
  onChange(at: number, edit: Edit): void;
  onSplit(line: ReviewLine): void;
}

export function ReviewStep({ lines, notes, store, ...does }: Props) {
  const items = lines.filter(({ leftOut }) => leftOut === null).length;
  const said = [
    ...notes,
    ...(items < lines.length ? [`${counted(lines.length - items, 'line')} left out, below.`] : []),
  ];
  return (
    <>
      <Box role="status">
        <Typography>{`${counted(items, 'line')} found. Check the ${storeLabel(store)} product below each.`}</Typography>
        {said.map((note) => (
          <Typography
            key={note}
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {note}
          </Typography>
        ))}
      </Box>
      <Rows {...does} lines={lines} label="Lines found" shows={(line) => line.leftOut === null} />
      {items < lines.length && (
        <Box>
          <Typography component="h3" variant="h6">
            Left out
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Tick what you want all the same.
          </Typography>
          <Rows {...does} lines={lines} label="Left out" shows={(line) => line.leftOut !== null} />
        </Box>
      )}
    </>
  );
}

interface RowsProps {
  lines: readonly ReviewLine[];
  newest: ReviewLine | null;
  label: string;
  shows(line: ReviewLine): boolean;
  onChange(at: number, edit: Edit): void;
  onSplit(line: ReviewLine): void;
}

const Rows = ({ lines, newest, label, shows, onChange, onSplit }: RowsProps) => (
  <Box
    component="ol"
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, ...BUTTONS }}
  >
    {lines.map(
      (line, at) =>
        shows(line) && (
          <ReviewRow
            key={at}
            line={line}
            focused={line === newest}
            onChange={(edit) => onChange(at, edit)}
            onSplit={() => onSplit(line)}
          />
        ),
    )}
  </Box>
);
