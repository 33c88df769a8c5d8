// When a row's suggestions are open, and what keys and choices do to them (specification section 4).
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { StoreId } from '../../engine';
import { selectedBefore } from './came';
import type { ListFieldProps } from './ListField';
import { useSuggestions, type Offered } from './useSuggestions';

const BLUR_CLOSE_MS = 200;
const SELECTING_MS = 300;

/** These leave the text and the caret as they are. */
const PASSING_KEYS = ['Tab', 'Shift', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

type Handlers = Required<
  Pick<
    AutocompleteProps<Offered, false, true, true>,
    | 'open'
    | 'onOpen'
    | 'onClose'
    | 'onInputChange'
    | 'onHighlightChange'
    | 'onChange'
    | 'onPointerDown'
    | 'onBlur'
    | 'onKeyDown'
  >
>;

interface Suggesting extends Handlers {
  suggestions: readonly Offered[];
  /** The one line with its caret is seen: from the first key or touch on. Who has just picked, or comes by, sees the whole text. */
  editing: boolean;
}

export function useSuggesting(props: ListFieldProps): Suggesting {
  const { query, store, came, onText, onPick } = props;
  const { suggestions, showing, show, hide, hideSoon } = useOpened(query, store);
  const [editing, setEditing] = useState(
    () => came?.by === 'touch' || selectedBefore(came) !== null,
  );
  const highlighted = useRef<Offered | null>(null);
  const selectedAt = useRef(-SELECTING_MS);
  return {
    suggestions,
    editing,
    open: showing,
    onOpen: show,
    onClose: (_, reason) => (reason === 'blur' ? hideSoon() : hide()),
    onInputChange(event, text, reason) {
      if (reason !== 'input' || event.timeStamp - selectedAt.current < SELECTING_MS) return;
      // Still open from before, it does not open anew: the close that is due is called off here.
      show();
      setEditing(true);
      onText(text);
    },
    onHighlightChange: (_, option) => void (highlighted.current = option),
    onChange(event, option) {
      if (typeof option === 'string') return;
      selectedAt.current = event.timeStamp;
      hide();
      setEditing(false);
      onPick(option.product, option.packs);
    },
    onPointerDown: () => setEditing(true),
    // MUI closes only what is open: suggestions still on their way would open over the rows behind who has left.
    onBlur: () => void (hideSoon(), setEditing(false)),
    onKeyDown(event) {
      if (!PASSING_KEYS.includes(event.key)) setEditing(true);
      // Escape also calls off a list that has not come yet: MUI only closes one that is open.
      if (event.key === 'Escape') hide();
      // Enter belongs to the suggestion that is highlighted.
      if (!isEnter(event) || (showing && highlighted.current)) return;
      keepToOneself(event);
      hide();
      props.onEnter();
    },
  };
}

/** Whether the list is wanted open; who leaves the field may still be on the way to one of its lines. */
function useOpened(query: string, store: StoreId) {
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const suggestions = useSuggestions(query, store, open);
  return {
    suggestions,
    showing: open && suggestions.length > 0,
    show() {
      clearTimeout(closing.current);
      setOpen(true);
    },
    hide: () => setOpen(false),
    hideSoon() {
      // Both leaving and closing call for it: the one that is due is the last, so that typing calls it off.
      clearTimeout(closing.current);
      closing.current = setTimeout(() => setOpen(false), BLUR_CLOSE_MS);
    },
  };
}

function keepToOneself(event: Parameters<Handlers['onKeyDown']>[0]): void {
  event.preventDefault();
  event.defaultMuiPrevented = true;
}

/** Not the one that ends the composing of a letter. */
const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
