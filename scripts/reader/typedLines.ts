// Lines as shoppers type them, made of what the repository holds: the names of the bundled sample catalogue and what the
// lexicon says that things are called, alone, with a number, and several in a line. Deterministic.
import fs from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { ALL_OF_A_LINE, ALSO_CALLED, pairsOf, SAID } from '../../engine/lexicon/sayings';
import { hashOf } from '../../engine/tagger/featureKeys';
import { seenLine } from '../../engine/layout/seenText';

export interface TypedLine {
  text: string;
  labels: string[];
}

const names = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .flatMap((file) =>
      Papa.parse<Record<string, string>>(fs.readFileSync(path.join(folder, file), 'utf8'), {
        header: true,
        skipEmptyLines: true,
      }).data.map((row) => row['name'] ?? row['Name'] ?? ''),
    )
    .filter(Boolean);

const UNITS = new Set(['mass', 'volume']);
const COUNTED = /^(?:pack|pk|s|each|washes|wash|sheets)$/;

/** A name -> its labels: makers at its start, sizes, the rest the name. */
function labelled(text: string): TypedLine {
  const { tokens } = seenLine(text);
  const labels: string[] = tokens.map(({ maker, kind }, at) => {
    const before = tokens[at - 1];
    if (maker !== '-' && tokens.slice(0, at).every((one) => one.maker !== '-')) return 'b';
    const isUnit = UNITS.has(kind) || COUNTED.test(tokens[at]!.word);
    if (isUnit && before?.kind === 'number') return 's';
    const next = tokens[at + 1];
    if (kind === 'number' && next && (UNITS.has(next.kind) || COUNTED.test(next.word))) return 's';
    return 'n';
  });
  for (let at = 0; at < labels.length; at++) {
    // "6 x 330ml"
    const [two, three] = [labels[at + 1], labels[at + 2]];
    if (tokens[at]!.kind === 'number' && tokens[at + 1]?.word === 'x' && three === 's' && two)
      labels[at] = labels[at + 1] = 's';
  }
  // A maker alone is what is looked for.
  if (!labels.some((label) => label !== 'b') && labels.length > 2) labels.fill('n', 1);
  return { text, labels };
}

