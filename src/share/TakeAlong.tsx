// Everything that carries the list away from this screen, in one menu.
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/Download';
import IosShareIcon from '@mui/icons-material/IosShare';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import { useState, type ReactNode } from 'react';
import { useServices } from '../services/services';
import { leftOutWords } from '../session/listLimits';
import { shareLink, sharedListOf, type SharedList } from './shareLink';
import { tripText, type Trip } from './trip';
import { tripCsv } from './tripCsv';

export function TakeAlong({ trip }: { trip: Trip }) {
  const { session: store } = useServices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // Made when it is asked for: the page need not pack sixty lines on every change.
  const shared = (): SharedList | null => sharedListOf(store.getSnapshot().session);
  const link = (): string | null => {
    const list = shared();
    return list ? shareLink(window.location.origin, list) : null;
  };
  const linkLeftOut = (): string => leftOutWords(shared()?.leftOut ?? 0);

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid('Your browser does not allow copying from here.');
    }
  }

  const shareData = (): ShareData => ({
    title: 'Shopping list',
    text: tripText(trip),
    url: link() ?? undefined,
  });
  /** The share sheet of this device, where there is one that takes a text. */
  const canShare = (): boolean =>
    typeof navigator.share === 'function' &&
    (typeof navigator.canShare !== 'function' || navigator.canShare(shareData()));

  async function share(): Promise<void> {
    try {
      await navigator.share(shareData());
      const missing = linkLeftOut();
      if (missing) setSaid(`Shared. The link does not hold all of the list. ${missing}`);
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        setSaid('Sharing did not work; copy the list instead.');
    }
  }

  function download(): void {
    const url = URL.createObjectURL(new Blob([tripCsv(trip)], { type: 'text/csv' }));
    const anchorElement = Object.assign(document.createElement('a'), {
      href: url,
      download: 'shopping-list.csv',
    });
    anchorElement.click();
    URL.revokeObjectURL(url);
    setSaid('Downloaded shopping-list.csv');
  }

  const entry = (label: string, icon: ReactNode, run: () => void): ReactNode => (
    <MenuItem
      key={label}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <Button
        variant="outlined"
        sx={{ px: 1.75, fontSize: '0.95rem', whiteSpace: 'nowrap' }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Share or print
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {anchor !== null &&
          canShare() &&
          entry('Share…', <IosShareIcon fontSize="small" />, () => void share())}
        {entry(
          'Copy a link to this list',
          <LinkIcon fontSize="small" />,
          () =>
            void copy(
              link() ?? '',
              `Link copied. The list is inside the link itself. ${linkLeftOut()}`.trim(),
            ),
        )}
        {entry(
          'Copy as text',
          <ContentCopyIcon fontSize="small" />,
          () => void copy(tripText(trip), 'List copied'),
        )}
        {entry('Download CSV', <DownloadIcon fontSize="small" />, download)}
        {entry('Print', <PrintIcon fontSize="small" />, () => window.print())}
      </Menu>
      <Snackbar
        open={said !== null}
        autoHideDuration={6000}
        onClose={() => setSaid(null)}
        message={said ?? ''}
      />
    </>
  );
}
