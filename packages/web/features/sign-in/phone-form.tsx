import { Button } from '@mantine/core';
import { CODE_SENT_BEFORE_STATUS, challengeNames, phoneScreenText, type SignInResponse } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { countries, defaultCountry } from './countries.ts';
import type { PhoneAuthState } from './phone-auth-state.ts';
import { PhoneFields } from './phone-fields.tsx';
import { checkPhone, codeLoginDigits, codeOf, fullNumber, type PhoneEntry } from './phone-rules.ts';

const UNEXPECTED = 'Unexpected authentication response. Please try again.';

type PhoneFormProps = { readonly onCodeSent: (state: PhoneAuthState) => void };

export function PhoneForm({ onCodeSent }: PhoneFormProps) {
  const { api } = useApi();
  const [entry, setEntry] = useState<PhoneEntry>({ country: defaultCountry, phoneNumber: '' });
  const [isTouched, setIsTouched] = useState(false);
  const errors = checkPhone(entry, codeLoginDigits);
  const isValid = errors.country === null && errors.phoneNumber === null;

  const start = useMutation({
    mutationFn: async (state: PhoneAuthState) => {
      const response = await api.call('startPhoneSignIn', { body: { phoneNumber: state.phoneNumber } });
      const wasSentBefore = response.status === CODE_SENT_BEFORE_STATUS;
      return hasSentCode(response) ? { ...state, wasSentBefore } : null;
    },
    onSuccess: (state) => {
      if (state !== null) onCodeSent(state);
    },
  });

  const submit = () => {
    setIsTouched(true);
    if (!isValid || start.isPending) return;
    start.mutate({ phoneNumber: fullNumber(entry), countryCode: codeOf(entry.country) });
  };

  const failure = start.isError ? phoneScreenText(signInFailure(start.error)) : start.data === null ? UNEXPECTED : null;

  return (
    <Form className="grid gap-16" onSubmit={submit}>
      <PhoneFields
        countries={countries}
        formDigits={codeLoginDigits}
        entry={entry}
        errors={isTouched ? errors : null}
        numberAutoComplete="tel-national"
        onChange={setEntry}
        onLeave={() => setIsTouched(true)}
        onEnter={submit}
      />
      {failure !== null && <Failure>{failure}</Failure>}
      <Button type="submit" size="md" fullWidth disabled={!isValid || start.isPending}>
        {start.isPending ? 'Sending...' : 'Continue'}
      </Button>
    </Form>
  );
}

/** AUTH-19. */
function hasSentCode(response: SignInResponse): boolean {
  const challenges: readonly (string | null)[] = challengeNames;
  return response.status === 'SUCCESS' || challenges.includes(response.challengeName);
}
