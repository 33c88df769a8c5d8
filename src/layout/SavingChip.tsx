import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** What is saved: the only thing that wears this colour. `unsure`: the mark of a saving that rests on packs of unknown size. */
export const SavingChip = ({
  label,
  unsure = '',
  size = 'medium',
}: {
  label: string;
  unsure?: string;
  size?: 'small' | 'medium';
}) => (
  <Box
    component="span"
    sx={{
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: size === 'small' ? 22 : 32,
      px: size === 'small' ? 1 : 1.5,
      borderRadius: '16px',
      bgcolor: 'saving.soft',
      color: 'saving.main',
      fontSize: '0.8125rem',
      fontWeight: 700,
    }}
  >
    <span>{unsure ? <Unsure label={label} mark={unsure} /> : label}</span>
  </Box>
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
