// One line of a brought list: take it or leave it, how many, and which product it is.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { formatPrice, type Match } from '../../engine';
import { WrappedFieldText, wrappedTextIn } from '../layout/WrappedFieldText';
import { SplitOffer } from '../list/SplitOffer';
import { QuantityStepper } from '../list/QuantityStepper';
import { asPacks, packsOf, withPacks, type ReviewLine } from './review';

const WHOLE = {
  ...wrappedTextIn('select', ':not(*)'),
  // One line of it is as high as a thumb is wide; what is pressed fills it.
  '& .whole-text': { p: '10px 24px 11px 0' },
  '& select.MuiNativeSelect-select.MuiInputBase-input': { height: 'auto', minHeight: 44 },
  // What is left out is still to be read.
  '&.Mui-disabled .whole-text': { color: 'text.primary' },
};

const named = ({ product }: Match): string => `${product.name}, ${formatPrice(product.price)}`;
const words = ({ options, choice }: ReviewLine): string =>
  options[choice]
    ? named(options[choice])
    : options.length
      ? 'As I wrote it'
      : 'As I wrote it (no product found)';

interface Props {
  line: ReviewLine;
  onChange(edit: (line: ReviewLine) => ReviewLine): void;
}

interface RowProps extends Props {
  /** It takes over the focus of what was pressed and is gone. */
  focused: boolean;
  onSplit(): void;
}

export function ReviewRow({ line, focused, onChange, onSplit }: RowProps) {
  const { text, keep, leftOut, asked, asks } = line;
  return (
    <Box
      component="li"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        pb: 1,
        opacity: keep || leftOut !== null ? 1 : 0.7,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Take line={line} focused={focused} onChange={onChange} />
        {keep && (
          <QuantityStepper
            quantity={packsOf(line)}
            item={text}
            disabled={false}
            onChange={(to) => onChange((now) => withPacks(now, to))}
          />
        )}
        {!keep && leftOut !== null && (
          <Typography variant="body2" color="textSecondary">
            {leftOut}
          </Typography>
        )}
      </Box>
      {(keep || leftOut === null) && <ProductChoice line={line} onChange={onChange} />}
      {keep && line.parts.length > 0 && <SplitOffer parts={line.parts} onSplit={onSplit} />}
      {keep && asks !== null && <HowMany asks={asks} onPacks={() => onChange(asPacks)} />}
      {asked && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
          {asked}
        </Typography>
      )}
    </Box>
  );
}

function Take({ line, focused, onChange }: Omit<RowProps, 'onSplit'>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <FormControlLabel
      // Box and words are pressed alike: as high as a thumb is wide.
      sx={{ flex: '1 1 9rem', minHeight: 44 }}
      control={
        <Checkbox
          slotProps={{ input: { ref: box } }}
          checked={line.keep}
          onChange={(_, keep) => onChange((now) => ({ ...now, keep }))}
        />
      }
      label={
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          {line.text}
        </Typography>
      }
    />
  );
}

const ProductChoice = ({ line, onChange }: Props) => (
  <Box sx={{ pl: 4 }}>
    <NativeSelect
      fullWidth
      sx={WHOLE}
      startAdornment={<WrappedFieldText>{words(line)}</WrappedFieldText>}
      disabled={!line.keep}
      value={line.choice}
      inputProps={{ 'aria-label': `Product for ${line.text}` }}
      onChange={(event) => {
        const choice = Number(event.target.value);
        onChange((now) => ({ ...now, choice }));
      }}
    >
      {line.options.map((match, option) => (
        <option key={match.product.id} value={option}>
          {named(match)}
        </option>
      ))}
      <option value={-1}>{words({ ...line, choice: -1 })}</option>
    </NativeSelect>
  </Box>
);

/** A number that may be how many packs or what one holds is never multiplied unasked. */
function HowMany({ asks, onPacks }: { asks: number; onPacks(): void }) {
  const label = useId();
  return (
    <FormControl sx={{ pl: 4, mt: 1 }}>
      <FormLabel id={label}>{`What is ${asks}?`}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value="inside"
        onChange={(_, to) => to === 'packs' && onPacks()}
      >
        <FormControlLabel
          value="inside"
          control={<Radio size="small" />}
          label={`A pack of ${asks}`}
        />
        <FormControlLabel value="packs" control={<Radio size="small" />} label={`${asks} packs`} />
      </RadioGroup>
    </FormControl>
  );
}
