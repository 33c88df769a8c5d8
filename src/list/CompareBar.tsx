// Always in reach, however long the list: how much is on it, about what it costs here, and the way on.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { counted, formatPrice } from '../../engine';
import { isFilled } from '../session/request';
import type { Line } from '../session/session';
import type { RowAnswers } from './useRowAnswers';

/** From here on pence say nothing of "about". */
const WHOLE_POUNDS_FROM = 10;

const about = (pounds: number): string =>
  pounds < WHOLE_POUNDS_FROM ? formatPrice(pounds) : `£${Math.round(pounds)}`;

/** "25 items · about £42"; where some have no price, for how many that is. Nothing of a price while some are still asked for. */
export function sumWords(filled: readonly Line[], answers: RowAnswers): string {
  const items = counted(filled.length, 'item');
  if (!filled.every((line) => answers.has(line))) return items;
  const costs = filled.flatMap((line) => answers.get(line)!.product?.cost ?? []);
  if (costs.length === 0) return items;
  const sum = about(costs.reduce((total, cost) => total + cost, 0));
  return costs.length === filled.length
    ? `${items} · about ${sum}`
    : `${items} · about ${sum} for ${costs.length} of them`;
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 3,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1,
  display: 'flex',
  // Wrapped, the button stands above the sum: what sinks below the edge is the sum.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

/** Taller than this part of the screen, the bar would hide the list it belongs to. */
const MOST_OF_SCREEN = 1 / 5;

/** How many px of the bar are below the edge of the screen until the end of the list is reached: its second line, where larger text makes it too tall. */
function useSunk(
  bar: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): number {
  const [sunk, setSunk] = useState(0);
  useEffect(() => {
    const [all, first] = [bar.current, button.current];
    if (!all || !first || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const { top, bottom, height } = all.getBoundingClientRect();
      const kept = first.getBoundingClientRect();
      const below = bottom - kept.bottom - (kept.top - top);
      setSunk(height > window.innerHeight * MOST_OF_SCREEN ? Math.max(0, below) : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(all);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar, button]);
  return sunk;
}

interface Props {
  lines: readonly Line[];
  answers: RowAnswers;
  disabled: boolean;
  onCompare(): void;
}

export const CompareBar = memo(function CompareBar({ lines, answers, disabled, onCompare }: Props) {
  const filled = lines.filter(isFilled);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sunk = useSunk(bar, button);
  return (
    <Box ref={bar} sx={BAR} style={sunk > 0 ? { bottom: -sunk } : undefined}>
      <Typography sx={{ flex: '1 1 8rem', fontWeight: 650, lineHeight: 1.3 }}>
        {filled.length > 0 ? sumWords(filled, answers) : 'Nothing on your list yet'}
      </Typography>
      <Button
        ref={button}
        variant="contained"
        size="large"
        disabled={disabled || filled.length === 0}
        onClick={onCompare}
        sx={{ minHeight: 52, px: { xs: 2.5, sm: 4 } }}
      >
        Compare Prices
      </Button>
    </Box>
  );
});
