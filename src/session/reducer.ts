import type { ListFilters, SelectedProduct, StoreId } from '../../engine';
import { EMPTY_SESSION, type Choice, type Line, type Session, type View } from './session';

export type Action =
  | { type: 'storeChosen'; store: StoreId }
  | { type: 'textChanged'; id: number; text: string }
  | { type: 'picked'; id: number; pick: SelectedProduct; text: string }
  | { type: 'quantityChanged'; id: number; text: string }
  | { type: 'rowAdded'; id: number; after?: number }
  | { type: 'rowRemoved'; id: number }
  | { type: 'rowSplit'; id: number; rows: readonly Line[] }
  | { type: 'rowMoved'; id: number; by: -1 | 1 }
  | { type: 'linesAdded'; lines: readonly Line[] }
  | { type: 'listCleared' }
  | { type: 'linesRestored'; lines: readonly Line[] }
  | { type: 'emptyRowsDropped' }
  | { type: 'matchChosen'; item: string; store: StoreId; choice: Choice }
  | { type: 'choicesRestored'; choices: Session['choices'] }
  | { type: 'filtersChanged'; filters: ListFilters }
  | { type: 'viewChanged'; view: Partial<View> }
  | { type: 'ticked'; tick: string; on: boolean }
  | { type: 'ticksCleared' }
  | { type: 'ticksRestored'; ticks: readonly string[] }
  | { type: 'listTakenOver'; store: StoreId; lines: readonly Line[] }
  | { type: 'startedAnew' }
  | { type: 'sessionRestored'; session: Session }
  | { type: 'readElsewhere'; session: Session };

type Changes = {
  [K in Action['type']]: (session: Session, action: Extract<Action, { type: K }>) => Session;
};

const change = (session: Session, id: number, edit: (line: Line) => Line): Session => ({
  ...session,
  lines: session.lines.map((line) => (line.id === id ? edit(line) : line)),
});
const withoutStores = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'stores'));
const isEmpty = (line: Line): boolean => line.text.trim() === '';

const ROWS: Pick<
  Changes,
  | 'textChanged'
  | 'picked'
  | 'quantityChanged'
  | 'rowAdded'
  | 'rowRemoved'
  | 'rowSplit'
  | 'rowMoved'
  | 'linesAdded'
  | 'listCleared'
  | 'linesRestored'
  | 'emptyRowsDropped'
> = {
  textChanged: (session, { id, text }) =>
    change(session, id, (line) => ({ ...line, text, pick: null })),
  picked: (session, { id, text, pick }) => change(session, id, (line) => ({ ...line, text, pick })),
  quantityChanged: (session, { id, text }) => change(session, id, (line) => ({ ...line, text })),
  rowAdded(session, { id, after }) {
    if (session.lines.some((line) => line.id === id)) return session;
    const at = session.lines.findIndex((line) => line.id === after);
    const row: Line = { id, text: '', pick: null };
    const lines = [...session.lines];
    lines.splice(at < 0 ? lines.length : at + 1, 0, row);
    return { ...session, lines };
  },
  rowRemoved: (session, { id }) =>
    // Removing the only row just clears it.
    session.lines.length <= 1
      ? change(session, id, (line) => ({ ...line, text: '', pick: null }))
      : { ...session, lines: session.lines.filter((line) => line.id !== id) },
  rowSplit: (session, { id, rows }) => ({
    ...session,
    lines: session.lines.flatMap((line) => (line.id === id ? rows : [line])),
  }),
  rowMoved(session, { id, by }) {
    const at = session.lines.findIndex((line) => line.id === id);
    const to = at + by;
    if (at < 0 || to < 0 || to >= session.lines.length) return session;
    const lines = [...session.lines];
    [lines[at], lines[to]] = [lines[to]!, lines[at]!];
    return { ...session, lines };
  },
  linesAdded: (session, { lines }) => ({
    ...session,
    lines: [...session.lines.filter((line) => !isEmpty(line)), ...lines],
  }),
  listCleared: (session) => ({ ...session, lines: [] }),
  linesRestored: (session, { lines }) => ({ ...session, lines }),
  emptyRowsDropped: (session) =>
    session.lines.some(isEmpty)
      ? { ...session, lines: session.lines.filter((line) => !isEmpty(line)) }
      : session,
};

const CHANGES: Changes = {
  ...ROWS,
  storeChosen: (session, { store }) =>
    store === session.store
      ? session
      : {
          ...session,
          store,
          // A product of another store is no product of this one: its row goes on as typed words.
          lines: session.lines.map((line) =>
            line.pick && line.pick.store !== store
              ? { ...line, text: line.text.replace(/ - £[\d.]+$/, ''), pick: null }
              : line,
          ),
        },
  matchChosen: (session, { item, store, choice }) => ({
    ...session,
    choices: { ...session.choices, [item]: { ...session.choices[item], [store]: choice } },
  }),
  choicesRestored: (session, { choices }) => ({ ...session, choices }),
  filtersChanged: (session, { filters }) => ({ ...session, filters }),
  viewChanged: (session, { view }) => ({ ...session, view: { ...session.view, ...view } }),
  ticked(session, { tick, on }) {
    const others = session.ticks.filter((other) => other !== tick);
    return { ...session, ticks: on ? [...others, tick] : others };
  },
  ticksCleared: (session) => (session.ticks.length ? { ...session, ticks: [] } : session),
  // What was ticked meanwhile stays ticked.
  ticksRestored: (session, { ticks }) => ({
    ...session,
    ticks: [...new Set([...ticks, ...session.ticks])],
  }),
  listTakenOver: (session, { store, lines }) => ({ ...session, store, lines, ticks: [] }),
  // The list, the store and the picks go (specification section 2), and which other stores are compared with that store.
  // Choices, what counts as a match and the view are the shopper's habits.
  startedAnew: (session) => ({
    ...EMPTY_SESSION,
    choices: session.choices,
    filters: withoutStores(session.filters),
    view: { ...session.view, confirmed: [] },
  }),
  sessionRestored: (_, { session }) => session,
  readElsewhere: (_, { session }) => session,
};

/** Every change of the session. Pure; ids of new rows come with the action. */
export const reduce = (session: Session, action: Action): Session =>
  (CHANGES[action.type] as (session: Session, action: Action) => Session)(session, action);
