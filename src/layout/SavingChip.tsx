import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** Without emotion: it stands in each row of a list. */
const MEDIUM = {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 32,
  paddingInline: 12,
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-saving-soft)',
  color: 'var(--mui-palette-saving-main)',
  fontSize: '0.8125rem',
  fontWeight: 700,
} as const;
const SMALL = { ...MEDIUM, minHeight: 22, paddingInline: 8 } as const;

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
  <span style={size === 'small' ? SMALL : MEDIUM}>
    <span>{unsure ? <Unsure label={label} mark={unsure} /> : label}</span>
  </span>
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
