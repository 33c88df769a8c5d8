// What became of an earlier pick in today's prices.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { describeKept, type ComparedProduct, type KeptChoice } from '../../engine';

export function KeptNote({
  kept,
  today,
  onUse,
}: {
  kept: KeptChoice | undefined;
  /** What stands in its place. */ today: ComparedProduct | null;
  onUse(product: ComparedProduct): void;
}) {
  const words = kept ? describeKept(kept, today !== null) : '';
  if (!kept || words === '') return null;
  const offered = kept.state === 'gone' ? today : null;
  return (
    <Alert
      severity="info"
      action={
        offered && (
          <Button
            size="small"
            color="inherit"
            aria-label={`Use this: ${offered.name}`}
            onClick={() => onUse(offered)}
          >
            Use this
          </Button>
        )
      }
    >
      {words}
    </Alert>
  );
}
