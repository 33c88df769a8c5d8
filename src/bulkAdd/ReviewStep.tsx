import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { formatPrice, type Match } from '../../engine';
import { WrappedFieldText, wrappedTextIn } from '../layout/WrappedFieldText';
import type { ReviewLine } from './review';

const WHOLE = { ...wrappedTextIn('select', ':not(*)'), '& .whole-text': { p: '4px 24px 5px 0' } };

const named = ({ product }: Match): string => `${product.name}, ${formatPrice(product.price)}`;
const words = ({ options, choice }: ReviewLine): string =>
  options[choice]
    ? named(options[choice])
    : options.length
      ? 'As I wrote it'
      : 'As I wrote it (no product found)';

/** Each line with the product it could be: take it, take another one, keep the words, or leave the line out. */
export function ReviewStep({
  lines,
  onChange,
}: {
  lines: readonly ReviewLine[];
  onChange(at: number, changed: Partial<ReviewLine>): void;
}) {
  return (
    <Box
      component="ol"
      aria-label="Lines found"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {lines.map((line, at) => (
        <Box
          component="li"
          key={at}
          sx={{ borderBottom: 1, borderColor: 'divider', pb: 1, opacity: line.keep ? 1 : 0.7 }}
        >
          <FormControlLabel
            control={
              <Checkbox checked={line.keep} onChange={(_, keep) => onChange(at, { keep })} />
            }
            label={
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {line.text}
              </Typography>
            }
          />
          <Box sx={{ pl: 4, display: 'flex', alignItems: 'center', gap: 1 }}>
            {line.quantity > 1 && (
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'nowrap' }}
              >{`${line.quantity} ×`}</Typography>
            )}
            <NativeSelect
              fullWidth
              sx={WHOLE}
              startAdornment={<WrappedFieldText>{words(line)}</WrappedFieldText>}
              disabled={!line.keep}
              value={line.choice}
              inputProps={{ 'aria-label': `Product for ${line.text}` }}
              onChange={(event) => onChange(at, { choice: Number(event.target.value) })}
            >
              {line.options.map((match, option) => (
                <option key={match.product.id} value={option}>
                  {named(match)}
                </option>
              ))}
              <option value={-1}>{words({ ...line, choice: -1 })}</option>
            </NativeSelect>
          </Box>
          {line.asked && (
            <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
              {line.asked}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
