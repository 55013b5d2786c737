import type { AccountId } from '@strokebook/golf/access';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../api/api-context.tsx';
import { useOffline } from './offline-context.tsx';
import { signOut } from './sign-out.ts';

/** Signs an account out, waits at most two seconds for the removal of its data from the device, and opens the landing page. */
export function useSignOut(): (accountId: AccountId) => Promise<void> {
  const { api, tokens } = useApi();
  const { store } = useOffline();
  const router = useRouter();
  return async (accountId) => {
    await signOut({ api, tokens, storage: localStorage, store, accountId });
    await router.navigate({ to: '/' });
  };
}
