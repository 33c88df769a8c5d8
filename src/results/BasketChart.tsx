// What the common items cost at each store, as a picture; the table above it is what screen readers get.
import { barClasses, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatPrice, storeLabel, type ListComparison } from '../../engine';
import { useStaggeredMount } from '../layout/useStaggeredMount';

export default function BasketChart({ result }: { result: ListComparison }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  // One part after the other: all at once hold a slow phone up for a quarter of a second.
  const parts = useStaggeredMount(3);
  const stores = [...result.basket.stores].sort((a, b) => a.commonTotal - b.commonTotal);
  return (
    <ChartsContainer
      height={56 + stores.length * 40}
      skipAnimation={still}
      disableKeyboardNavigation
      margin={{ left: 0, right: 24 }}
      yAxis={[{ scaleType: 'band', data: stores.map(({ store }) => storeLabel(store)), width: 92 }]}
      xAxis={[{ min: 0, valueFormatter: (value: number) => formatPrice(value) }]}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: stores.map(({ commonTotal }) => commonTotal),
          color: palette.primary.main,
          barLabel: ({ value }) => formatPrice(value ?? 0),
        },
      ]}
      sx={{
        [`& .${barClasses.label}`]: {
          fill: palette.primary.contrastText,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <BarPlot />
      {parts > 1 && <ChartsYAxis />}
      {parts > 2 && <ChartsXAxis />}
    </ChartsContainer>
  );
}
