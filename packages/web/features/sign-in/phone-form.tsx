import { Button, NativeSelect, TextInput } from '@mantine/core';
import { challengeNames, phoneScreenText, type SignInResponse } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { countries, defaultCountry } from './countries.ts';
import type { PhoneAuthState } from './phone-auth-state.ts';
import { checkPhoneForm, codeOf, onlyDigits, PHONE_MAX_LENGTH } from './phone-rules.ts';
import classes from './sign-in.module.css';
import { signInFailure } from './sign-in-failure.ts';
import { useReadOnlyDelay } from './use-read-only-delay.ts';

const UNEXPECTED = 'Unexpected authentication response. Please try again.';

type PhoneFormProps = { readonly onCodeSent: (state: PhoneAuthState) => void };

export function PhoneForm({ onCodeSent }: PhoneFormProps) {
  const { api } = useApi();
  const [form, setForm] = useState({ country: defaultCountry, phoneNumber: '' });
  const [isTouched, setIsTouched] = useState(false);
  const readOnlyDelay = useReadOnlyDelay();
  const errors = checkPhoneForm(form);
  const isValid = errors.country === null && errors.phoneNumber === null;

  const start = useMutation({
    mutationFn: async (state: PhoneAuthState) => {
      const response = await api.call('startPhoneSignIn', { body: { phoneNumber: state.phoneNumber } });
      return hasSentCode(response) ? state : null;
    },
    onSuccess: (state) => {
      if (state !== null) onCodeSent(state);
    },
  });

  const submit = () => {
    setIsTouched(true);
    if (!isValid || start.isPending) return;
    const countryCode = codeOf(form.country);
    start.mutate({ phoneNumber: countryCode + form.phoneNumber, countryCode });
  };

  // A disabled button swallows Enter, yet Enter in an invalid form must show what is wrong (AUTH-O4).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };

  const setNumber = (text: string) => setForm({ ...form, phoneNumber: onlyDigits(text).slice(0, PHONE_MAX_LENGTH) });
  // The browser would cut '(555) 010-0001' at 11 characters before its signs are taken out.
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    setNumber(event.clipboardData.getData('text'));
  };

  const failure = start.isError ? phoneScreenText(signInFailure(start.error)) : start.data === null ? UNEXPECTED : null;

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NativeSelect
        label="Country"
        size="md"
        autoComplete="country"
        value={form.country}
        onChange={(event) => setForm({ ...form, country: event.currentTarget.value })}
        error={isTouched ? errors.country : null}
        data={countries.map(({ country, name, code }) => ({
          value: country,
          label: `${name} (${code})`,
        }))}
      />
      <TextInput
        label="Phone number"
        size="md"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_MAX_LENGTH}
        value={form.phoneNumber}
        onChange={(event) => setNumber(event.currentTarget.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={() => setIsTouched(true)}
        {...readOnlyDelay}
        error={isTouched ? errors.phoneNumber : null}
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" size="md" fullWidth disabled={!isValid || start.isPending}>
        {start.isPending ? 'Sending...' : 'Continue'}
      </Button>
    </form>
  );
}

/** AUTH-19. */
function hasSentCode(response: SignInResponse): boolean {
  const challenges: readonly (string | null)[] = challengeNames;
  return response.status === 'SUCCESS' || challenges.includes(response.challengeName);
}
