import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { counted, storeLabel } from '../../engine';
import { useSessionPart } from '../services/services';
import { PATHS } from '../services/steps';

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
      endIcon={<ArrowForwardIcon aria-hidden />}
      sx={{ minHeight: 54, px: 3, fontSize: '1.05rem' }}
    >{`Carry on with your ${storeLabel(store)} list (${counted(items, 'item')})`}</Button>
  );
}
