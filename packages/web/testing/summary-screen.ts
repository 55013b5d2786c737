import { screen } from '@testing-library/react';
import type { RoundDocument } from '@strokebook/golf/model';
import { vi } from 'vitest';
import { type TestPlayer, useRealServer } from './real-server.ts';
import { TODAY, tournamentRounds } from './rounds.ts';
import type { TestBrowser } from './test-browser.ts';

type RealServer = ReturnType<typeof useRealServer>;

type OpenOptions = {
  readonly rounds?: readonly RoundDocument[];
  readonly account?: Parameters<RealServer['withRounds']>[1];
  /** Whether the player has signed in; a visitor looks at the page otherwise. */
  readonly isOwn?: boolean;
  /** Runs before the page is opened: what the player adds, which calls fail, which wait. */
  readonly prepare?: (player: TestPlayer, browser: TestBrowser) => unknown;
};

/** A server of the file's, and the summary of a player with exactly the rounds and whatever else a test adds. */
export function useSummary() {
  const server = useRealServer({ today: TODAY });
  const openSummary = async ({ rounds = tournamentRounds(12), account, isOwn = false, prepare }: OpenOptions = {}) => {
    const player = await server.withRounds(rounds, account);
    const { accountId } = player;
    const browser = server.createBrowser();
    await prepare?.(player, browser);
    const app = await server.open('/player/ingrid/summary', { browser, ...(isOwn ? { as: accountId } : {}) });
    await screen.findByRole('region', { name: 'News' });
    return { ...app, accountId };
  };
  return { server, openSummary };
}

export const card = (name: string) => screen.getByRole('region', { name });

/** What the page writes to the console; nothing of it is printed. */
export const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
