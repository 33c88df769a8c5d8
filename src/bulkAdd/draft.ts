// A whole list that is not added yet. It lives as long as the tab and is stored nowhere: a stray click or Back loses nothing of it.
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { StoreId } from '../../engine';
import type { SessionStore } from '../session/store';
import type { ReviewLine } from './review';

/** What the dialog opens with: a pasted text, a dropped file, a shared photo, or one of its ways. */
export type Brought =
  { text: string } | { file: File } | { photo: File } | { way: 'paste' | 'photo' };

export interface Draft {
  text: string;
  /** The address of the photo that the text was read from. */
  picture: string | null;
  /** As last found and chosen from: they outlive a look back at the text. */
  lines: readonly ReviewLine[];
  /** What of the text is not among them. */
  notes: readonly string[];
  /** The store of which the lines are shown; null while the text is. */
  reviewed: StoreId | null;
}

const EMPTY: Draft = { text: '', picture: null, lines: [], notes: [], reviewed: null };
const drafts = new WeakMap<SessionStore, Draft>();

/** Whether a list waits to be gone on with. */
export const hasDraft = (session: SessionStore): boolean => drafts.has(session);

export function dropDraft(session: SessionStore): void {
  const picture = drafts.get(session)?.picture;
  if (picture) URL.revokeObjectURL(picture);
  drafts.delete(session);
}

/** The draft as it was left. Products are of a store: at another one it begins with its text. `brought` takes the place of that. */
export function useDraft(
  session: SessionStore,
  store: StoreId,
  brought: string | null,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const [draft, setDraft] = useState((): Draft => {
    const left = drafts.get(session) ?? EMPTY;
    if (brought !== null) return { ...left, text: brought, picture: null, reviewed: null };
    return left.reviewed === store ? left : { ...left, reviewed: null };
  });
  useEffect(() => {
    const before = drafts.get(session)?.picture;
    if (before && before !== draft.picture) URL.revokeObjectURL(before);
    if (draft.text.trim() === '') drafts.delete(session);
    else drafts.set(session, draft);
  }, [session, draft]);
  return [draft, setDraft];
}
