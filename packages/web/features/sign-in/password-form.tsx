import { Button } from '@mantine/core';
import { passwordScreenText, type Session } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { PasswordField } from '../../controls/password-field/password-field.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { defaultCountry, passwordCountries } from './countries.ts';
import { PhoneFields } from './phone-fields.tsx';
import { checkPassword } from '../../controls/password-field/password-rules.ts';
import { checkPhone, fullNumber, type PhoneEntry, passwordLoginDigits } from './phone-rules.ts';
import classes from './sign-in.module.css';

type PasswordFormProps = {
  /** Resolves when the account is loaded and the navigation is done. */
  readonly onSignedIn: (session: Session) => Promise<void>;
};

export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const { api } = useApi();
  const [entry, setEntry] = useState<PhoneEntry>({ country: defaultCountry, phoneNumber: '' });
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ phone: false, password: false });
  const passwordField = useRef<HTMLInputElement>(null);
  const phoneErrors = checkPhone(entry, passwordLoginDigits);
  const passwordError = checkPassword(password);
  const isValid = phoneErrors.country === null && phoneErrors.phoneNumber === null && passwordError === null;

  const signIn = useMutation({
    mutationFn: async () =>
      onSignedIn(await api.call('signInWithPassword', { body: { phoneNumber: fullNumber(entry), password } })),
    // Selects the wrong password, so that typing replaces it.
    onError: () => {
      passwordField.current?.focus();
      passwordField.current?.select();
    },
  });

  const submit = () => {
    setTouched({ phone: true, password: true });
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
        formDigits={passwordLoginDigits}
        entry={entry}
        errors={touched.phone ? phoneErrors : null}
        // Password managers store a password with the name beside it.
        numberAutoComplete="username"
        onChange={setEntry}
        onLeave={() => setTouched((before) => ({ ...before, phone: true }))}
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
        onBlur={() => setTouched((before) => ({ ...before, password: true }))}
        error={touched.password ? passwordError : null}
      />
      {signIn.isError && <Failure>{passwordScreenText(signInFailure(signIn.error))}</Failure>}
      <Button type="submit" size="md" fullWidth disabled={!isValid || signIn.isPending}>
        Login
      </Button>
    </Form>
  );
}
