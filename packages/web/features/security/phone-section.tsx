import { Button } from '@mantine/core';
import type { Security } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { exactTime } from '../../lib/time-ago.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { PhoneChange } from './phone-change.tsx';
import classes from './security.module.css';

type PhoneSectionProps = {
  /** Asks for a confirmation by code; resolves to whether it was given. */
  readonly confirm: () => Promise<boolean>;
};

/** The number that one signs in with, masked for a look over the shoulder, and its change (AUTH-O60). */
export function PhoneSection({ confirm }: PhoneSectionProps) {
  const { api } = useApi();
  const security = useQuery(api.query('getSecurity', {}));
  const [status, setStatus] = useState<string>();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <PageSection id="phone" title="Phone number" status={status}>
      <QueryState part="Phone number" query={security} skeleton={<SkeletonRows rows={2} rowHeight={64} />}>
        {(stored) =>
          stored.maskedPhone === null ? (
            <p className="readable muted">This account has no phone number.</p>
          ) : (
            <>
              <p className="readable muted">
                You sign in with <strong>{stored.maskedPhone}</strong>. Nobody else sees it.
              </p>
              {stored.phoneChange !== null && <WaitingChange change={stored.phoneChange} onStatus={setStatus} />}
              {isChanging ? (
                <PhoneChange
                  security={stored}
                  confirm={confirm}
                  onClose={(said) => {
                    setIsChanging(false);
                    setStatus(said);
                  }}
                />
              ) : (
                <div>
                  <Button
                    variant="default"
                    onClick={() => {
                      setIsChanging(true);
                      setStatus(undefined);
                    }}
                  >
                    Change number
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryState>
    </PageSection>
  );
}

type WaitingChangeProps = {
  readonly change: NonNullable<Security['phoneChange']>;
  readonly onStatus: (status: string) => void;
};

/** A change that was asked for with the password, and can be stopped by every device of the account. */
function WaitingChange({ change: { maskedPhone, allowedFrom, isAllowed }, onStatus }: WaitingChangeProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => api.call('withdrawPhoneChange', {}),
    onSuccess: (security) => {
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, security);
      void refreshActivity(queryClient);
      onStatus('The number stays as it is.');
    },
  });
  return (
    <div className={classes.form}>
      <p>
        {isAllowed
          ? `Your number can change to ${maskedPhone} now: press Change number and enter it again, with the code that it gets.`
          : `Your number can change to ${maskedPhone} from ${exactTime(allowedFrom)} on. Did you not ask for that? Stop it, and set a new password.`}
      </p>
      {stop.isError && <Failure>{errorText(stop.error)}</Failure>}
      <div>
        <Button variant="default" disabled={stop.isPending} onClick={() => stop.mutate()}>
          Stop the change
        </Button>
      </div>
    </div>
  );
}
