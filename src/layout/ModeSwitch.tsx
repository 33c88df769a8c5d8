import DarkModeIcon from '../icons/DarkModeOutlined';
import LightModeIcon from '../icons/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { colourToolbar } from '../app/themeColour';

/** Light or dark; until it is pressed, the system decides. */
export function ModeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  // MUI marks the document; the browser's own frame is told here.
  useEffect(() => colourToolbar(dark ? 'dark' : 'light'), [dark]);
  const label = dark ? 'Use light colours' : 'Use dark colours';
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => setMode(dark ? 'light' : 'dark')}
      color="inherit"
    >
      {dark ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  );
}
