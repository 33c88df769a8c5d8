// The ways in: the text itself, a file, a photo.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Brought } from './draft';
import { PhotoStep } from './PhotoStep';
import type { WholeList } from './useWholeList';

interface Props {
  list: WholeList;
  phone: boolean;
  brought: Brought;
}

export function TextStep({ list, phone, brought }: Props) {
  const { text, picture } = list.draft;
  const forPhoto = 'photo' in brought || ('way' in brought && brought.way === 'photo');
  const field = useRef<HTMLTextAreaElement>(null);
  // Who pressed Paste, or wants to change the text, writes here next: Ctrl+V is to arrive.
  useEffect(() => {
    if (!forPhoto) field.current?.focus();
  }, [forPhoto]);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: picture && !phone ? '1fr 1fr' : '1fr',
          pt: 1,
        }}
      >
        {picture && <Picture src={picture} />}
        <TextField
          inputRef={field}
          multiline
          minRows={6}
          maxRows={14}
          label={picture ? 'What was read: correct it here' : 'Your list, one item a line'}
          placeholder={'2 x milk\nbread\neggs 12'}
          value={text}
          onChange={(event) => list.write({ text: event.target.value })}
        />
      </Box>
      <FileWay onFile={(file) => void list.take(file)} />
      <Divider />
      <PhotoStep
        first={'way' in brought && brought.way === 'photo'}
        given={'photo' in brought ? brought.photo : null}
        onText={list.read}
      />
    </>
  );
}

const Picture = ({ src }: { src: string }) => (
  <Box
    component="img"
    src={src}
    alt="Your photo"
    sx={{
      maxWidth: '100%',
      maxHeight: 360,
      objectFit: 'contain',
      border: 1,
      borderColor: 'divider',
    }}
  />
);

function FileWay({ onFile }: { onFile(file: File | undefined): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        aria-label="Text or CSV file with your list"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Typography variant="body2" color="textSecondary">
        Text or CSV; you can also drop it here.
      </Typography>
    </Box>
  );
}
