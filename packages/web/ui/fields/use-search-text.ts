import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Debounce of a search, in milliseconds (UX-12). */
const SEARCH_DEBOUNCE_MS = 200;

/**
 * State of a search field: the text as typed, and a setter that searches for it after a pause.
 *
 * @param current the current search text, shown after Back, Forward or a reset
 * @param onSearch called with the trimmed text; not called once another page is opened
 */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const router = useRouter();
  const [text, setText] = useState(current);
  const [previous, setPrevious] = useState(current);
  if (current !== previous) {
    setPrevious(current);
    if (current !== text.trim()) setText(current);
  }
  const search = useDebouncedCallback((next: string) => onSearch(next.trim()), SEARCH_DEBOUNCE_MS);
  // The page stays until the next one is loaded; a search that changes the address would lead back to it.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) search.cancel();
      }),
    [router, search],
  );
  const change = (next: string) => {
    setText(next);
    search(next);
  };
  return [text, change] as const;
}
