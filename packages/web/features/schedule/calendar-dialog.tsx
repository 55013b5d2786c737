import type { AccountId } from '@strokebook/golf/access';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

type CalendarDialogProps = { readonly accountId: AccountId; readonly onClose: () => void };

/** The secret address with which calendar apps subscribe to the schedule. */
export function CalendarDialog({ accountId, onClose }: CalendarDialogProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(api.query('getCalendarFeed', { params: { accountId } }));
  const [said, setSaid] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  const put = (path: string | null, text: string) => {
    queryClient.setQueryData(api.query('getCalendarFeed', { params: { accountId } }).queryKey, { path });
    setSaid(text);
    // The pressed button may be gone.
    queueMicrotask(() => first.current?.focus());
  };
  const make = useMutation({
    mutationFn: () => api.call('createCalendarFeed', { params: { accountId } }),
    onSuccess: ({ path }) =>
      put(path, query.data?.path == null ? 'The address is made.' : 'There is a new address. The old one has stopped.'),
  });
  const withdraw = useMutation({
    mutationFn: () => api.call('deleteCalendarFeed', { params: { accountId } }),
    onSuccess: () => put(null, 'The address is withdrawn. Calendars that used it get no more updates.'),
  });
  const isPending = make.isPending || withdraw.isPending;
  const error = make.error ?? withdraw.error;
  return (
    <Dialog title="Calendar" size={560} onClose={onClose}>
      <QueryState query={query} part="The calendar's address" skeleton={<SkeletonRows rows={3} rowHeight={56} />}>
        {({ path }) => (
          <div className="stack gap-14">
            <p>
              Phones and calendars can follow this schedule. They get a secret address, and whoever has it can read the
              schedule, with the notes of its events, without signing in.
            </p>
            {path === null ? (
              <div className="row-wrap gap-8">
                <BusyButton ref={first} isInactive={isPending} onClick={() => make.mutate()}>
                  Make an address
                </BusyButton>
              </div>
            ) : (
              <>
                <TextInput
                  readOnly
                  label="Address"
                  value={`${location.origin}${path}`}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <div className="row-wrap gap-8">
                  <Button ref={first} onClick={() => void copyAddress(`${location.origin}${path}`).then(setSaid)}>
                    Copy
                  </Button>
                  <Button variant="default" component="a" href={`webcal://${location.host}${path}`}>
                    Open in my calendar
                  </Button>
                </div>
                <p className="muted">
                  Too many people have it? A new address stops the old one at once: calendars that use it get no more
                  updates until they are given the new one.
                </p>
                <div className="row-wrap gap-8">
                  <BusyButton variant="default" isInactive={isPending} onClick={() => make.mutate()}>
                    Make a new address
                  </BusyButton>
                  <BusyButton variant="subtle" color="red" isInactive={isPending} onClick={() => withdraw.mutate()}>
                    Withdraw the address
                  </BusyButton>
                </div>
              </>
            )}
            <p role="status" className="muted">
              {said}
            </p>
            {error !== null && !isPending && <Failure>{errorText(error)}</Failure>}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
