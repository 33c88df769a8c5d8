// The screen's code, evaluated in parts (see inParts.ts).
import { yieldingImports } from '../app/yieldingImports';

export default async function load() {
  await yieldingImports([
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Stepper'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Accordion'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Menu'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Table'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Dialog'),
    () => import(/* webpackMode: "eager" */ '../share/TakeAlong'),
    () => import(/* webpackMode: "eager" */ './Basket'),
    () => import(/* webpackMode: "eager" */ './ItemCard'),
  ]);
  return import(/* webpackMode: "eager" */ './ResultsPage');
}
