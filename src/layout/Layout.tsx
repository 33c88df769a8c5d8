// One frame for all screens: skip link, header, main, footer.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Suspense, type ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { lazyScreen } from '../app/lazyScreen';
import { useKeeping } from '../services/services';
import { PATHS } from '../services/steps';
import { Brand } from './Brand';
import { ModeSwitch } from './ModeSwitch';
import { SiteFooter } from './SiteFooter';
import { SkipLink } from './SkipLink';

// Rarely needed: not part of the first load.
const { Screen: StorageNotice, fetch: fetchStorageNotice } = lazyScreen(
  () => import('./StorageNotice'),
  'nothing',
);
const { Screen: OfflineNotice } = lazyScreen(() => import('../offline/OfflineNotice'), 'nothing');

/** The code of the notice that stands above every screen while the list cannot be kept. */
export { fetchStorageNotice };

export function Layout({ children }: { children: ReactNode }) {
  // As the router matches it: /contact/ and /Contact are that page too.
  const contact = useMatch(PATHS.contact) !== null;
  const keeping = useKeeping();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <SiteHeader contact={contact} />
      <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <Suspense fallback={null}>
          <OfflineNotice />
        </Suspense>
        {keeping !== 'kept' && (
          <Suspense fallback={null}>
            <StorageNotice keeping={keeping} />
          </Suspense>
        )}
        {children}
      </Box>
      {/* The contact page brings its own footer (specification section 2). */}
      {!contact && <SiteFooter />}
    </Box>
  );
}

const SiteHeader = ({ contact }: { contact: boolean }) => (
  <Box
    component="header"
    sx={{
      borderBottom: 1,
      borderColor: 'divider',
      bgcolor: 'background.default',
      '@media print': { display: 'none' },
    }}
  >
    <Container
      maxWidth="lg"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
        minHeight: 64,
        py: 0.5,
      }}
    >
      <Brand />
      {/* With large text they go below the name, and then below one another. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ModeSwitch />
        {!contact && <ContactLink />}
      </Box>
    </Container>
  </Box>
);

const ContactLink = () => (
  <Button
    component={Link}
    to={PATHS.contact}
    variant="outlined"
    size="small"
    sx={{ px: { xs: 1.5, sm: 2.5 } }}
  >
    Contact Us
  </Button>
);
