// How the items look, said once for their list: a row of MUI's parts and styles of its own costs a slow phone five times as much.
import type { SxProps, Theme } from '@mui/material/styles';

const WHOLE_LINE = { flexBasis: '100%' } as const;

/** What folds an item out: the whole row. */
const BUTTON = {
  '& .item-head': { m: 0, font: 'inherit' },
  '& .item-button': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 48,
    m: 0,
    px: { xs: 1.5, sm: 2 },
    py: 0.5,
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:active': { opacity: 0.75 },
    // It fills the frame, which would cut a ring around it off.
    '&:focus-visible': { outlineOffset: -4 },
    '& svg': {
      width: '1.5rem',
      height: '1.5rem',
      fill: 'currentColor',
      flexShrink: 0,
      color: 'action.active',
      transition: 'transform 150ms',
    },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
} as const;

const WORDS = {
  '& .item-words': {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1,
    fontSize: '0.875rem',
    lineHeight: 1.43,
  },
  // The whole width is the name's: beside the saving a product's name had three lines on a phone.
  '& .item-name': {
    ...WHOLE_LINE,
    fontSize: { xs: '0.95rem', sm: '1rem' },
    fontWeight: 650,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& .item-where': { flex: '1 1 7rem', minWidth: 0, color: 'text.secondary' },
  '& .item-asked': WHOLE_LINE,
} as const;

export const ITEMS: SxProps<Theme> = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .item-details': { px: { xs: 1.5, sm: 2 }, pt: 0.5, pb: 2 },
  ...BUTTON,
  ...WORDS,
};
