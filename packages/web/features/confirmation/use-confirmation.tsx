import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** Asks the user to prove that the account is theirs. The caller must render `dialog`. */
export function useConfirmation(): { readonly confirm: () => Promise<boolean>; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<((isConfirmed: boolean) => void) | null>(null);

  const answer = (isConfirmed: boolean) => {
    setIsOpen(false);
    settle.current?.(isConfirmed);
    settle.current = null;
  };
  // The promise must not stay pending after the component is unmounted.
  useEffect(() => () => settle.current?.(false), []);

  const confirm = () =>
    new Promise<boolean>((resolve) => {
      settle.current?.(false);
      settle.current = resolve;
      setIsOpen(true);
    });
  return { confirm, dialog: <ConfirmIdentity isOpen={isOpen} onAnswer={answer} /> };
}
