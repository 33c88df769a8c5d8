import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from './heading';

/** Asks again for what did not come. It goes when that comes; whoever is still on it is led to the heading then. */
export function TryAgain({
  onRetry,
  ...look
}: { onRetry(): void } & Pick<ButtonProps, 'variant' | 'sx'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (document.activeElement === here) focusHeading();
    };
  }, []);
  return (
    <Button ref={button} color="inherit" size="small" onClick={onRetry} {...look}>
      Try again
    </Button>
  );
}
