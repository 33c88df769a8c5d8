// Readers of what stands on the command line, for commander: each says what to give instead.
import { InvalidArgumentError } from 'commander';

export const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('give a whole number from 1');
  return value;
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
