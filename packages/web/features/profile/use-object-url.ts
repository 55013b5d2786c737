import { useMemo, useSyncExternalStore } from 'react';

/** An address of the blob in this window, given back when the blob changes or nobody shows it any more. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const { subscribe, read } = useMemo(() => objectUrlOf(blob), [blob]);
  return useSyncExternalStore(subscribe, read);
}

/** Made when subscribed to, not when rendered: a render that comes to nothing would never give it back. */
function objectUrlOf(blob: Blob | undefined) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (onChange: () => void) => {
      if (blob === undefined) return () => {};
      const made = URL.createObjectURL(blob);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}
