// What lies on or above the page: notices, bars, dialogs, menus. One look for all of them.
import type { Components, Theme } from '@mui/material/styles';

/** Forced colours take every background away: what is chosen says it in the system's own pair of colours. */
export const FORCED = '@media (forced-colors: active)';

export const SURFACES: Components<Theme> = {
  // A shadow is taken away, too: a menu would end nowhere.
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation: { [FORCED]: { border: '1px solid' } },
    },
  },
  // The ground is the page's own and the sign says how grave it is: a colour of its own for each would outshout the savings.
  // Beside a button a phone would have half a line of words left: there it goes below them.
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState, theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          flexWrap: 'wrap',
          borderRadius: 14,
          color: palette.text.primary,
          backgroundColor: palette.background.soft,
          border: '1px solid',
          borderColor: palette.divider,
          '& .MuiAlert-icon': { color: palette[ownerState.severity ?? 'success'].main },
        };
      },
      message: { flex: '1 1 min(14rem, calc(100% - 34px))' },
      action: { whiteSpace: 'nowrap' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          borderRadius: 14,
          fontSize: '1rem',
          color: palette.background.default,
          backgroundColor: palette.text.primary,
          // The page's ring is drawn for the page's ground.
          '& :focus-visible': { outlineColor: 'currentColor !important' },
        };
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 20,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0 },
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': { margin: 12, width: 'calc(100% - 24px)' },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 750, lineHeight: 1.3 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 12, flexWrap: 'wrap' } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 14 } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
};
