// Starts the app in parts: each is evaluated in a task of its own, so that the page answers a touch between them.

/** The next task: what waits in the queue (a touch, a paint) comes first. */
const pause = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });

/** In the order of their weight; all in the first file, evaluated when asked for. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["ThemeProvider"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Box'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Button'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Container'),
  () => import(/* webpackMode: "eager" */ './layout/Layout'),
];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await pause();
  }
  const { begin } = await import(/* webpackMode: "eager" */ './begin');
  await pause();
  begin();
}

void start();
