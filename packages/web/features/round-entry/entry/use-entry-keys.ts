import { useEffect } from 'react';
import type { EntrySnapshot } from './create-entry.ts';
import type { EntryCommand } from './entry-command.ts';
import { commandOfKey } from './entry-keys.ts';
import { useLatest } from '../../../lib/use-latest.ts';

type KeyHandlers = {
  readonly entry: EntrySnapshot;
  readonly run: (command: EntryCommand) => void;
  readonly onHelp: () => void;
};

/** Enters a round by the keyboard, wherever the focus is, but not while a dialog or a field has it (ENTRY-14). */
export function useEntryKeys(handlers: KeyHandlers): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { entry, run, onHelp } = latest.current;
      if (event.defaultPrevented || event.altKey || isTaken(event)) return;
      const hasCommand = event.ctrlKey || event.metaKey;
      if (event.key === '?') onHelp();
      else {
        const command = commandOfKey({ key: event.key, hasCommand }, entry);
        if (command === null) return;
        run(command);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}

/** Fields take their own keys, buttons Enter and Space, and a dialog all of them. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type="radio"]), textarea, select')) return true;
  if (target.matches('input[type="radio"]')) return key.startsWith('Arrow');
  return target.matches('button, a') && (key === 'Enter' || key === ' ');
}
