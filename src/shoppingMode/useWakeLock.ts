import { useEffect } from 'react';

/** Keeps the screen on while this screen is looked at, where the browser can; elsewhere it does nothing, and says nothing. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let left = false;
    let asking = false;
    let held: WakeLockSentinel | null = null;
    const take = async (): Promise<void> => {
      // The browser lets go by itself when the page is hidden.
      if (asking || document.visibilityState !== 'visible' || (held && !held.released)) return;
      asking = true;
      try {
        const lock = await wakeLock.request('screen');
        if (left) await lock.release();
        else held = lock;
      } catch {
        // Refused (a nearly empty battery): the shop works without it.
      } finally {
        asking = false;
      }
    };
    const seen = (): void => void take();
    document.addEventListener('visibilitychange', seen);
    void take();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', seen);
      void held?.release();
    };
  }, []);
}
