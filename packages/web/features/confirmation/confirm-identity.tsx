import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { ConfirmByCode } from './confirm-by-code.tsx';
import classes from './confirmation.module.css';

type ConfirmIdentityProps = { readonly isOpen: boolean; readonly onAnswer: (isConfirmed: boolean) => void };

/** A dialog to prove by a code sent to the account's phone that the user is the owner. */
export function ConfirmIdentity({ isOpen, onAnswer }: ConfirmIdentityProps) {
  const { api } = useApi();
  const security = useQuery({ ...api.query('getSecurity', {}), enabled: isOpen });
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => onAnswer(false)}
      classNames={{ content: classes.dialog ?? '' }}
      size={440}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Not the library's own header, which would be a second banner landmark. */}
        <div className="row-between gap-12 margin-bottom-8">
          <Modal.Title className={classes.title}>Confirm that it is you</Modal.Title>
          <Modal.CloseButton size={44} iconSize={20} aria-label="Close" />
        </div>
        <QueryState query={security} skeleton={<SkeletonRows rows={4} rowHeight={64} />}>
          {({ maskedPhone }) =>
            maskedPhone === null ? (
              <p>
                This account has no phone number that a code could be sent to. Please write to whoever runs this site.
              </p>
            ) : (
              <ConfirmByCode maskedPhone={maskedPhone} onConfirmed={() => onAnswer(true)} />
            )
          }
        </QueryState>
      </Modal.Content>
    </Modal.Root>
  );
}
