import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PasswordForm } from '../../features/sign-in/password-form.tsx';
import { writePhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { ScreenHead } from './screen-head.tsx';
import { useEnter } from './use-enter.ts';

export function AlternativePage() {
  const enter = useEnter();
  const navigate = useNavigate();
  // Discards a pending code (AUTH-30).
  useEffect(() => writePhoneAuthState(sessionStorage, null), []);

  const switchToPhone = () => {
    writePhoneAuthState(sessionStorage, null);
    void navigate({ to: '/auth/phone' });
  };
  return (
    <>
      <ScreenHead onBack={switchToPhone}>Mobile number and Password Login</ScreenHead>
      {/* After a password, unlike after a code, sign-in always leads home (AUTH-05, AUTH-O3). */}
      <PasswordForm onSignedIn={(session) => enter(session, '/')} />
      <Button variant="default" onClick={switchToPhone}>
        Switch to Phone login
      </Button>
    </>
  );
}
