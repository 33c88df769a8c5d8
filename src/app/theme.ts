import { createTheme } from '@mui/material/styles';
import { BACKGROUND } from './themeColour';

declare module '@mui/material/styles' {
  interface TypeBackground {
    soft: string;
    saving: string;
  }
}

const shape = { borderRadius: 14 };
const heading = { fontWeight: 750, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

const RING = '3px solid var(--mui-palette-secondary-main)';
const FOCUS_INSIDE = { '&.Mui-focusVisible': { outline: RING, outlineOffset: -4 } } as const;

/** Forced colours take every background away: what is chosen says it in the system's own pair of colours. */
const FORCED = '@media (forced-colors: active)';
const CHOSEN = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

/** Warm paper and deep green; marmalade for what saves money. Follows the system, the switch in the header overrules it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  shape,
  breakpoints: { values: { xs: 0, sm: 600, md: 769, lg: 1080, xl: 1440 } },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#17604a', dark: '#0f4736', contrastText: '#ffffff' },
        secondary: { main: '#a8480f', contrastText: '#ffffff' },
        success: { main: '#1b6b3a' },
        text: { primary: '#2a211b', secondary: '#5f5349' },
        divider: '#e4d8c8',
        background: {
          default: BACKGROUND.light,
          paper: '#fffdf9',
          soft: '#f3eadc',
          saving: '#fdebd6',
        },
      },
    },
    dark: {
      palette: {
        primary: { main: '#7fd3b0', dark: '#5cb692', contrastText: '#0b2a20' },
        secondary: { main: '#f5b27a', contrastText: '#2b1505' },
        success: { main: '#86d7a0' },
        text: { primary: '#f3e9de', secondary: '#c6b8a8' },
        divider: '#43392f',
        background: {
          default: BACKGROUND.dark,
          paper: '#211b17',
          soft: '#2a231d',
          saving: '#43290f',
        },
      },
    },
  },
  typography: {
    fontFamily:
      '"Avenir Next", "Nunito Sans", "Segoe UI Variable", "Segoe UI", system-ui, -apple-system, Roboto, "Helvetica Neue", sans-serif',
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
    // A shadow is taken away, too: a menu would end nowhere.
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation: { [FORCED]: { border: '1px solid' } },
      },
    },
    // Beside a button a phone would have half a line of words left: there it goes below them.
    MuiAlert: {
      styleOverrides: {
        root: { flexWrap: 'wrap' },
        message: { flex: '1 1 min(14rem, calc(100% - 34px))' },
        action: { whiteSpace: 'nowrap' },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiChip: { styleOverrides: { label: { fontWeight: 650 } } },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
  },
});
