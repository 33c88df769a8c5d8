// Composition root: the only place that knows the real browser, worker and storage.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createEngineClient } from './engineClient/client';
import { pagePort, workerPort } from './engineClient/ports';
import { ServicesProvider } from './services';
import { keepOffline } from './offline/register';
import { browserStorage, createSessionStore } from './session/store';
import { firstScheme, theme } from './theme';

const services = { session: createSessionStore(browserStorage), engine: createEngineClient(workerPort, pagePort) };

// Before the first paint, as MUI itself would only after it: no flash of the other scheme.
document.documentElement.setAttribute(`data-${firstScheme()}`, '');
const root = createRoot(document.getElementById('root')!);
// As a transition the first screen is made in slices: the page answers a touch meanwhile.
startTransition(() => root.render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <ServicesProvider services={services}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ServicesProvider>
    </ThemeProvider>
  </StrictMode>,
));

// Behind everything the shopper waits for.
if (document.readyState === 'complete') void keepOffline();
else window.addEventListener('load', () => void keepOffline());
