import { createTheme } from '@mui/material/styles';
import { DARK, LIGHT } from './palette';
import { FORCED, SURFACES } from './surfaces';

const shape = { borderRadius: 14 };
const heading = { fontWeight: 750, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

const RING = '3px solid var(--mui-palette-primary-main)';
const FOCUS_INSIDE = { '&.Mui-focusVisible': { outline: RING, outlineOffset: -4 } } as const;

const CHOSEN = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** Follows the system; the switch in the header overrules it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  shape,
  breakpoints: { values: { xs: 0, sm: 600, md: 769, lg: 1080, xl: 1440 } },
  colorSchemes: { light: LIGHT, dark: DARK },
  typography: {
    fontFamily:
      '"Figtree Variable", "Avenir Next", "Nunito Sans", "Segoe UI Variable", "Segoe UI", system-ui, -apple-system, Roboto, "Helvetica Neue", sans-serif',
    h1: { ...heading, fontSize: 'clamp(2.1rem, 1.4rem + 3.4vw, 3.6rem)', lineHeight: 1.08 },
    h2: { ...heading, fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.1rem)', lineHeight: 1.2 },
    h3: { ...heading, fontSize: '1.15rem', lineHeight: 1.3 },
    h4: { ...heading, fontSize: 'clamp(1.6rem, 1.3rem + 1.4vw, 2.25rem)', lineHeight: 1.15 },
    h5: heading,
    button: { textTransform: 'none', fontWeight: 650 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
        ':focus-visible': { outline: RING, outlineOffset: 2 },
        '@keyframes glide': {
          from: { transform: 'translateX(-100%)' },
          to: { transform: 'translateX(250%)' },
        },
        '@keyframes rise': {
          from: { opacity: 0, transform: 'translateY(10px)' },
          to: { opacity: 1, transform: 'none' },
        },
        'h1:focus, h1:focus-visible': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    // A ripple writes style rules at the first touch of each kind, and the whole page is styled anew: a tenth of a second on a slow phone.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          // The browser gives buttons a face of their own: what stands in one without MUI's typography had it.
          fontFamily: 'inherit',
          '&:active': { opacity: 0.75 },
          // MUI takes the outline off, and which of two equal rules counts depends on the order in which the screens' styles came.
          '&:focus-visible': { outline: RING, outlineOffset: 2 },
        },
      },
    },
    // Their focusable element is invisible: what is drawn shows the focus. Of what fills its frame, a ring around it would be cut off.
    MuiCheckbox: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: FOCUS_INSIDE,
        // Track and thumb are backgrounds only: without them neither would be there.
        track: {
          [FORCED]: {
            boxSizing: 'border-box',
            border: '1px solid',
            opacity: 1,
            '.Mui-checked.Mui-checked + &&': { ...CHOSEN, opacity: 1 },
          },
        },
        thumb: { [FORCED]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
      },
    },
    MuiListItemButton: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiAccordionSummary: { styleOverrides: { root: FOCUS_INSIDE } },
    MuiToggleButton: {
      styleOverrides: {
        root: { ...FOCUS_INSIDE, [FORCED]: { '&.Mui-selected, &.Mui-selected:hover': CHOSEN } },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          ...FOCUS_INSIDE,
          // In large text a name has more than one line.
          whiteSpace: 'normal',
          // MUI takes every wide screen for one with a mouse: a phone that lies on its side has a thumb.
          '@media (min-width:600px)': { minHeight: 44 },
          [FORCED]: {
            '&.Mui-selected, &.Mui-selected:hover': CHOSEN,
            '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -4 },
          },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        listbox: {
          [FORCED]: {
            '& .MuiAutocomplete-option.Mui-focused.Mui-focused': {
              ...CHOSEN,
              '& *': { color: 'inherit' },
            },
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, minHeight: 44, paddingInline: 20 },
        contained: { [FORCED]: { border: '1px solid' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // MUI moves its bars by `left` and `right`: a layout of the page in each frame, just while the engine needs the processor.
    MuiLinearProgress: {
      styleOverrides: {
        indeterminate: {
          '& .MuiLinearProgress-bar1': {
            width: '40%',
            right: 'auto',
            animation: 'glide 1.6s ease-in-out infinite',
          },
          '& .MuiLinearProgress-bar2': { display: 'none' },
        },
      },
    },
    MuiChip: { styleOverrides: { label: { fontWeight: 650 } } },
    ...SURFACES,
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
  },
});
