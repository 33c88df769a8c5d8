// What the common items cost at each store, as a picture; the table above it is what screen readers get.
import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatPrice, storeLabel, type ListComparison } from '../../engine';

export default function BasketChart({ result }: { result: ListComparison }) {
  const theme = useTheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const stores = [...result.basket.stores].sort((a, b) => a.commonTotal - b.commonTotal);
  return (
    <BarChart
      layout="horizontal" height={56 + stores.length * 40} skipAnimation={still} hideLegend disableKeyboardNavigation margin={{ left: 0, right: 24 }}
      yAxis={[{ scaleType: 'band', data: stores.map(({ store }) => storeLabel(store)), width: 92 }]}
      xAxis={[{ min: 0, valueFormatter: (value: number) => formatPrice(value) }]}
      series={[{ data: stores.map(({ commonTotal }) => commonTotal), label: 'Items all have', color: (theme.vars ?? theme).palette.primary.main, valueFormatter: (value) => (value === null ? '' : formatPrice(value)) }]}
    />
  );
}
