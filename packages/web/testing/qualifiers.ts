import type { CallOf } from '@strokebook/contract';
import { demo, type useRealServer } from './real-server.ts';

type RealServer = ReturnType<typeof useRealServer>;

const organizationId = 1;
const PLAYER = demo.privatePlayer.accountId;

/** A qualifier of the demo's women with one round on a day without rounds of theirs, and typed scores. */
export async function makeQualifier(server: RealServer, name: string, scores: readonly number[] = []) {
  const { call } = await server.asPlayer(demo.coach.accountId);
  const room = await call('getTeamRoom', { params: { organizationId } });
  const women = room.players.filter(({ squadIds }) => squadIds.includes(room.squads[0]?.squadId ?? 0));
  const players = women.toSorted((a, b) => Number(b.accountId === PLAYER) - Number(a.accountId === PLAYER)).slice(0, 6);
  const course = { courseId: null, name: 'Pine Hollow', tee: 'White', par: 72, rating: 74.6 };
  const answers: CallOf<'createQualifier'>['body']['answers'] = {
    ...{ name, tournamentId: null, entryUntil: null, placesByScore: 2, picks: 1, words: '', ties: ['lastRound'] },
    entrants: players.map(({ accountId }) => ({
      entrantId: `p${accountId}`,
      accountId,
      guestName: null,
      exemption: null,
    })),
    rounds: [{ playedOn: room.today, courses: [course] }],
    rule: { measure: 'toPar', bestOf: null },
  };
  const opened = await call('createQualifier', { params: { organizationId }, body: { answers } });
  const params = { organizationId, qualifierId: opened.qualifierId };
  type Change = CallOf<'changeQualifier'>['body']['change'];
  const change = (one: Change) => call('changeQualifier', { params, body: { change: one } });
  const type = (strokes: readonly number[]) =>
    change({
      kind: 'scores',
      scores: strokes.map((score, index) => ({
        ...{ entrantId: `p${players[index]?.accountId ?? 0}`, round: 0, course: 0 },
        ...{ result: { kind: 'score', strokes: score }, seen: null },
      })),
      why: null,
    });
  if (scores.length > 0) await type(scores);
  return {
    address: `/teams/${organizationId}/qualifiers/${opened.qualifierId}`,
    names: players.map((player) => player.name),
    params,
    change,
    call,
  };
}
