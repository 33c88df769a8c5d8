// One row's text with its suggestions: MUI Autocomplete, keyboard as in issue 3. Fields without autofill need none of the
// global styles by which MUI notices it: each sends an event that holds the page up.
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { memo, useEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { Product, StoreId, Suggestion } from '../../engine';
import { WrappedFieldText, wrappedTextIn } from '../layout/WrappedFieldText';
import { SuggestionOption } from './SuggestionOption';
import { useSuggestions } from './useSuggestions';

const BLUR_CLOSE_MS = 200;
const SELECTING_MS = 300;

/** These leave the text and the caret as they are. */
const PASSING_KEYS = ['Tab', 'Shift', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

/** MUI's Autocomplete lets the input grow from nothing beside chips; in a grid it would stay as narrow as that. And an empty field is as high as one line of text. */
const WIDE = { width: '100%', height: 'calc(1.5em + 15px)' } as const;

/** As MUI's Autocomplete spaces it: a field that waits has the same lines. */
const SPACED = {
  '& .MuiOutlinedInput-root': {
    ...wrappedTextIn('input', '[data-editing], :placeholder-shown'),
    p: '9px',
  },
  '&& .MuiOutlinedInput-input, & .whole-text': { p: '7.5px 4px 7.5px 5px' },
  '&&&& .MuiOutlinedInput-input': WIDE,
} as const;

interface Props {
  /** What the field shows; differs from the row's text on a narrow screen. */
  shown: string;
  /** What suggestions are sought for; a picked row's text holds a pound sign and seeks none. */
  query: string;
  label: string;
  placeholder: string;
  /** What the shopper should know of the text, below it. */
  note?: string;
  store: StoreId;
  inputRef(element: HTMLInputElement | null): void;
  onText(text: string): void;
  onPick(product: Product): void;
  onEnter(): void;
  onLines(text: string): void;
}

export const ListField = memo(function ListField({
  shown,
  query,
  label,
  placeholder,
  note,
  store,
  inputRef,
  onText,
  onPick,
  onEnter,
  onLines,
}: Props) {
  const [open, setOpen] = useState(false);
  // The one line with its caret is seen from the first key or touch on; who has just picked, or comes by, sees the whole text.
  const [editing, setEditing] = useState(false);
  const highlighted = useRef<Suggestion | null>(null);
  const selectedAt = useRef(-SELECTING_MS);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggestions = useSuggestions(query, store, open);
  const showing = open && suggestions.length > 0;
  useEffect(() => () => clearTimeout(closing.current), []);

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    // A row of a spreadsheet has its cells parted by tabs.
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onLines(text);
  }

  return (
    <Autocomplete<Suggestion, false, true, true>
      freeSolo
      disableClearable
      fullWidth
      disablePortal
      options={suggestions}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.product.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.product.id)}
      value={null as unknown as string}
      inputValue={shown}
      open={showing}
      onOpen={() => {
        clearTimeout(closing.current);
        setOpen(true);
      }}
      onClose={(_, reason) => {
        if (reason === 'blur') closing.current = setTimeout(() => setOpen(false), BLUR_CLOSE_MS);
        else setOpen(false);
      }}
      onInputChange={(event, text, reason) => {
        if (reason !== 'input' || event.timeStamp - selectedAt.current < SELECTING_MS) return;
        // Still open from before, it does not open anew: the close that is due is called off here.
        clearTimeout(closing.current);
        setOpen(true);
        setEditing(true);
        onText(text);
      }}
      onHighlightChange={(_, option) => {
        highlighted.current = option;
      }}
      onChange={(event, option) => {
        if (typeof option === 'string') return;
        selectedAt.current = event.timeStamp;
        setOpen(false);
        setEditing(false);
        onPick(option.product);
      }}
      onPointerDown={() => setEditing(true)}
      onBlur={() => setEditing(false)}
      onKeyDown={(event) => {
        if (!PASSING_KEYS.includes(event.key)) setEditing(true);
        // Escape also calls off a list that has not come yet: MUI only closes one that is open.
        if (event.key === 'Escape') setOpen(false);
        if (
          event.key !== 'Enter' ||
          event.nativeEvent.isComposing ||
          (showing && highlighted.current)
        )
          return;
        event.preventDefault();
        (event as typeof event & { defaultMuiPrevented?: boolean }).defaultMuiPrevented = true;
        setOpen(false);
        onEnter();
      }}
      // Tab goes on to the next control: a list that scrolls would be a stop of its own, and take the focus with it as it closes.
      slotProps={{ listbox: { tabIndex: -1 } }}
      renderOption={({ key, ...props }, suggestion) => (
        <SuggestionOption key={key} {...props} suggestion={suggestion} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={placeholder}
          helperText={note}
          inputRef={inputRef}
          onPaste={paste}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              'data-editing': editing || undefined,
              maxLength: 300,
              enterKeyHint: 'next',
              autoCapitalize: 'none',
            } as typeof params.slotProps.htmlInput,
            input: {
              ...params.slotProps.input,
              startAdornment: <WrappedFieldText>{shown}</WrappedFieldText>,
              disableInjectingGlobalStyles: true,
            },
          }}
          sx={SPACED}
        />
      )}
    />
  );
});

/** The same to look at, before it can be used. */
export const WaitingField = ({
  shown,
  label,
  placeholder,
  note,
}: Pick<Props, 'shown' | 'label' | 'placeholder' | 'note'>) => (
  <TextField
    fullWidth
    disabled
    value={shown}
    placeholder={placeholder}
    helperText={note}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: <WrappedFieldText>{shown}</WrappedFieldText>,
        disableInjectingGlobalStyles: true,
      },
    }}
    sx={SPACED}
  />
);
