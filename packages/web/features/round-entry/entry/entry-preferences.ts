import { useLocalStorage } from '@mantine/hooks';
import { type EntryDepth, entryDepths } from '@strokebook/golf/entry';
import { useEffect, useLayoutEffect } from 'react';
import { catch as catching, z } from 'zod/mini';

/** How the entry screen behaves on this device. */
export type EntryPreferences = {
  /** Black on white with heavy lines. */
  readonly isSunlight: boolean;
  /** Whether the screen stays on while a round is open. */
  readonly staysOn: boolean;
  /** Whether the strokes received on a hole are shown (INDEX-15). */
  readonly showsStrokes: boolean;
  /** What was logged last, with which the next round begins. */
  readonly depth: EntryDepth;
};

const KEY = 'strokebook.entry';
const Stored = z.object({
  isSunlight: catching(z.boolean(), false),
  staysOn: catching(z.boolean(), false),
  showsStrokes: catching(z.boolean(), false),
  depth: catching(z.enum(entryDepths), 'score'),
});

/** The stored preferences; those that are missing or unknown have their defaults. */
function readEntryPreferences(text: string | null | undefined): EntryPreferences {
  try {
    return Stored.parse(JSON.parse(text ?? '{}'));
  } catch {
    return Stored.parse({});
  }
}

/** The depth with which a round begins: as the last one on this device, else as the last one on any. */
export function lastEntryDepth(elsewhere: EntryDepth | null): EntryDepth {
  const stored = localStorage.getItem(KEY);
  return stored === null ? (elsewhere ?? 'score') : readEntryPreferences(stored).depth;
}

export function useEntryPreferences() {
  const [preferences, set] = useLocalStorage<EntryPreferences>({
    key: KEY,
    defaultValue: readEntryPreferences(null),
    getInitialValueInEffect: false,
    deserialize: readEntryPreferences,
  });
  const change = (changes: Partial<EntryPreferences>) => set({ ...preferences, ...changes });
  return [preferences, change] as const;
}

/** Shows the whole window in the theme for sunlight while the entry is open, its dialogs too (ENTRY-31). */
export function useSunlight(isOn: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-sunlight', isOn);
    return () => document.documentElement.removeAttribute('data-sunlight');
  }, [isOn]);
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
