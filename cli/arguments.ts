// Readers of what stands on the command line, for commander: each says what to give instead.
import { InvalidArgumentError } from 'commander';

export const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('give a whole number from 1');
  return value;
};

/** "1.50" */
export const poundsOf = (text: string): number => {
  const pounds = Number(text.replace(/^£/, ''));
  if (!/\d/.test(text) || !Number.isFinite(pounds) || pounds < 0)
    throw new InvalidArgumentError('give pounds, such as 1.50');
  return pounds;
};

/** A worker is a thread with price files of its own: a slip of a digit would hold up the machine. */
const MOST_JOBS = 64;
export const jobsOf = (text: string): number => {
  const jobs = positive(text);
  if (jobs > MOST_JOBS)
    throw new InvalidArgumentError(
      `give a whole number from 1 to ${MOST_JOBS}, about as many as cores`,
    );
  return jobs;
};

/** "2/4" */
export const shardOf = (text: string): { shard: number; of: number } => {
  const [, shard, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!shard || !of || shard > of) throw new InvalidArgumentError('give a part such as 2/4');
  return { shard, of };
};

/** What is looked for; an empty text is a slip (an empty variable of a script), not a thing that no store has. */
export const lookedFor = (text: string): string => {
  if (!text.trim()) throw new InvalidArgumentError('say what to look for, such as "white bread"');
  return text;
};
