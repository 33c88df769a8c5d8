import Typography from '@mui/material/Typography';
import { useHeading } from './heading';

/** The screen's heading, and the title of its page. */
export function PageTitle({ children, title = children }: { children: string; title?: string }) {
  return (
    <>
      <title>{`${title} | Basketwise`}</title>
      <Typography
        ref={useHeading()}
        tabIndex={-1}
        variant="h4"
        component="h1"
        sx={{ outline: 'none' }}
      >
        {children}
      </Typography>
    </>
  );
}
