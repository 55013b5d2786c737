import { useLayoutEffect, useState } from 'react';

const READ_ONLY_MILLISECONDS = 500;

/** Read-only for half a second unless focused or clicked, so that browsers do not autofill the field (AUTH-16). */
export function useReadOnlyDelay() {
  const [isReadOnly, setIsReadOnly] = useState(true);
  // Starts when it is rendered.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setIsReadOnly(false), READ_ONLY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  const release = () => setIsReadOnly(false);
  return { readOnly: isReadOnly, onFocus: release, onClick: release };
}
