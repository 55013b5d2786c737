import { useEffect, useId, useSyncExternalStore } from 'react';

/** The open dialogs, the front one last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog lies in front of all others: Esc closes it alone. */
export function useIsFrontDialog(): boolean {
  const id = useId();
  useEffect(() => {
    change([...open, id]);
    return () => change(open.filter((one) => one !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id);
}
