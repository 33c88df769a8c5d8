import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { memo } from 'react';

export interface ShopRowProps {
  tick: string;
  ticked: boolean;
  primary: string;
  secondary: string;
  onTick(tick: string, on: boolean): void;
}

/** One thing to put in the trolley; a tick costs its own row, not the list. */
export const ShopRow = memo(function ShopRow({
  tick,
  ticked,
  primary,
  secondary,
  onTick,
}: ShopRowProps) {
  return (
    <ListItem disablePadding sx={{ px: { xs: 1, sm: 2 } }}>
      <FormControlLabel
        sx={{ width: '100%', minHeight: 56, mr: 0 }}
        control={
          <Checkbox
            size="large"
            checked={ticked}
            sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
            onChange={(_, on) => onTick(tick, on)}
          />
        }
        label={
          <ListItemText
            primary={primary}
            secondary={secondary}
            sx={{
              overflowWrap: 'anywhere',
              ...(ticked ? { textDecoration: 'line-through' } : {}),
            }}
          />
        }
      />
    </ListItem>
  );
});
