import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { counted, storeLabel } from '../../engine';
import { useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';

/** Two lines on a phone. Kept free in the page's first picture, so that nothing moves when the list is known. */
export const HEIGHT = { xs: 60, sm: 54 };

/** "Carry on with your Tesco list (25 items)", for who left one behind. */
export function CarryOn() {
  const store = useSessionPart((session) => session.store);
  const lines = useSessionPart((session) => session.lines);
  const items = lines.filter(({ text }) => text.trim() !== '').length;
  if (!store || items === 0) return null;
  return (
    <Button
      component={Link}
      to={PATHS.list}
      variant="contained"
      size="large"
      sx={{ minHeight: HEIGHT, px: 3, width: '100%', fontSize: '1.05rem', lineHeight: 1.3 }}
    >{`Carry on with your ${storeLabel(store)} list (${counted(items, 'item')})`}</Button>
  );
}
