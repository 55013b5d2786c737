import { type Page } from '@playwright/test';
import type { Person } from './people.ts';
import type { Product } from './product.ts';
import { TODAY } from './product.ts';

type RoundToLog = {
  readonly roundId: string;
  readonly score: number;
  readonly holeCount?: 9 | 18;
  readonly playedOn?: string;
  /** Name of the tournament that the round is of. */
  readonly tournament?: string;
  readonly yardsPerHole?: number;
};

/** Logs a round of par 4s through the API, as the mobile app does. Strokes over par are on the first holes. */
export async function logRound(
  page: Page,
  product: Product,
  { accountId }: Pick<Person, 'accountId'>,
  idToken: string,
  { roundId, score, holeCount = 18, playedOn = TODAY, tournament, yardsPerHole }: RoundToLog,
): Promise<void> {
  const over = score - 4 * holeCount;
  const reply = await page.request.put(`${product.url}/api/accounts/${accountId}/rounds/${roundId}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: {
      format: 'strokebook.round/1',
      roundId,
      playedOn,
      ...(tournament === undefined
        ? { type: 'practice' }
        : { type: 'tournament', tournament: { name: tournament }, roundNumber: 1 }),
      status: 'completed',
      holeCount,
      course: { name: 'Alder Creek' },
      holes: Array.from({ length: holeCount }, (_, index) => ({
        hole: index + 1,
        par: 4,
        ...(yardsPerHole !== undefined && { yards: yardsPerHole }),
        score: 4 + (index < Math.abs(over) ? Math.sign(over) : 0),
      })),
    },
  });
  if (!reply.ok()) throw new Error(`the round was not taken: ${reply.status()} ${await reply.text()}`);
}
