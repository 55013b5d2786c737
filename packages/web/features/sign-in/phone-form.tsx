import { Button } from '@mantine/core';
import { CODE_SENT_BEFORE_STATUS, challengeNames, phoneScreenText, type SignInResponse } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import type { PhoneAuthState } from './phone-auth-state.ts';
import { PhoneFields } from '../../controls/phone-entry/phone-fields.tsx';
import { useCodeRule } from '../../controls/phone-entry/use-code-rule.ts';
import { usePhoneEntry } from '../../controls/phone-entry/use-phone-entry.ts';

const UNEXPECTED = 'Unexpected authentication response. Please try again.';

type PhoneFormProps = { readonly onCodeSent: (state: PhoneAuthState) => void };

export function PhoneForm({ onCodeSent }: PhoneFormProps) {
  const { api } = useApi();
  const rule = useCodeRule();
  const phone = usePhoneEntry(rule);

  const start = useMutation({
    mutationFn: async (): Promise<PhoneAuthState | null | 'notSent'> => {
      const read = await phone.readToSend();
      if (read === null) return 'notSent';
      const { number: phoneNumber, callingCode: countryCode } = read;
      const response = await api.call('startPhoneSignIn', { body: { phoneNumber } });
      const wasSentBefore = response.status === CODE_SENT_BEFORE_STATUS;
      return hasSentCode(response) ? { phoneNumber, countryCode, wasSentBefore } : null;
    },
    onSuccess: (state) => {
      if (state !== null && state !== 'notSent') onCodeSent(state);
    },
  });

  const submit = () => {
    phone.leave();
    if (phone.isValid && !start.isPending) start.mutate();
  };

  const failure = start.isError ? phoneScreenText(signInFailure(start.error)) : start.data === null ? UNEXPECTED : null;

  return (
    <Form className="grid gap-16" onSubmit={submit}>
      <PhoneFields countries={rule.countries} phone={phone} numberAutoComplete="tel-national" onEnter={submit} />
      {failure !== null && <Failure>{failure}</Failure>}
      <Button type="submit" fullWidth disabled={!phone.isValid || start.isPending}>
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
