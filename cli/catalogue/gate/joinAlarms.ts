import type { Piece } from '../../../engine';
import type { Snapshot } from '../snapshot';
import { together } from './partAlarms';
import { ENOUGH, refuse, share, warn, type Accepted, type Finding, type Measure } from './types';

/** Two halves of a sound file share up to 59 % of the smaller one's names: some stores list a product in many categories. */
const TWICE_REFUSE = 0.75;
/** A store's own file shares at least half of its names with an earlier one, two stores' 7 %. */
const OWN_PIECE = 0.5;
const FOREIGN_PIECE = 0.1;
/** Sound files had up to 1.37 times as many names as the largest before (but for a chain that had been cut off for long: 2.55). */
const TOO_MANY_WARN = 1.5;

/** A header that stands in the file again is no fault by itself; files that were joined show it by what stands behind it. */
export function joined({ pieces }: Snapshot, { before }: Measure): Finding | null {
  const strange = pieces.find(({ alike }) => !alike);
  if (strange)
    return refuse(
      `Another header stands in row ${strange.row}, with name and price in other columns: two files were joined.`,
    );
  return piecesTwice(pieces) ?? foreignPiece(pieces, before);
}

function piecesTwice(pieces: readonly Piece[]): Finding | null {
  const known = new Set<string>();
  for (const { row, names } of pieces) {
    const smaller = Math.min(known.size, names.size);
    const twice = partIn(names, [known]) * names.size;
    if (smaller >= ENOUGH && twice >= TWICE_REFUSE * smaller)
      return refuse(
        `The header stands again in row ${row}, and of the ${names.size} products behind it ${Math.round(twice)} stand before it too: two files were joined.`,
      );
    for (const name of names) known.add(name);
  }
  return null;
}

/** A piece of which the store's earlier files know hardly a name, beside one that they know. */
function foreignPiece(pieces: readonly Piece[], before: readonly Accepted[]): Finding | null {
  const files = before.map(({ prices }) => prices);
  const parts = pieces
    .filter(({ names }) => names.size >= ENOUGH)
    .map(({ row, names }) => ({ row, size: names.size, part: partIn(names, files) }));
  const own = parts.find(({ part }) => part >= OWN_PIECE);
  const foreign = parts.find(({ part }) => part < FOREIGN_PIECE);
  return own && foreign
    ? refuse(
        `The header stands again, and of the ${foreign.size} products behind row ${foreign.row} the last accepted files know ${share(foreign.part, 1)}, of those behind row ${own.row} ${share(own.part, 1)}: two files were joined.`,
      )
    : null;
}

/** How much of some names stands in one of the files, 0..1. */
function partIn(
  names: ReadonlySet<string>,
  files: readonly { has(name: string): boolean }[],
): number {
  let known = 0;
  for (const name of names) if (files.some((file) => file.has(name))) known++;
  return names.size ? known / names.size : 0;
}

/** In sound files at most 30 % of the new names stood together, 2.9 % of all names (11 % where one file was known). */
const PIECE_WARN = 0.08;
const PIECE_OF_NEW = 0.6;
/** Chance brings no five together. */
const STRANGE_TOGETHER = 30;

/** New products come one here, one there; rows of another file stand together. */
export function freshPiece(
  { products, prices }: Snapshot,
  fresh: readonly string[],
): Finding | null {
  const least = Math.max(ENOUGH, PIECE_WARN * prices.size, PIECE_OF_NEW * fresh.length);
  if (fresh.length < least) return null;
  const among = new Set(fresh);
  const piece = together(products, ({ name }) => among.has(name));
  return piece >= least
    ? warn(
        `${piece} rows (${share(piece, prices.size)}) that stand together have names that are new, nearly all that are, such as "${fresh[fresh.length >> 1]!.slice(0, 40)}": rows of another file may be among them.`,
      )
    : null;
}

/** New rows that stand together, all of them another store's at its price. */
export function strangePiece(
  { products }: Snapshot,
  other: Accepted,
  fresh: readonly string[],
  priced: number,
): boolean {
  if (priced < STRANGE_TOGETHER) return false;
  const among = new Set(fresh);
  return (
    together(products, ({ name, price }) => among.has(name) && other.prices.get(name) === price) >=
    STRANGE_TOGETHER
  );
}

/** Many more names than any file before. */
export function tooMany({ distinctNames }: Snapshot, { before }: Measure): Finding | null {
  const yardstick = Math.max(0, ...before.map((entry) => entry.distinctNames));
  return yardstick >= ENOUGH && distinctNames >= TOO_MANY_WARN * yardstick
    ? warn(
        `${distinctNames} distinct products are ${share(distinctNames, yardstick)} of the ${yardstick} last accepted: rows of another file may be among them.`,
      )
    : null;
}
