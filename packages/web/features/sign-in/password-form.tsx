import { Button } from '@mantine/core';
import { passwordScreenText, type Session } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { PasswordField } from '../../controls/password-field/password-field.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { passwordCountries } from '../../controls/phone-entry/countries.ts';
import { PhoneFields } from '../../controls/phone-entry/phone-fields.tsx';
import { checkPassword } from '../../controls/password-field/password-rules.ts';
import type { PhoneRule } from '../../controls/phone-entry/phone-rules.ts';
import classes from '../../controls/phone-entry/phone-entry.module.css';
import { usePhoneEntry } from '../../controls/phone-entry/use-phone-entry.ts';

/** AUTH-33. */
const rule: PhoneRule = { countries: passwordCountries, digits: [10, 10] };

type PasswordFormProps = {
  /** Resolves when the account is loaded and the navigation is done. */
  readonly onSignedIn: (session: Session) => Promise<void>;
};

export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const { api } = useApi();
  const phone = usePhoneEntry(rule);
  const [password, setPassword] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const passwordError = checkPassword(password);
  const isValid = phone.isValid && passwordError === null;

  const signIn = useMutation({
    mutationFn: async () => {
      const read = await phone.readToSend();
      if (read === null) return;
      await onSignedIn(await api.call('signInWithPassword', { body: { phoneNumber: read.number, password } }));
    },
    // Selects the wrong password, so that typing replaces it.
    onError: () => {
      passwordField.current?.focus();
      passwordField.current?.select();
    },
  });

  const submit = () => {
    phone.leave();
    setIsTouched(true);
    if (isValid && !signIn.isPending) signIn.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  return (
    <Form className="grid gap-16" onSubmit={submit}>
      <PhoneFields
        countries={passwordCountries}
        phone={phone}
        // Password managers store a password with the name beside it.
        numberAutoComplete="username"
        onEnter={submit}
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        classNames={{ root: classes.field, label: classes.label }}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setIsTouched(true)}
        error={isTouched ? passwordError : null}
      />
      {signIn.isError && <Failure>{passwordScreenText(signInFailure(signIn.error))}</Failure>}
      <Button type="submit" fullWidth disabled={!isValid || signIn.isPending}>
        Login
      </Button>
    </Form>
  );
}
