// Everything that carries the list away from this screen, in one menu.
import ContentCopyIcon from '../icons/ContentCopy';
import DownloadIcon from '../icons/Download';
import IosShareIcon from '../icons/IosShare';
import LinkIcon from '../icons/Link';
import PrintIcon from '../icons/Print';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import { useState, type ReactNode } from 'react';
import type { Trip } from './trip';
import { useTakingAlong, type TakingAlong } from './useTakingAlong';

export function TakeAlong({ trip }: { trip: Trip }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { said, forget, ...actions } = useTakingAlong(trip);
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
        {entriesOf(actions, anchor !== null && actions.canShare()).map(({ label, icon, run }) => (
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
        ))}
      </Menu>
      <Snackbar
        open={said !== null}
        autoHideDuration={6000}
        onClose={forget}
        message={said ?? ''}
      />
    </>
  );
}

interface Entry {
  label: string;
  icon: ReactNode;
  run(): void;
}

const entriesOf = (
  { share, copyLink, copyText, download }: TakingAlong,
  canShare: boolean,
): Entry[] => [
  ...(canShare ? [{ label: 'Share…', icon: <IosShareIcon fontSize="small" />, run: share }] : []),
  { label: 'Copy a link to this list', icon: <LinkIcon fontSize="small" />, run: copyLink },
  { label: 'Copy as text', icon: <ContentCopyIcon fontSize="small" />, run: copyText },
  { label: 'Download CSV', icon: <DownloadIcon fontSize="small" />, run: download },
  { label: 'Print', icon: <PrintIcon fontSize="small" />, run: () => window.print() },
];
