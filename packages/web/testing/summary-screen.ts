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
  /** Whether the viewer is the player; a visitor otherwise. */
  readonly isOwn?: boolean;
  /** Runs before the page is opened: adds data, or makes calls fail or wait. */
  readonly prepare?: (player: TestPlayer, browser: TestBrowser) => unknown;
};

/** A server for the test file, and the summary of a player with exactly a test's rounds and data. */
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

/** Spies on console.error and suppresses its output. */
export const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
