// Warm paper and deep green; marmalade, which says one thing only: here money is saved.
import type { ColorSystemOptions } from '@mui/material/styles';
import { BACKGROUND } from './themeColour';

declare module '@mui/material/styles' {
  interface TypeBackground {
    soft: string;
  }
  interface Palette {
    saving: { main: string; soft: string };
    /** What the verdict stands on: dark in both modes. */
    placard: string;
  }
  interface PaletteOptions {
    placard?: string;
    saving?: { main: string; soft: string };
  }
}

export const LIGHT: ColorSystemOptions = {
  palette: {
    primary: { main: '#17604a', dark: '#0f4736', contrastText: '#ffffff' },
    secondary: { main: '#5f5349', contrastText: '#ffffff' },
    saving: { main: '#a8480f', soft: '#fde6cc' },
    placard: '#0f4736',
    success: { main: '#1b6b3a' },
    warning: { main: '#6b5200' },
    error: { main: '#a3202c' },
    info: { main: '#17604a' },
    text: { primary: '#2a211b', secondary: '#5f5349' },
    divider: '#e4d8c8',
    background: { default: BACKGROUND.light, paper: '#fffdf9', soft: '#f3eadc' },
  },
};

export const DARK: ColorSystemOptions = {
  palette: {
    primary: { main: '#7fd3b0', dark: '#5cb692', contrastText: '#0b2a20' },
    secondary: { main: '#c6b8a8', contrastText: '#2b1505' },
    saving: { main: '#f5b27a', soft: '#43290f' },
    placard: '#163d31',
    success: { main: '#86d7a0' },
    warning: { main: '#e0cf8a' },
    error: { main: '#f29a9f' },
    info: { main: '#7fd3b0' },
    text: { primary: '#f3e9de', secondary: '#c6b8a8' },
    divider: '#43392f',
    background: { default: BACKGROUND.dark, paper: '#211b17', soft: '#2a231d' },
  },
};
