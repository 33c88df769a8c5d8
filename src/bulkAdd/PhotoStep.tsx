// Choose or take a picture, watch it being read, correct the lines beside it.
import PhotoCameraIcon from '../icons/PhotoCamera';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { TryAgain } from '../layout/TryAgain';
import { VISUALLY_HIDDEN } from '../layout/visuallyHidden';
import { readPhoto, type PhotoReading } from './readPhoto';

type OnText = (text: string, picture: string) => void;
interface Props {
  /** The shopper came for this: its button takes the focus. */ first: boolean;
  /** Read at once: another app shared it. */ given: File | null;
  onText: OnText;
}

export function PhotoStep({ first, given, onText }: Props) {
  const { reading, problem, done, read, stop } = usePhoto(given, onText);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <PhotoButton first={first} disabled={reading !== null} onFile={(file) => void read(file)} />
      {/* Here before there is anything to say: what comes into it later is read out. */}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {done && 'The photo has been read. Correct the text, then find the products.'}
      </Box>
      <Typography variant="body2" color="textSecondary">
        The photo stays on this device: it is read here, and never sent anywhere. Printed lists are
        read best.
      </Typography>
      {reading && <Progress reading={reading} onStop={stop} />}
      {problem && (
        <Alert
          severity="warning"
          sx={{ width: '100%' }}
          action={problem.again && <TryAgain onRetry={() => void read(problem.again!)} />}
        >
          {problem.why}
        </Alert>
      )}
    </Box>
  );
}

function usePhoto(given: File | null, onText: OnText) {
  const [reading, setReading] = useState<PhotoReading | null>(null);
  const [problem, setProblem] = useState<{ why: string; again: File | null } | null>(null);
  const [done, setDone] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (given) void read(given);
    return () => running.current?.abort();
    // A shared photo is read once, on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(null);
    setDone(false);
    const controller = new AbortController();
    running.current = controller;
    const told = (now: PhotoReading): void => {
      if (!controller.signal.aborted) setReading(now);
    };
    try {
      const result = await readPhoto(file, told, controller.signal);
      setDone(result.ok);
      if (result.ok) onText(result.text, URL.createObjectURL(file));
      else setProblem({ why: result.why, again: result.again ? file : null });
    } catch {
      // Called off: nothing to say.
    }
    if (!controller.signal.aborted) setReading(null);
  }
  function stop(): void {
    running.current?.abort();
    setReading(null);
  }
  return { reading, problem, done, read, stop };
}

/** For a button that is disabled while it works: the focus that it lost by that comes back, unless it is somewhere by then. */
function useFocusAgain(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // A dialog takes what was lost to itself.
    const isNowhere = at === document.body || at?.getAttribute('role') === 'presentation';
    if (!disabled && lost.current && isNowhere) button.current?.focus();
    lost.current = disabled;
  }, [disabled]);
  return button;
}

interface ButtonProps {
  first: boolean;
  disabled: boolean;
  onFile(file: File | undefined): void;
}

function PhotoButton({ first, disabled, onFile }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useFocusAgain(disabled);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<PhotoCameraIcon />}
        disabled={disabled}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={first}
        onClick={() => input.current?.click()}
      >
        Take or choose a photo
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Photo of your list"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function Progress({ reading, onStop }: { reading: PhotoReading; onStop(): void }) {
  const percent = Math.round(reading.progress * 100);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {reading.stage === 'loading'
          ? 'Getting the text reader ready (about 5 MB, once)…'
          : `Reading your list: ${percent}%`}
      </Typography>
      {reading.slow && (
        <Alert severity="info" sx={{ my: 1 }}>
          This takes longer than it should. Wait a little, or stop and type the list.
        </Alert>
      )}
      <LinearProgress
        aria-label="Reading the photo"
        variant={reading.stage === 'reading' ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ my: 1 }}
      />
      <Button size="small" color="inherit" onClick={onStop}>
        Stop reading
      </Button>
    </Box>
  );
}
