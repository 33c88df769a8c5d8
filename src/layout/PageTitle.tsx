import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The screen's heading; after a step it takes the focus, so that the new screen is announced. */
export function PageTitle({ children, title = children }: { children: string; title?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation === 'PUSH') heading.current?.focus({ preventScroll: true });
  }, [navigation]);
  return (
    <>
      <title>{`${title} | Basketwise`}</title>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h1" sx={{ outline: 'none' }}>{children}</Typography>
    </>
  );
}