/** What stands around a thing, each part with its label; % is the thing. */
const FRAMES: readonly (readonly (readonly [text: string, label: string])[])[] = [
  [
    ['BEFORE', ''],
    ['%', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
  ],
  [
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
    ['BEHIND', ''],
  ],
  [
    ['BEFORE', ''],
    ['%', ''],
    ['BEHIND', ''],
  ],
  [['%', '']],
  [['%', '']],
  [['%', '']],
  [
    ['2', 'q'],
    ['%', ''],
  ],
  [
    ['3', 'q'],
    ['x', 'q'],
    ['%', ''],
  ],
  [
    ['%', ''],
    ['x2', 'q q'],
  ],
  [
    ['%', ''],
    ['x', 'q'],
    ['4', 'q'],
  ],
  [
    ['some', 'O'],
    ['%', ''],
  ],
  [
    ['%', ''],
    ['please', 'O'],
  ],
  [
    ['-', 'O'],
    ['%', ''],
  ],
  [
    ['2', 'q'],
    ['packs', 'u'],
    ['of', 'O'],
    ['%', ''],
  ],
  [
    ['a', 'q'],
    ['%', ''],
  ],
  [
    ['%', ''],
    ['tins', 'u'],
    ['4', 'q'],
  ],
  [
    ['%', ''],
    ['bottles', 'u'],
    ['2', 'q'],
  ],
  [
    ['%', ''],
    ['3', 'q'],
    ['packs', 'u'],
  ],
  [
    ['%', ''],
    ['or', 'O'],
    ['%', 'a'],
  ],
  [
    ['%', ''],
    ['/', 'O'],
    ['%', 'a'],
  ],
  [
    ['%', ''],
    [',', 'O'],
    ['not', 'x'],
    ['%', 'x'],
  ],
  [
    ['%', ''],
    [',', 'O'],
    ['%', '|'],
  ],
  [
    ['%', ''],
    [',', 'O'],
    ['%', '|'],
    [',', 'O'],
    ['%', '|'],
  ],
];

/** What people say before a thing and behind it, by what it is: a wish, or nothing of the thing. */
const SAID_BEFORE = {
  w: "good,nice,decent,proper,cheap,cheapest,the cheapest,ordinary,my usual,our usual,the usual,any brand,any brand of,own brand,shops own,shop's own,supermarket own brand,normal,regular,big,large,small,a big,some nice,some good,the cheap,budget,bog standard,plain old",
  O: "a few,bit of,a bit of,lots of,loads of,plenty of,more,some more,we need,i need,need,get,get some,get me some,can you get,please get,could you pick up,pick up,grab,grab some,dont forget,don't forget,don't forget the,remember,also,and,and some,plus,oh and,&,+,low on,run out of,out of,top up,buy,want,bring,another,any,maybe,for me,then,yes to,top of the list,mum wants,kids need,last thing,1st",
  s: 'litre of,kilo of,a kilo of,half a kilo of,half kilo,a pint of,two pints of,500 grams of,pound of,a pound of,half a pound of,2 litres of,five hundred grams of,1/2 kg,½ kilo of,four pints of,500g of,two litres of,about 500g,0.5 kilos,2kg,400g,1.5l',
  u: 'box of,tin of,bag of,tube of,pack of,packet of,jar of,bottle of,tub of,bunch of,small bottle of,tins of,big bag of',
} as const;
const SAID_BEHIND = {
  w: 'any,any brand,any kind,cheapest,the cheapest,cheap,cheap ones,the cheap ones,big,big one,small,large ones,on offer,if on offer,half price,own brand,the usual,as usual,the usual one,usual,whatever is cheapest,or whatever is cheapest,whichevers on offer,the nice ones,the good ones,ripe,ripe ones,reduced,if reduced,under £5,under a tenner,under £50,max 3 quid,max 30 quid,up to £4,£5 or less,less than a fiver,no more than £4,under 90p,about 3 quid max,under a fiver',
  O: 'please,pls,plz,thanks,ta,x,xx,xxx,asap,urgent,- urgent,important,needed,today,tonight,tomorrow,for tomorrow,this week,again,too,as well,etc,or similar,or the like,if you can,if they have any,if cheap,if not too dear,!!,!,?,...,…,£2,£2.50,(£2.50),99p,- £1.20,about 3 quid,3 for 2,2 for £3,(urgent),**important**,all gone,we are out,running low,ran out,nearly out,- dont forget,like last time,you know the one,for me',
  s: '500 gms,(500g),2 liters,4pt,400g,1 litre,250,900,2kg,24 x 330,a kilo,6 pack,12 pack,9s',
} as const;
const phrases = (table: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(table).flatMap(([label, all]) =>
    all.split(',').map((said) => [said, label] as const),
  );
const BEFORE = phrases(SAID_BEFORE);
const BEHIND = phrases(SAID_BEHIND);
/** A part of a frame that is said before or behind, as labels for each of its tokens. */
const around = ([text, label]: readonly [string, string]): readonly [string, string] => [
  text,
  seenLine(text)
    .tokens.map(({ token }) => (token.kind === 'mark' ? 'O' : label))
    .join(' '),
];

function framed(frame: (typeof FRAMES)[number], turn: number, next: () => TypedLine): TypedLine {
  const line: TypedLine = { text: '', labels: [] };
  for (const [part, said] of frame) {
    const [text, label] =
      part === 'BEFORE'
        ? around(BEFORE[turn % BEFORE.length]!)
        : part === 'BEHIND'
          ? around(BEHIND[turn % BEHIND.length]!)
          : [part, said];
    if (text !== '%') {
      line.text += `${line.text && text !== ',' ? ' ' : ''}${text}`;
      line.labels.push(...label.split(' '));
      continue;
    }
    const thing = next();
    line.text += `${line.text ? ' ' : ''}${thing.text}`;
    line.labels.push(
      ...thing.labels.map((one, at) =>
        label === 'a' || label === 'x' ? label : at ? one : label + one,
      ),
    );
  }
  return line;
}

/** Typed lines, as many as there are names and sayings. */
export function typedLines(folder: string): TypedLine[] {
  const said = [ALSO_CALLED, SAID, ALL_OF_A_LINE].flatMap((table) =>
    pairsOf(table).flatMap(([one, printed]) => [one, printed]),
  );
  const all = [...names(folder), ...new Set(said)].map((text) =>
    labelled(hashOf(text) & 3 ? text.toLowerCase() : text),
  );
  const lines: TypedLine[] = [];
  for (let at = 0; at < all.length;) {
    const frame = FRAMES[(hashOf(all[at]!.text) >>> 4) % FRAMES.length]!;
    const line = framed(
      frame,
      Math.imul(lines.length, 7919) >>> 3,
      () => all[Math.min(at++, all.length - 1)]!,
    );
    if (seenLine(line.text).tokens.length === line.labels.length) lines.push(line);
  }
  return lines;
}
