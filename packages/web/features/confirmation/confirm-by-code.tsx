import { Button } from '@mantine/core';
import { CODE_SENT_BEFORE_STATUS, phoneScreenText } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { CodeEntry } from '../../controls/code-entry/code-entry.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './confirmation.module.css';

type ConfirmByCodeProps = { readonly maskedPhone: string; readonly onConfirmed: () => void };

/** Sends a code as soon as it is rendered, and asks for it. */
export function ConfirmByCode({ maskedPhone, onConfirmed }: ConfirmByCodeProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const {
    mutate: send,
    isPending,
    isError,
    error,
    data: sent,
  } = useMutation({
    mutationFn: () => api.call('sendConfirmationCode', {}),
  });
  useEffect(() => send(), [send]);

  const confirm = async (code: string) => {
    const security = await api.call('confirmIdentity', { body: { code } });
    queryClient.setQueryData(api.query('getSecurity', {}).queryKey, security);
    void refreshActivity(queryClient);
    onConfirmed();
  };

  return (
    <div className={classes.body}>
      {sent !== undefined && (
        <CodeEntry
          maskedPhone={maskedPhone}
          wasSentBefore={sent.status === CODE_SENT_BEFORE_STATUS}
          onCode={confirm}
          onResend={() => api.call('sendConfirmationCode', {})}
        />
      )}
      {isPending && <p role="status">{`Sending a code to ${maskedPhone} …`}</p>}
      {isError && (
        <>
          <Failure>{phoneScreenText(signInFailure(error))}</Failure>
          <Button variant="default" onClick={() => send()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
