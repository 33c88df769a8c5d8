import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BasketComparison } from '../../engine';
import { useServices, useSessionPart } from '../services/services';
import type { View } from '../session/session';
import { secondStopOf } from './trip';

/** One shop or two; not asked where a second one brings nothing. */
export function StopsChoice({
  basket,
  fullWidth = false,
}: {
  basket: BasketComparison;
  fullWidth?: boolean;
}) {
  const { session: store } = useServices();
  const stops = useSessionPart((session) => session.view.stops);
  if (!secondStopOf(basket)) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size={fullWidth ? 'medium' : 'small'}
      fullWidth={fullWidth}
      value={stops}
      onChange={(_, chosen: View['stops'] | null) => {
        if (chosen) store.dispatch({ type: 'viewChanged', view: { stops: chosen } });
      }}
      aria-label="How many shops"
      sx={{ '& button': { minHeight: 44 } }}
    >
      <ToggleButton value="one">One stop</ToggleButton>
      <ToggleButton value="two">Two stops</ToggleButton>
    </ToggleButtonGroup>
  );
}
