import { useLayoutEffect, useState } from 'react';

const READ_ONLY_MILLISECONDS = 500;

/** Read-only for half a second unless focused or clicked, so that a browser does not fill the field by itself (AUTH-16). */
export function useReadOnlyDelay() {
  const [isReadOnly, setIsReadOnly] = useState(true);
  // From the moment it is drawn on.
  useLayoutEffect(() => {
    const timer = setTimeout(() => setIsReadOnly(false), READ_ONLY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  const release = () => setIsReadOnly(false);
  return { readOnly: isReadOnly, onFocus: release, onClick: release };
}
