// The chart's code, evaluated in parts (see inParts.ts).
import { yieldingImports } from '../app/yieldingImports';

export default async function load() {
  await yieldingImports([
    () =>
      import(/* webpackMode: "eager", webpackExports: ["ChartsText"] */ '@mui/x-charts/ChartsText'),
    () =>
      import(
        /* webpackMode: "eager", webpackExports: ["ChartsSurface"] */ '@mui/x-charts/ChartsSurface'
      ),
    () =>
      import(
        /* webpackMode: "eager", webpackExports: ["ChartsDataProvider"] */ '@mui/x-charts/ChartsDataProvider'
      ),
    () => import(/* webpackMode: "eager", webpackExports: ["BarPlot"] */ '@mui/x-charts/BarChart'),
  ]);
  return import(/* webpackMode: "eager" */ './BasketChart');
}
