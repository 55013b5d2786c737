import type { AccountId } from '@strokebook/golf/access';
import { lazy, Suspense, useState } from 'react';
import { type ContactText, emptyContactText } from './contact-text.ts';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

type ContactButtonProps = {
  readonly accountId: AccountId;
  /** The player's name. */
  readonly name: string;
  readonly className?: string | undefined;
};

/** Opens the form that writes to a player; what was typed stays when it is closed. */
export function ContactButton({ accountId, name, className }: ContactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState<ContactText>(emptyContactText);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Contact
      </button>
      {isOpen && (
        <Suspense>
          <ContactDialog
            accountId={accountId}
            name={name}
            text={text}
            onChange={setText}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
