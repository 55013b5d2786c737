import { Button, TextInput } from '@mantine/core';
import { type ActiveAccount, codeScreenText } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';

type ConfirmEmailProps = {
  readonly email: string;
  /** Whether a code was sent since the page opened. */
  readonly isSent: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onConfirmed: (account: ActiveAccount) => void;
};

/** Asks for the code that was sent to an email. */
export function ConfirmEmail({ email, isSent, isSending, onSend, onConfirmed }: ConfirmEmailProps) {
  const { api } = useApi();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (typed: string) => api.call('confirmEmail', { body: { code: typed } }),
    onSuccess: onConfirmed,
  });
  return (
    <Form
      className="stack gap-14"
      onSubmit={() => {
        if (!confirm.isPending) confirm.mutate(code.trim());
      }}
    >
      <p role="status" className="break-anywhere">
        {isSent
          ? `We sent a code to ${email}. It works for ten minutes.`
          : 'Confirm the email with a code we send to it.'}
      </p>
      <TextInput
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={confirm.isError ? codeScreenText(signInFailure(confirm.error)) : null}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          if (confirm.isError) confirm.reset();
        }}
      />
      <div className="row-wrap gap-8">
        <BusyButton type="submit" isInactive={code.trim().length !== 6 || confirm.isPending}>
          Confirm email
        </BusyButton>
        <Button variant="default" disabled={isSending} onClick={onSend}>
          {isSent ? 'Send another code' : 'Send a code'}
        </Button>
      </div>
    </Form>
  );
}
