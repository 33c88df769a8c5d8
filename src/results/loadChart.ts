// The chart's code, evaluated in parts (see inParts.ts).
import { inParts } from '../inParts';

export default async function load() {
  await inParts([
    () => import(/* webpackMode: "eager", webpackExports: ["ChartsText"] */ '@mui/x-charts/ChartsText'),
    () => import(/* webpackMode: "eager", webpackExports: ["ChartsSurface"] */ '@mui/x-charts/ChartsSurface'),
    () => import(/* webpackMode: "eager", webpackExports: ["ChartsDataProvider"] */ '@mui/x-charts/ChartsDataProvider'),
    () => import(/* webpackMode: "eager", webpackExports: ["BarPlot"] */ '@mui/x-charts/BarChart'),
  ]);
  return import(/* webpackMode: "eager" */ './BasketChart');
}
