// Why the engine takes two products for the same thing, in the engine's words.
import CheckIcon from '../icons/Check';
import InfoIcon from '../icons/InfoOutlined';
import WarningIcon from '../icons/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { Reason } from '../../engine';

const SIGNS = {
  for: { Icon: CheckIcon, color: 'success.main', word: 'In favour' },
  against: { Icon: WarningIcon, color: 'warning.main', word: 'Differs' },
  note: { Icon: InfoIcon, color: 'text.secondary', word: 'Note' },
} as const;

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {reasons.map(({ kind, weight, words }) => {
        const { Icon, color, word } = SIGNS[weight];
        return (
          <Box
            component="li"
            key={`${kind}${words}`}
            sx={{ display: 'flex', gap: 1, fontSize: '0.9rem' }}
          >
            <Icon titleAccess={word} sx={{ color, fontSize: 20 }} />
            <span>{words}</span>
          </Box>
        );
      })}
    </Box>
  );
}
