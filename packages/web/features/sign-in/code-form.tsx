import { maskPhoneNumber, type Session } from '@strokebook/contract';
import { useApi } from '../../api/api-context.tsx';
import { CodeEntry } from '../../controls/code-entry/code-entry.tsx';
import type { PhoneAuthState } from './phone-auth-state.ts';

type CodeFormProps = {
  readonly phone: PhoneAuthState;
  /** Resolves when the account is loaded and the navigation is done. */
  readonly onVerified: (session: Session) => Promise<void>;
};

export function CodeForm({ phone, onVerified }: CodeFormProps) {
  const { api } = useApi();
  const body = { phoneNumber: phone.phoneNumber };
  return (
    <CodeEntry
      maskedPhone={maskPhoneNumber(phone.countryCode, phone.phoneNumber)}
      wasSentBefore={phone.wasSentBefore === true}
      onCode={async (code) => onVerified(await api.call('verifyCode', { body: { ...body, code } }))}
      onResend={() => api.call('resendCode', { body })}
    />
  );
}
