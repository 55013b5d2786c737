import { Button } from '@mantine/core';
import { CODE_SENT_BEFORE_STATUS, phoneScreenText, type Security } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { CodeEntry } from '../../controls/code-entry/code-entry.tsx';
import { PasswordField } from '../../controls/password-field/password-field.tsx';
import { PhoneFields } from '../../controls/phone-entry/phone-fields.tsx';
import { useCodeRule } from '../../controls/phone-entry/use-code-rule.ts';
import { usePhoneEntry } from '../../controls/phone-entry/use-phone-entry.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import classes from './security.module.css';

/** Failures that another code does not mend. */
const errorsOfForm: ReadonlySet<string> = new Set([
  'PHONE_NUMBER_TAKEN',
  'PHONE_NUMBER_OWN',
  'PASSWORD_MISMATCH',
  'CONFIRMATION_REQUIRED',
]);
const wordsByCode = { PASSWORD_MISMATCH: 'The password is not right.' };

type Sent = { readonly phoneNumber: string; readonly shown: string; readonly wasSentBefore: boolean };

type PhoneChangeProps = {
  readonly security: Security;
  readonly confirm: () => Promise<boolean>;
  /** Called with what to say; undefined if nothing was changed. */
  readonly onClose: (said?: string) => void;
};

/** A code to the new number, then one to the old number or the password. */
export function PhoneChange({ security, confirm, onClose }: PhoneChangeProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const rule = useCodeRule();
  const entered = usePhoneEntry(rule);
  const [isLost, setIsLost] = useState(false);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A failure is of the number that was sent, not of the next one.
  const phone: typeof entered = {
    ...entered,
    change: (entry) => {
      setFailure(null);
      entered.change(entry);
    },
    paste: (entry) => {
      setFailure(null);
      entered.paste(entry);
    },
  };
  const isByPassword = isLost && security.hasPassword;

  const send = useMutation({
    mutationFn: async (): Promise<Sent | null> => {
      const read = await phone.readToSend();
      if (read === null) return null;
      const { status } = await api.call('startPhoneChange', { body: { phoneNumber: read.number } });
      return { phoneNumber: read.number, shown: read.shown, wasSentBefore: status === CODE_SENT_BEFORE_STATUS };
    },
    onMutate: () => setFailure(null),
    onSuccess: setSent,
    onError: (error) => setFailure(isOfForm(error) ? errorText(error) : phoneScreenText(signInFailure(error))),
  });

  const change = async (phoneNumber: string, code: string) => {
    const body = { phoneNumber, code, ...(isByPassword ? { currentPassword: password } : {}) };
    try {
      const stored = await changeConfirmed(() => api.call('changePhoneNumber', { body }), confirm);
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, stored);
      void refreshActivity(queryClient);
      onClose(
        stored.phoneChange === null
          ? 'Phone number changed. All other devices are signed out.'
          : 'Your number can change in three days. The old phone is told.',
      );
    } catch (error) {
      if (!isOfForm(error)) throw error;
      setFailure(errorText(error, wordsByCode));
      setSent(null);
    }
  };

  if (sent !== null) {
    return (
      <div className={classes.form}>
        <CodeEntry
          maskedPhone={sent.shown}
          wasSentBefore={sent.wasSentBefore}
          onCode={(code) => change(sent.phoneNumber, code)}
          onResend={() => api.call('startPhoneChange', { body: { phoneNumber: sent.phoneNumber } })}
        />
        <div>
          <Button variant="subtle" onClick={() => onClose()}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  const isReady = phone.isValid && !send.isPending && (!isByPassword || password !== '') && (!isLost || isByPassword);
  const submit = () => {
    phone.leave();
    if (isReady) send.mutate();
  };
  return (
    <Form className={classes.form} onSubmit={submit}>
      <p className="note">
        We send a code to the new number, and one to your old number if you have not just signed in with it.
      </p>
      <PhoneFields countries={rule.countries} phone={phone} numberAutoComplete="tel-national" onEnter={submit} />
      <CheckRow isChecked={isLost} onChange={setIsLost}>
        I no longer get texts on my old number
      </CheckRow>
      {isLost && (
        <p className="note">
          {security.hasPassword
            ? 'Then your password proves that it is you, and the number can change after three days. Your old number is told at once, so that nobody else can take your account unnoticed.'
            : 'Without your old number and without a password nobody can know that it is you. Please write to whoever runs this site.'}
        </p>
      )}
      {isByPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setFailure(null);
            setPassword(event.currentTarget.value);
          }}
        />
      )}
      {failure !== null && <Failure>{failure}</Failure>}
      <div className="row-wrap gap-8">
        <Button type="submit" disabled={!isReady}>
          {send.isPending ? 'Sending...' : 'Send code'}
        </Button>
        <Button variant="subtle" onClick={() => onClose()}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const isOfForm = (error: unknown): error is ApiError => error instanceof ApiError && errorsOfForm.has(error.code);

/** Changes the number; if the server wants a code to the old one, asks for it and repeats the call, whose code is unused. */
async function changeConfirmed(call: () => Promise<Security>, confirm: () => Promise<boolean>): Promise<Security> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED' || !(await confirm())) throw error;
    return call();
  }
}
