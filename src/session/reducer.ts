import type { ListFilters, SelectedProduct, StoreId } from '../../engine';
import { EMPTY_SESSION, type Choice, type Line, type Session, type View } from './session';

export type Action =
  | { type: 'storeChosen'; store: StoreId }
  | { type: 'textChanged'; id: number; text: string }
  | { type: 'picked'; id: number; pick: SelectedProduct; text: string }
  | { type: 'quantityChanged'; id: number; text: string }
  | { type: 'rowAdded'; id: number; after?: number }
  | { type: 'rowRemoved'; id: number }
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

const change = (session: Session, id: number, edit: (line: Line) => Line): Session => ({
  ...session,
  lines: session.lines.map((line) => (line.id === id ? edit(line) : line)),
});
const withoutStores = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'stores'));
const isEmpty = (line: Line): boolean => line.text.trim() === '';

/** Every change of the session. Pure; ids of new rows come with the action. */
export function reduce(session: Session, action: Action): Session {
  switch (action.type) {
    case 'storeChosen':
      // A product of another store is no product of this one: its row goes on as typed words.
      return action.store === session.store
        ? session
        : {
            ...session,
            store: action.store,
            lines: session.lines.map((line) =>
              line.pick && line.pick.store !== action.store
                ? { ...line, text: line.text.replace(/ - £[\d.]+$/, ''), pick: null }
                : line,
            ),
          };
    case 'textChanged':
      return change(session, action.id, (line) => ({ ...line, text: action.text, pick: null }));
    case 'picked':
      return change(session, action.id, (line) => ({
        ...line,
        text: action.text,
        pick: action.pick,
      }));
    case 'quantityChanged':
      return change(session, action.id, (line) => ({ ...line, text: action.text }));
    case 'rowAdded': {
      if (session.lines.some((line) => line.id === action.id)) return session;
      const at = session.lines.findIndex((line) => line.id === action.after);
      const row: Line = { id: action.id, text: '', pick: null };
      return {
        ...session,
        lines:
          at < 0
            ? [...session.lines, row]
            : [...session.lines.slice(0, at + 1), row, ...session.lines.slice(at + 1)],
      };
    }
    case 'rowRemoved':
      // Removing the only row just clears it.
      if (session.lines.length <= 1)
        return change(session, action.id, (line) => ({ ...line, text: '', pick: null }));
      return { ...session, lines: session.lines.filter((line) => line.id !== action.id) };
    case 'rowMoved': {
      const at = session.lines.findIndex((line) => line.id === action.id);
      const to = at + action.by;
      if (at < 0 || to < 0 || to >= session.lines.length) return session;
      const lines = [...session.lines];
      [lines[at], lines[to]] = [lines[to]!, lines[at]!];
      return { ...session, lines };
    }
    case 'linesAdded':
      return {
        ...session,
        lines: [...session.lines.filter((line) => !isEmpty(line)), ...action.lines],
      };
    case 'listCleared':
      return { ...session, lines: [] };
    case 'linesRestored':
      return { ...session, lines: action.lines };
    case 'emptyRowsDropped':
      return session.lines.some(isEmpty)
        ? { ...session, lines: session.lines.filter((line) => !isEmpty(line)) }
        : session;
    case 'matchChosen':
      return {
        ...session,
        choices: {
          ...session.choices,
          [action.item]: { ...session.choices[action.item], [action.store]: action.choice },
        },
      };
    case 'choicesRestored':
      return { ...session, choices: action.choices };
    case 'filtersChanged':
      return { ...session, filters: action.filters };
    case 'viewChanged':
      return { ...session, view: { ...session.view, ...action.view } };
    case 'ticked':
      return {
        ...session,
        ticks: action.on
          ? [...session.ticks.filter((tick) => tick !== action.tick), action.tick]
          : session.ticks.filter((tick) => tick !== action.tick),
      };
    case 'ticksCleared':
      return session.ticks.length ? { ...session, ticks: [] } : session;
    case 'ticksRestored':
      // What was ticked meanwhile stays ticked.
      return { ...session, ticks: [...new Set([...action.ticks, ...session.ticks])] };
    case 'listTakenOver':
      return { ...session, store: action.store, lines: action.lines, ticks: [] };
    case 'startedAnew':
      // The list, the store and the picks go (specification section 2), and which other stores are compared with that store.
      // Choices, what counts as a match and the view are the shopper's habits.
      return {
        ...EMPTY_SESSION,
        choices: session.choices,
        filters: withoutStores(session.filters),
        view: { ...session.view, confirmed: [] },
      };
    case 'sessionRestored':
    case 'readElsewhere':
      return action.session;
  }
}
