import { Button } from '@mantine/core';
import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { type PhoneAuthState, writePhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';

export function PhonePage() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const isDemo = useQuery(api.query('getSettings', {})).data?.isDemo;
  const navigate = useNavigate();
  const onCodeSent = (state: PhoneAuthState) => {
    writePhoneAuthState(sessionStorage, state);
    void navigate({ to: '/auth/verify' });
  };
  return (
    <>
      {account != null && (
        <p>
          You are signed in as {fullName(account)}. <Link to="/dashboard">Open my dashboard</Link>
        </p>
      )}
      <h2 className="text-xl">Sign in or sign up</h2>
      <p className="text-l">Enter your mobile number to login or create an account</p>
      <p className="note">If you have an account you will receive a 6 digit code</p>
      <p className="note">New here? Sign up the same way: the code opens your account.</p>
      <PhoneForm onCodeSent={onCodeSent} />
      <Button variant="default" onClick={() => void navigate({ to: '/auth/alternative' })}>
        Alternative Login
      </Button>
      {isDemo && <p className="note">This is a demo. The code appears in the output of the server.</p>}
    </>
  );
}
