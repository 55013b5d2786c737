import { Button } from '@mantine/core';
import { type CallOf, MIN_PASSWORD_LENGTH, type Security } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { PasswordField } from '../../controls/password-field/password-field.tsx';
import { checkPassword } from '../../controls/password-field/password-rules.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { SavedMark } from '../../ui/saved-mark.tsx';
import classes from './security.module.css';

const wordsByCode = { PASSWORD_MISMATCH: 'The current password is not right.' };
const empty = { current: '', next: '' };

type PasswordFormProps = {
  readonly security: Security;
  readonly confirm: () => Promise<boolean>;
  readonly onStatus: (status: string | undefined) => void;
};

/** Sets a first password, or changes it: with the current one, or with a code if it is forgotten. */
export function PasswordForm({ security, confirm, onStatus }: PasswordFormProps) {
  const [passwords, setPasswords] = useState(empty);
  const [isForgotten, setIsForgotten] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const needsCurrent = security.hasPassword && !isForgotten;

  const set = useSetPassword(confirm, () => {
    setPasswords(empty);
    setIsTouched(false);
    setIsForgotten(false);
    onStatus('Password saved. All other devices are signed out.');
  });

  const problems = {
    current: needsCurrent ? checkPassword(passwords.current) : null,
    next: checkPassword(passwords.next),
  };
  const change = (changed: Partial<typeof empty>) => {
    setPasswords({ ...passwords, ...changed });
    onStatus(undefined);
    if (set.isError) set.reset();
  };
  const submit = () => {
    setIsTouched(true);
    if (problems.current !== null) current.current?.focus();
    else if (problems.next !== null) next.current?.focus();
    else if (!set.isPending) {
      const body = { newPassword: passwords.next };
      set.mutate(needsCurrent ? { ...body, currentPassword: passwords.current } : body);
    }
  };
  const forget = async () => {
    if (!security.isConfirmed && !(await confirm())) return;
    set.reset();
    setIsForgotten(true);
    setIsTouched(false);
    setPasswords({ ...passwords, current: '' });
    next.current?.focus();
  };

  const code = set.error instanceof ApiError ? set.error.code : null;
  const failure = set.isError ? errorText(set.error, wordsByCode) : null;
  const isOfCurrent = code === 'PASSWORD_MISMATCH';
  const isOfNext = code === 'PASSWORD_GUESSABLE';

  return (
    <Form className={classes.form} onSubmit={submit}>
      {needsCurrent && (
        <>
          <PasswordField
            ref={current}
            label="Current password"
            autoComplete="current-password"
            value={passwords.current}
            onChange={(event) => change({ current: event.currentTarget.value })}
            error={isOfCurrent ? failure : isTouched ? problems.current : null}
          />
          <button type="button" className={classes.link} onClick={() => void forget()}>
            Forgot it? Confirm by code instead
          </button>
        </>
      )}
      <PasswordField
        ref={next}
        label="New password"
        autoComplete="new-password"
        value={passwords.next}
        onChange={(event) => change({ next: event.currentTarget.value })}
        error={isOfNext ? failure : isTouched ? problems.next : null}
        description={`At least ${MIN_PASSWORD_LENGTH} characters. Saving it signs out all other devices.`}
      />
      {failure !== null && !isOfCurrent && !isOfNext && <Failure>{failure}</Failure>}
      <div className="row-wrap gap-12">
        <Button type="submit" disabled={set.isPending}>
          {security.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
        <SavedMark isShown={set.isSuccess && passwords.next === ''} />
      </div>
    </Form>
  );
}

type Passwords = CallOf<'setPassword'>['body'];

/** Sets a password; if the server requires a confirmation, asks for it and retries. */
function useSetPassword(confirm: () => Promise<boolean>, onSet: () => void) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Passwords) => {
      try {
        return await api.call('setPassword', { body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
        return (await confirm()) ? api.call('setPassword', { body }) : null;
      }
    },
    onSuccess: (security) => {
      // Not confirmed: the typed input is kept.
      if (security === null) return;
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, security);
      void refreshActivity(queryClient);
      onSet();
    },
  });
}
