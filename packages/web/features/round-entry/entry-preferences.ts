import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';

/** How the entry screen behaves on this device. */
export type EntryPreferences = {
  /** Black on white with heavy lines. */
  readonly isSunlight: boolean;
  /** Whether the screen stays on while a round is open. */
  readonly staysOn: boolean;
};

const defaults: EntryPreferences = { isSunlight: false, staysOn: false };

export function useEntryPreferences() {
  const [preferences, set] = useLocalStorage<EntryPreferences>({
    key: 'strokebook.entry',
    defaultValue: defaults,
    getInitialValueInEffect: false,
  });
  const change = (changes: Partial<EntryPreferences>) => set({ ...preferences, ...changes });
  return [preferences, change] as const;
}

/** Keeps the screen on; the browser ends that whenever the page is hidden, so that it is asked for again (ENTRY-31). */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: then the screen follows the device's own settings.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    const askAgain = (): void => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [isWanted]);
}
