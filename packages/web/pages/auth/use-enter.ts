import type { Session } from '@strokebook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { writePhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { takeReturnUrl } from '../../lib/return-url.ts';

/** The end of every sign-in: loads the account, clears the state of the sign-in, and navigates on. */
export function useEnter() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (session: Session, destination?: string): Promise<void> => {
    tokens.write(session.idToken);
    await queryClient.fetchQuery({ ...activeAccountQuery(api, tokens), staleTime: 0 });
    const returnUrl = takeReturnUrl(sessionStorage);
    writePhoneAuthState(sessionStorage, null);
    router.history.replace(destination ?? returnUrl);
  };
}
