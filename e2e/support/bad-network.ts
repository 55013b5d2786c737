import type { Page } from '@playwright/test';

/** How the network treats the calls for one round. */
export type Network =
  | 'fine'
  /** No call reaches the server. */
  | 'cut'
  | 'slow'
  /** The server stores the round, but the answer does not arrive. */
  | 'lostAnswer'
  /** A proxy answers that its server is away. */
  | 'badGateway'
  /** Every other call fails, in one way after another. */
  | 'flapping';

const SLOW_MS = 600;
const failures = ['cut', 'lostAnswer', 'badGateway'] as const;

/** What the browser reports of failed calls. */
export const networkErrors = /Failed to load resource/;

/** Puts a network between the page and the round; returns what changes its state. */
export async function troubleNetwork(page: Page, roundId: string): Promise<(network: Network) => void> {
  let network: Network = 'fine';
  let calls = 0;
  await page.route(`**/rounds/${roundId}?*`, async (route) => {
    calls += 1;
    const failure = failures[(calls >> 1) % failures.length] ?? 'cut';
    const now = network === 'flapping' ? (calls % 2 === 0 ? 'fine' : failure) : network;
    switch (now) {
      case 'cut':
        return route.abort('internetdisconnected');
      case 'lostAnswer':
        await route.fetch();
        return route.abort('connectionreset');
      case 'badGateway':
        return route.fulfill({ status: 502 });
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return route.continue();
      default:
        return route.continue();
    }
  });
  return (next) => {
    network = next;
  };
}
