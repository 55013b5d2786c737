import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CodeForm } from '../../features/sign-in/code-form.tsx';
import { readPhoneAuthState, writePhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { ScreenHead } from './screen-head.tsx';
import { useEnter } from './use-enter.ts';

export function VerifyPage() {
  const enter = useEnter();
  const navigate = useNavigate();
  const [phone] = useState(() => readPhoneAuthState(sessionStorage));

  const goBack = () => {
    writePhoneAuthState(sessionStorage, null);
    void navigate({ to: '/auth/phone' });
  };
  if (phone === null) return null;
  return (
    <>
      <ScreenHead onBack={goBack}>Verification Code</ScreenHead>
      <CodeForm phone={phone} onVerified={(session) => enter(session)} />
    </>
  );
}
