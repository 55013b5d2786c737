import { accountIdOf } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/contract';
import { createDemoWorld } from '@strokebook/demo';
import type { CourseDocument } from '@strokebook/golf/model';
import type { TestServer } from './test-server.ts';

const world = createDemoWorld({ seed: 1, today: '2026-06-15', players: 1 });

/** Every round of one player of the demo world, always the same. */
export const demoRounds: readonly RoundDocument[] = [...world.roundsOf(accountIdOf(1))].map(
  ({ round }) => round as RoundDocument,
);

/** The courses of these rounds. */
export const demoCourses: readonly CourseDocument[] = world.courses;

/** Logs rounds as their player. */
export async function logRounds(
  server: TestServer,
  accountId: number,
  rounds: readonly RoundDocument[],
): Promise<void> {
  const token = await server.tokenOf(accountId);
  for (const round of rounds) {
    await server.call('putRound', { params: { accountId, roundId: round.roundId }, body: round }, { token });
  }
}
