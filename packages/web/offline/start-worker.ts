import type { TokenStore } from '../api/token-store.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { type AppWorker, createAppWorker, pageScript } from './app-worker.ts';
import { REGISTRATION_DELAY_MS } from '../lib/registration-delay.ts';

/**
 * Starts the service worker of the built app when the browser has nothing else to do, at the latest after the specified
 * delay (SHELL-03), for signed-in people: visitors log no rounds, and need not load the shell twice. Where the
 * installation has none, one of an earlier visit is removed (SHELL-O2).
 */
export function startWorker(tokens: TokenStore, isWanted: boolean): AppWorker {
  const worker = createAppWorker({
    workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
    script: pageScript(document),
  });
  if (!isWanted) {
    void worker.remove();
    return worker;
  }
  const register = (token: string | null): void => {
    if (token !== null) whenIdle(() => void worker.register(), REGISTRATION_DELAY_MS);
  };
  tokens.subscribe(register);
  register(tokens.read());
  return worker;
}
