// Starts the app in parts: in one, React, MUI and the theme would hold a phone up for half a second.
import { earlyStart } from './earlyStart';
import { yieldingImports } from './yieldingImports';

/** Evaluated in this order; all in the first file. */
const PARTS = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () =>
    import(/* webpackMode: "eager", webpackExports: ["ThemeProvider"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Box'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Container'),
  () => import(/* webpackMode: "eager" */ '../layout/Layout'),
];

async function start(): Promise<void> {
  const services = earlyStart(window.location.pathname);
  await yieldingImports(PARTS);
  const { bootstrap: begin } = await import(/* webpackMode: "eager" */ './bootstrap');
  await yieldingImports([() => Promise.resolve()]);
  await begin(services);
}

void start();
