import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls a function when a key is pressed on the page, outside of text fields and modal dialogs. */
export function usePageKey(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // Layout effect, so that the key works as soon as its control is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A modal dialog blocks the page.
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
