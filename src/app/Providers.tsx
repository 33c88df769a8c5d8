// What stands around every screen, in the browser and when the first pictures of the pages are made.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode } from 'react';
import { ServicesProvider, type Services } from '../services/services';
import { theme } from './theme';

export const Providers = ({ services, children }: { services: Services; children: ReactNode }) => (
  <StrictMode>
    {/* noSsr: nothing is hydrated, so the colours need no second rendering of the whole page. */}
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </ThemeProvider>
  </StrictMode>
);
