// How a list begins, while there is none: three ways, each to be seen.
import PasteIcon from '../icons/ContentPaste';
import KeyboardIcon from '../icons/KeyboardOutlined';
import PhotoIcon from '../icons/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const WAYS = [
  ['type', 'Type', KeyboardIcon],
  ['paste', 'Paste', PasteIcon],
  ['photo', 'Photo', PhotoIcon],
] as const;

export type Way = (typeof WAYS)[number][0];

export const FirstWays = ({ disabled, onWay }: { disabled: boolean; onWay(way: Way): void }) => (
  <Box
    role="group"
    aria-label="How to begin your list"
    sx={{
      display: 'grid',
      gap: 1,
      mb: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
    }}
  >
    {WAYS.map(([way, words, Icon]) => (
      <Button
        key={way}
        variant="outlined"
        disabled={disabled}
        onClick={() => onWay(way)}
        sx={{ flexDirection: 'column', gap: 0.5, minHeight: 76, px: 1, borderRadius: 2 }}
      >
        <Icon aria-hidden />
        {words}
      </Button>
    ))}
  </Box>
);
