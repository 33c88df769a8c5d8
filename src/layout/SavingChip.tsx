import Chip, { type ChipProps } from '@mui/material/Chip';

/** What is saved: the only thing that wears this colour. */
export const SavingChip = ({ label, ...look }: Pick<ChipProps, 'label' | 'size'>) => (
  <Chip
    {...look}
    label={label}
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
