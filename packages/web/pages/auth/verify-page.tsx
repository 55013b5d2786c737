import type { Session } from '@strokebook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { CodeForm } from '../../features/sign-in/code-form.tsx';
import { readPhoneAuthState, writePhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { takeReturnUrl } from '../../lib/return-url.ts';
import { BackIcon } from '../../ui/icons.tsx';
import classes from './auth.module.css';

export function VerifyPage() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const [phone] = useState(() => readPhoneAuthState(sessionStorage));

  const goBack = () => {
    writePhoneAuthState(sessionStorage, null);
    void navigate({ to: '/auth/phone' });
  };
  const onVerified = async (session: Session) => {
    tokens.write(session.idToken);
    // What a visitor was shown may differ from what this account may see.
    queryClient.removeQueries({ queryKey: ['getProfile'] });
    await queryClient.fetchQuery({ ...activeAccountQuery(api, tokens), staleTime: 0 });
    const destination = takeReturnUrl(sessionStorage);
    writePhoneAuthState(sessionStorage, null);
    router.history.replace(destination);
  };

  if (phone === null) return null;
  return (
    <>
      <div className={classes.verifyHead}>
        <button type="button" className={classes.back} aria-label="Back" onClick={goBack}>
          <BackIcon size={18} />
        </button>
        <h2 className={classes.heading}>Verification Code</h2>
      </div>
      <CodeForm phone={phone} onVerified={onVerified} />
    </>
  );
}
