// The ways a list leaves this screen (share sheet, link, text, file), and the sentence that says how it went.
import { useState } from 'react';
import { useServices } from '../services/services';
import { leftOutWords } from '../session/listLimits';
import { shareLink, sharedListOf, type SharedList } from './shareLink';
import { tripText, type Trip } from './trip';
import { tripCsv } from './tripCsv';

export interface TakingAlong {
  /** Whether this device has a share sheet that takes a text. */
  canShare(): boolean;
  share(): void;
  copyLink(): void;
  copyText(): void;
  download(): void;
}

/** `said`: how the last one went, until it is forgotten. */
export function useTakingAlong(trip: Trip): TakingAlong & { said: string | null; forget(): void } {
  const { session: store } = useServices();
  const [said, setSaid] = useState<string | null>(null);
  // Made when it is asked for: the page need not pack sixty lines on every change.
  const shared = (): SharedList | null => sharedListOf(store.getSnapshot().session);
  const link = (): string | null => {
    const list = shared();
    return list ? shareLink(window.location.origin, list) : null;
  };
  const linkLeftOut = (): string => leftOutWords(shared()?.leftOut ?? 0);
  const shareData = (): ShareData => ({
    title: 'Shopping list',
    text: tripText(trip),
    url: link() ?? undefined,
  });
  const say = (words: string | null): void => {
    if (words !== null) setSaid(words);
  };
  return {
    said,
    forget: () => setSaid(null),
    canShare: () => isShareable(shareData),
    share: () => void share(shareData, linkLeftOut).then(say),
    copyLink: () => {
      const done = `Link copied. The list is inside the link itself. ${linkLeftOut()}`.trim();
      void copy(link() ?? '', done).then(say);
    },
    copyText: () => void copy(tripText(trip), 'List copied').then(say),
    download: () => {
      download(trip);
      say('Downloaded shopping-list.csv');
    },
  };
}

const isShareable = (data: () => ShareData): boolean =>
  typeof navigator.share === 'function' &&
  (typeof navigator.canShare !== 'function' || navigator.canShare(data()));

/** What to say once it is shared: nothing where all of the list went along, or the shopper changed their mind. */
async function share(data: () => ShareData, linkLeftOut: () => string): Promise<string | null> {
  try {
    await navigator.share(data());
    const missing = linkLeftOut();
    return missing ? `Shared. The link does not hold all of the list. ${missing}` : null;
  } catch (error) {
    return (error as Error).name === 'AbortError'
      ? null
      : 'Sharing did not work; copy the list instead.';
  }
}

async function copy(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'Your browser does not allow copying from here.';
  }
}

function download(trip: Trip): void {
  const url = URL.createObjectURL(new Blob([tripCsv(trip)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: 'shopping-list.csv' }).click();
  URL.revokeObjectURL(url);
}
