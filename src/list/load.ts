// The screen's code, evaluated in parts (see inParts.ts).
import { yieldingImports } from '../app/yieldingImports';

export default async function load() {
  await yieldingImports([
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Stepper'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/InputBase'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Menu'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/TextField'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Popper'),
    () =>
      import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Autocomplete'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Snackbar'),
    () => import(/* webpackMode: "eager" */ './ListRow'),
  ]);
  return import(/* webpackMode: "eager" */ './ListPage');
}
