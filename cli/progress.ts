import { SingleBar } from 'cli-progress';
import type { Io } from './io';

/** Drawn a few times a second; rows of a short file are too quick to be seen, so the bar stays when it is done. */
export function progressOn(stream: NodeJS.WriteStream, what: string): ReturnType<Io['progress']> {
  if (stream.isTTY !== true)
    return { at: () => undefined, update: () => undefined, stop: () => undefined };
  const started = Date.now();
  const bar = new SingleBar({
    format: `[{bar}] {percentage}% | {count} ${what}, {speed} a second, {left} left`,
    stream,
    barsize: 24,
    fps: 5,
    barCompleteChar: '#',
    barIncompleteChar: '.',
  });
  let count = 0;
  let share = 0;
  const said = (): { count: number; speed: number; left: string } => {
    const passed = Math.max(1, Date.now() - started);
    const left = share > 0 ? (passed * (1 - share)) / share / 1000 : 0;
    return {
      count,
      speed: Math.round((count * 1000) / passed),
      left: left < 90 ? `${Math.round(left)} s` : `${Math.round(left / 60)} min`,
    };
  };
  bar.start(1, 0, said());
  return {
    at: (bytes, of) => {
      share = of > 0 ? bytes / of : 0;
      bar.setTotal(of);
      bar.update(bytes, said());
    },
    update: (seen) => {
      count = seen;
    },
    stop: () => {
      bar.update(said());
      bar.stop();
    },
  };
}
