import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

type Layer = { readonly id: string; readonly close: () => void };

/** The open floating dialogs, the front one last. */
let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Layer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Esc closes the front dialog, wherever the focus is; menus and other dialogs handle Esc themselves. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
  const owner = event.target.closest('[role="dialog"], [role="menu"], [role="listbox"]');
  if (owner !== null && !owner.hasAttribute('data-floating')) return;
  const front = layers.at(-1);
  if (front === undefined) return;
  event.preventDefault();
  front.close();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('keydown', onKeyDown);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** A layer of a floating dialog: the last opened or touched one is in front. */
export function useDialogLayer(onClose: () => void): { readonly order: number; readonly bringToFront: () => void } {
  const id = useId();
  const close = useEffectEvent(onClose);
  const order = useSyncExternalStore(subscribe, () => layers.findIndex((layer) => layer.id === id));
  useEffect(() => {
    change([...layers, { id, close: () => close() }]);
    return () => change(layers.filter((layer) => layer.id !== id));
  }, [id]);
  const bringToFront = () => {
    const own = layers.find((layer) => layer.id === id);
    if (own !== undefined && layers.at(-1) !== own) change([...layers.filter((layer) => layer !== own), own]);
  };
  return { order: Math.max(0, order), bringToFront };
}
