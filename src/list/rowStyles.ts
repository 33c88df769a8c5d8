// How rows look, said once for the whole list: a row of its own styles costs a slow phone as much as its elements.
import type { SxProps, Theme } from '@mui/material/styles';

/** On a phone a name of two lines and its price are a row of 64 px. */
const LINE = { xs: 1.2, sm: 1.3 } as const;

/** What a field shows at rest: its whole text in lines, over a field of one line that nobody sees. */
const WHOLE_TEXT = {
  '& .row-field': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  '& .row-field.row-field input.row-input, & .row-field .whole-text': {
    gridArea: '1 / 1',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 24,
    m: 0,
    p: 0,
    border: 0,
    font: 'inherit',
    lineHeight: LINE,
    color: 'inherit',
    background: 'none',
    height: 'auto',
  },
  '& .row-field .whole-text': {
    pt: '2px',
    containerType: 'inline-size',
  },
  // The first two lines of a long name, all of it as soon as it is touched. Where letters are large nothing is cut.
  '@container (min-width: 9rem)': {
    '& .row-field:not(:focus-within) .whole-text > span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    },
  },
  '& .row-field.row-field input.row-input': { outline: 0, minWidth: 0 },
  '& .row-field input:not([data-editing]):not(:placeholder-shown)': { opacity: 0 },
  '& .row-field:has(input:is([data-editing], :placeholder-shown)) .whole-text': {
    visibility: 'hidden',
  },
  '& .row-field input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

/** MUI's field around it takes no place of its own; its frame stays, the suggestions are hung on it. */
const BARE_FIELD = {
  '& .row-field .MuiFormControl-root, & .row-field .MuiAutocomplete-root': { display: 'contents' },
  '& .row-field .MuiInputBase-root.MuiInputBase-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridArea: '1 / 1',
    m: 0,
    p: 0,
    font: 'inherit',
    lineHeight: LINE,
  },
  // Below the row's note, which stays to be read.
  '& .row-field .MuiAutocomplete-popper.MuiAutocomplete-popper': {
    width: 'min(calc(100vw - 50px), 620px) !important',
    pt: '1.6rem',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
} as const;

/** One line below the words; where letters are large it takes as many as it needs. */
const NOTES = {
  '& .row-below': { containerType: 'inline-size' },
  '& .row-note': {
    m: 0,
    minHeight: '1.35em',
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    color: 'text.secondary',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6px',
  },
  '& .row-note.seldom:empty': { minHeight: 0 },
  '& .row-below .MuiButton-root': { my: 0.75 },
  '& .row-note b': { color: 'text.primary', fontWeight: 650 },
  '@container (min-width: 10rem)': {
    '& .row-note.one-line': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    '& .row-note.one-line > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
} as const;

/** Plain buttons: two of MUI's in each of three hundred rows hold a slow phone up for seconds. */
export const BUTTONS = {
  '& .row-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    m: 0,
    p: 1,
    border: 0,
    borderRadius: '50%',
    font: 'inherit',
    color: 'action.active',
    background: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { bgcolor: 'action.hover' },
    '&:active': { opacity: 0.75 },
    '&:disabled': { color: 'action.disabled', background: 'none', cursor: 'default' },
    '& svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor', flexShrink: 0 },
  },
  '& .row-count': {
    display: 'inline-flex',
    alignItems: 'center',
    border: 1,
    borderColor: 'divider',
    borderRadius: 999,
    '& svg': { width: '1.25rem', height: '1.25rem' },
    '& > span': { minWidth: 22, textAlign: 'center', fontWeight: 700 },
  },
} as const;

/** On a phone, and with large text, the price goes below the name: beside it a name would have a word in each line. */
const SUGGESTED = {
  '& .MuiAutocomplete-listbox ul': { listStyle: 'none', m: 0, p: 0 },
  '& .option-group': {
    display: 'block',
    px: 2,
    pt: 1,
    typography: 'caption',
    fontWeight: 650,
    color: 'text.secondary',
  },
  '& li.MuiAutocomplete-option.MuiAutocomplete-option': {
    minHeight: 52,
    flexWrap: 'wrap',
    columnGap: 2,
    borderBottom: 1,
    borderColor: 'divider',
    '&:last-of-type': { border: 0 },
  },
  '& .option-name': { flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& .option-price': {
    ml: 'auto',
    display: 'flex',
    flexDirection: { xs: 'row', sm: 'column' },
    flexWrap: 'wrap',
    alignItems: { xs: 'baseline', sm: 'flex-end' },
    columnGap: 1,
    '& > small': { typography: 'caption', color: 'text.secondary' },
  },
} as const;

export const ROWS: SxProps<Theme> = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: { xs: 0, sm: 1 },
    minHeight: 56,
    borderBottom: 1,
    borderColor: 'divider',
    scrollMarginBlock: '96px',
  },
  // Not the first ones: a row that is seen at once would be painted at the height that is only guessed, and then move the page.
  '& > li:nth-of-type(n + 13)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 60px' },
  // What hangs out of a row (its suggestions) would be cut off by the containment that `auto` brings.
  '& > li:focus-within': { contentVisibility: 'visible' },
  '& .row-words': {
    cursor: 'text',
    py: { xs: '2px', sm: '6px' },
    pl: { xs: 0.5, sm: 1 },
    minWidth: 0,
    borderRadius: 1,
  },
  '& .row-words:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
  '& .row-tools': { display: 'flex', alignItems: 'center', gap: 0.5 },
  ...BUTTONS,
  ...NOTES,
  ...WHOLE_TEXT,
  ...BARE_FIELD,
  ...SUGGESTED,
};
