import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import type { Keeping } from '../session/store';

const WORDS: Record<Exclude<Keeping, 'kept'>, string> = {
  full: 'Your browser has no room left to keep your list. It stays here until you close or reload this tab.',
  blocked:
    'Your browser does not let this page keep your list. It stays here until you close or reload this tab.',
};

export default function StorageNotice({ keeping }: { keeping: Exclude<Keeping, 'kept'> }) {
  return (
    <Container maxWidth="lg" sx={{ pt: 2 }}>
      <Alert severity="warning">{WORDS[keeping]}</Alert>
    </Container>
  );
}
