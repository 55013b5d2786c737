import { useEffect, useState } from 'react';

export type LazyPart<Part> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: Part }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void };

const lost = new Error('It could not be loaded. Please check your connection.');

/**
 * A lazily loaded part of the app. If its chunk cannot be loaded, only that part shows an error.
 *
 * @param load must be the same function on every render.
 */
export function useLazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  const [late, setLate] = useState<LazyPart<Part>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isEnded = false;
    load().then(
      (part) => !isEnded && setLate({ state: 'ready', part }),
      () =>
        !isEnded &&
        setLate({
          state: 'error',
          error: lost,
          retry: () => {
            setLate({ state: 'loading' });
            setAttempt(attempt + 1);
          },
        }),
    );
    return () => {
      isEnded = true;
    };
  }, [load, attempt]);
  return late;
}
