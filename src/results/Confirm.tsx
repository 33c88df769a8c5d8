import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ItemCheck } from '../../engine';
import { focusHeading } from '../layout/heading';
import { useServices } from '../services/services';

/**
 * What is odd about an item, and the button that says it was meant: from then on it counts.
 * `of`: what it is remembered by.
 */
export function Confirm({ of, check, name }: { of: string; check: ItemCheck; name: string }) {
  const { session: store } = useServices();

  function confirm(): void {
    const { session } = store.getSnapshot();
    store.dispatch({
      type: 'viewChanged',
      view: { confirmed: [...session.view.confirmed, of] },
    });
    // The button goes with the answer that counts the item.
    focusHeading();
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        px: { xs: 1.5, sm: 2 },
        pb: 1,
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 12rem' }}>
        {check.words}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CheckIcon aria-hidden />}
        aria-label={`Yes, that is right: ${name}`}
        onClick={confirm}
      >
        Yes, that is right
      </Button>
    </Box>
  );
}
