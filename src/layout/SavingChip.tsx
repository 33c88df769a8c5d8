import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** What is saved: the only thing that wears this colour. `unsure`: the mark of a saving that rests on packs of unknown size. */
export const SavingChip = ({
  label,
  unsure = '',
  ...look
}: { label: string; unsure?: string } & Pick<ChipProps, 'size'>) => (
  <Chip
    {...look}
    label={unsure ? <Unsure label={label} mark={unsure} /> : label}
    sx={{
      justifySelf: 'start',
      height: 'auto',
      minHeight: look.size === 'small' ? 22 : 32,
      bgcolor: 'saving.soft',
      color: 'saving.main',
      '& .MuiChip-label': { whiteSpace: 'normal', fontWeight: 700 },
    }}
  />
);

const Unsure = ({ label, mark }: { label: string; mark: string }) => (
  <>
    {`${label} `}
    <Box component="span" aria-hidden title="Pack size unknown" sx={{ fontWeight: 400 }}>
      {mark}
    </Box>
    <Box component="span" sx={VISUALLY_HIDDEN}>
      , pack size unknown
    </Box>
  </>
);
