// One row's text with its suggestions: MUI Autocomplete. Fields without autofill need none of the global styles by which
// MUI notices it: each sends an event that holds the page up.
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  memo,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type RefObject,
} from 'react';
import type { Product, StoreId } from '../../engine';
import { WrappedFieldText } from '../layout/WrappedFieldText';
import { selectedBefore, type Came } from './came';
import { SuggestionGroup, SuggestionOption } from './SuggestionOption';
import { useSuggesting } from './useSuggesting';
import type { Offered } from './useSuggestions';

export interface ListFieldProps {
  /** What the field shows; differs from the row's text on a narrow screen. */
  shown: string;
  /** What suggestions are sought for; a picked row's text holds a pound sign and seeks none. */
  query: string;
  label: string;
  placeholder: string;
  /** The element that says what the shopper should know of the text. */
  describedBy?: string;
  /** How the shopper came to the plain words that this field takes the place of: it takes over their focus. */
  came?: Came;
  store: StoreId;
  inputRef(element: HTMLInputElement | null): void;
  onText(text: string): void;
  onPick(product: Product, packs: number): void;
  onEnter(): void;
  onLines(text: string): void;
}

export const ListField = memo(function ListField(props: ListFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, editing, ...suggesting } = useSuggesting(props);
  useTakenFocus(input, props.came);
  return (
    <div className="row-field">
      <Autocomplete<Offered, false, true, true>
        {...suggesting}
        freeSolo
        disableClearable
        fullWidth
        disablePortal
        options={suggestions}
        filterOptions={(all) => all}
        groupBy={groupOf}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.product.name)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.product.id)}
        value={null as unknown as string}
        inputValue={props.shown}
        slotProps={PARTS}
        renderGroup={({ key, group, children }) => (
          <SuggestionGroup key={key} title={group}>
            {children}
          </SuggestionGroup>
        )}
        renderOption={({ key, ...option }, suggestion) => (
          <SuggestionOption key={key} {...option} suggestion={suggestion} />
        )}
        renderInput={(params) => (
          <Words params={params} props={props} editing={editing} ownRef={input} />
        )}
      />
    </div>
  );
});

const PARTS = {
  // Tab goes on to the next control: a list that scrolls would be a stop of its own, and take the focus with it as it closes.
  listbox: { tabIndex: -1 },
  // Wider than the words it would hang centred under them, on a phone off to the left of the row.
  popper: { placement: 'bottom-start' },
} as const;

const groupOf = (option: Offered | string): string =>
  typeof option !== 'string' && option.found === 'best' ? 'Best match' : 'More products';

/** The focus of the plain words goes over before anything is painted, and what is selected in them; else the caret stands behind the last letter. */
function useTakenFocus(input: RefObject<HTMLInputElement | null>, came: ListFieldProps['came']) {
  useLayoutEffect(() => {
    const element = input.current;
    if (!came || !element) return;
    element.focus({ preventScroll: true });
    const end = element.value.length;
    element.setSelectionRange(...(selectedBefore(came) ?? [end, end]));
  }, [input, came]);
}

type Params = Parameters<ComponentProps<typeof Autocomplete>['renderInput']>[0];

interface WordsProps {
  params: Params;
  props: ListFieldProps;
  editing: boolean;
  ownRef: RefObject<HTMLInputElement | null>;
}

function Words({ params, props, editing, ownRef }: WordsProps) {
  const { shown, placeholder, inputRef, onLines } = props;
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    // A row of a spreadsheet has its cells parted by tabs.
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onLines(text);
  }
  return (
    <TextField
      {...params}
      variant="standard"
      placeholder={placeholder}
      inputRef={(element: HTMLInputElement | null) => {
        ownRef.current = element;
        inputRef(element);
      }}
      onPaste={paste}
      slotProps={{
        ...params.slotProps,
        htmlInput: { ...params.slotProps.htmlInput, ...attributesOf(props, editing) },
        input: {
          ...params.slotProps.input,
          disableUnderline: true,
          startAdornment: <WrappedFieldText>{shown}</WrappedFieldText>,
          disableInjectingGlobalStyles: true,
        },
      }}
    />
  );
}

const attributesOf = ({ label, describedBy }: ListFieldProps, editing: boolean) => ({
  className: 'row-input',
  'aria-label': label,
  'aria-describedby': describedBy,
  'data-editing': editing || undefined,
  maxLength: 300,
  enterKeyHint: 'next' as const,
  autoCapitalize: 'none',
});
