// The success view: says what happens next and goes on by itself after three seconds.
import CheckCircleIcon from '../icons/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Destination } from './destination';

const REDIRECT_AFTER_MS = 3000;

export function SentMessage({ email, destination }: { email: string; destination: Destination }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(destination.path), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, destination.path]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        textAlign: 'center',
        py: { xs: 4, sm: 8 },
      }}
    >
      <title>Message sent | Basketwise</title>
      <CheckCircleIcon color="success" aria-hidden sx={{ fontSize: 64 }} />
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h4" sx={{ outline: 'none' }}>
        Message Sent Successfully!
      </Typography>
      <Typography
        sx={{ overflowWrap: 'anywhere' }}
      >{`Thank you for contacting us. We will reply to ${email} within 24-48 hours.`}</Typography>
      {destination.note !== null && (
        <Typography color="textSecondary">{destination.note}</Typography>
      )}
      <Button onClick={() => void navigate(destination.path)} variant="contained" size="large">
        {destination.continueLabel}
      </Button>
    </Box>
  );
}
