// The screen's code, evaluated in parts (see inParts.ts).
import { inParts } from '../inParts';

export default async function load() {
  await inParts([
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Stepper'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Accordion'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Menu'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/TextField'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Table'),
    () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Dialog'),
    () => import(/* webpackMode: "eager" */ '../session/quantity'),
    () => import(/* webpackMode: "eager" */ '../takeAlong/TakeAlong'),
    () => import(/* webpackMode: "eager" */ './Basket'),
    () => import(/* webpackMode: "eager" */ './ItemCard'),
  ]);
  return import(/* webpackMode: "eager" */ './ResultsPage');
}
