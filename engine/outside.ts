// What a value from outside (a manifest, a browser's storage, a message) must be before anything behind the door uses it.

/** Of half a million real names the longest has 186 characters: what is longer is no name, and would be read for seconds. */
export const LONGEST_NAME = 400;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Pounds that something can cost: no name on a shelf is free, and none costs more than the gate lets in. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= 10_000;

/** A day that there is, as "2026-11-01". */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

const DAY_MS = 86_400_000;
/** No later than tomorrow: somewhere it is tomorrow already. Both as "2026-11-01". */
export const hasCome = (day: string, today: string): boolean =>
  Date.parse(day) <= Date.parse(today) + DAY_MS;
