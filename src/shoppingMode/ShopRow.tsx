import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { memo } from 'react';
import { useServices, useSessionPart } from '../services/services';

export interface ShopRowProps {
  tick: string;
  primary: string;
  secondary: string;
}

/** One thing to put in the trolley. It hears of its own tick only: a tick costs one row, not the list. */
export const ShopRow = memo(function ShopRow({ tick, primary, secondary }: ShopRowProps) {
  const { session: store } = useServices();
  const ticked = useSessionPart((session) => session.ticks.includes(tick));
  return (
    <ListItem disablePadding sx={{ px: 2 }}>
      <FormControlLabel
        sx={{ width: '100%', minHeight: 56, mr: 0 }}
        control={
          <Checkbox
            size="large"
            checked={ticked}
            sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
            onChange={(_, on) => store.dispatch({ type: 'ticked', tick, on })}
          />
        }
        label={
          <ListItemText
            primary={primary}
            secondary={secondary}
            sx={{ overflowWrap: 'anywhere', ...(ticked ? { textDecoration: 'line-through' } : {}) }}
          />
        }
      />
    </ListItem>
  );
});
