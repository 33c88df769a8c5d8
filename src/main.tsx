// Composition root: the only place that knows the real browser, worker and storage.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createEngineClient } from './engineClient/client';
import { pagePort, workerPort } from './engineClient/ports';
import { ServicesProvider } from './services';
import { keepOffline } from './offline/register';
import { browserStorage, createSessionStore } from './session/store';
import { theme } from './theme';

const services = { session: createSessionStore(browserStorage), engine: createEngineClient(workerPort, pagePort) };

createRoot(document.getElementById('root')!).render(
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
);

if (document.readyState === 'complete') void keepOffline();
else window.addEventListener('load', () => void keepOffline());
