// The days of the prices and how many products each store has, in small print; what a shopper must know about them comes as warnings.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, describePriceDates, priceDateWarnings, storeLabel } from '../../engine';
import type { FileStates } from '../engineClient/protocol';
import { TryAgain } from '../layout/TryAgain';

export const readyOf = (files: FileStates) =>
  Object.entries(files).flatMap(([store, state]) =>
    state.state === 'ready' ? [{ store, ...state }] : [],
  );

/** The stores to warn of, named, by what is the matter with their files. */
function faultsIn(files: FileStates) {
  const ready = readyOf(files);
  return {
    failed: Object.entries(files).flatMap(([store, state]) =>
      state.state === 'failed' ? [`${storeLabel(store)} (${state.message})`] : [],
    ),
    cutOff: ready.flatMap(({ store, cutOff }) =>
      cutOff ? [`${storeLabel(store)} (${cutOff})`] : [],
    ),
    foreign: ready.flatMap(({ store, described }) => (described ? [] : [storeLabel(store)])),
  };
}

/** onRetry: where nothing above offers to ask for the missing files again. */
export function PriceWarnings({
  files,
  today,
  onRetry,
}: {
  files: FileStates;
  today: string;
  onRetry?: (() => void) | undefined;
}) {
  const { failed, cutOff, foreign } = faultsIn(files);
  const warnings = priceDateWarnings(readyOf(files), today);
  if (failed.length + cutOff.length + foreign.length + warnings.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {failed.length > 0 && (
        <Alert
          severity="warning"
          action={onRetry && <TryAgain onRetry={onRetry} />}
        >{`Left out, because the prices could not be loaded: ${failed.join(', ')}.`}</Alert>
      )}
      {cutOff.length > 0 && (
        <Alert severity="warning">{`Price files that are cut off, so products are missing: ${cutOff.join(', ')}.`}</Alert>
      )}
      {foreign.length > 0 && (
        <Alert severity="warning">{`The price file is not the one that this site describes, so the day of its prices is not known: ${foreign.join(', ')}.`}</Alert>
      )}
      {warnings.length > 0 && <DateWarnings warnings={warnings} />}
    </Box>
  );
}

const DateWarnings = ({ warnings }: { warnings: readonly string[] }) => (
  <Alert
    severity={warnings.every((warning) => warning.includes('ample prices')) ? 'info' : 'warning'}
  >
    {warnings.map((warning) => (
      <Box key={warning}>{warning}</Box>
    ))}
  </Alert>
);

export function PriceDays({ files }: { files: FileStates }) {
  const ready = readyOf(files);
  const sizes = ready.map(
    ({ store, products }) => `${storeLabel(store)}: ${counted(products, 'product')}`,
  );
  if (ready.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {`${sizes.join(' · ')}. ${describePriceDates(ready)}`}
    </Typography>
  );
}
