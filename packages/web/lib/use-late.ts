import { useEffect, useState } from 'react';

export type Late<Part> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: Part }
  | { readonly state: 'error'; readonly error: Error; readonly retry: () => void };

const lost = new Error('It could not be loaded. Please check your connection.');

/**
 * A part of the app that comes in a file of its own. Where the file cannot be had, the place where it should stand says
 * so, and the rest of the page stays.
 *
 * @param load the same function at every call.
 */
export function useLate<Part>(load: () => Promise<Part>): Late<Part> {
  const [late, setLate] = useState<Late<Part>>({ state: 'loading' });
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
