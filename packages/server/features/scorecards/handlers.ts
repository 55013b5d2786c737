import type { FigureSample } from '@strokebook/contract';
import { liveCardOf } from '@strokebook/golf/entry';
import { type Miss, missOf } from '@strokebook/golf/facts';
import { type RoundDocument, yards } from '@strokebook/golf/model';
import { strokesGainedByRound } from '@strokebook/golf/overview';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { selectRounds } from '@strokebook/golf/selection';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { countedHolesOf, placeOfStat, samplesBehind } from '@strokebook/golf/stats';
import { readDocuments, readRoundAfter } from '../../db/rounds/round-document-queries.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';

/** Details behind the figures: rounds hole by hole, and the holes and strokes of a figure. */
export function createScorecardHandlers({
  readAt,
  careers,
  replies,
}: Pick<Services, 'readAt' | 'careers' | 'replies'>) {
  return {
    getRoundCards: async ({ body }, { account }) =>
      replies.answer({ routeId: 'getRoundCards', account, body }, async () => ({
        cards: await readDocuments(readAt, account, body.golfRoundIds, roundCardOf),
      })),
    getLiveCard: async ({ params: { roundId }, query: { after = 0 } }, { account }) => {
      const stored = await readRoundAfter(readAt, account, roundId, after);
      if (stored === null) throw new RequestError('NOT_FOUND');
      const { revision, changedAt, document } = stored;
      const live = document === null ? null : liveCardOf(document);
      return new EncodedReply(JSON.stringify({ revision, savedAt: changedAt, live }));
    },
    getMappedRounds: async ({ body }, { account }) =>
      replies.answer({ routeId: 'getMappedRounds', account, body }, async () => ({
        rounds: await readDocuments(readAt, account, body.golfRoundIds, mappedRoundOf),
      })),
    getSamplesBehind: async ({ body: { statId, roundsFilter } }, { account }) => {
      if (placeOfStat(statId) < 0) {
        throw new RequestError('REQUEST_INVALID', [{ path: '$.statId', message: `'${statId}' is not a known stat` }]);
      }
      return replies.answer({ routeId: 'getSamplesBehind', account, body: { statId, roundsFilter } }, async () => {
        const career = await careers.get(account);
        const golfRoundIds = selectRounds(
          career.map(({ summary }) => summary),
          roundsFilter,
        ).map(({ roundId }) => roundId);
        const samples = await readDocuments(readAt, account, golfRoundIds, (document) => samplesOf(document, statId));
        return { golfRoundIds, samples: samples.flat() };
      });
    },
    getStrokesGainedByRound: async ({ body }, { account }) =>
      replies.answer({ routeId: 'getStrokesGainedByRound', account, body }, async () => ({
        rounds: strokesGainedByRound(await careers.get(account), body.roundsFilter),
      })),
  } satisfies Partial<Handlers>;
}

function samplesOf(document: RoundDocument, statId: string): readonly FigureSample[] {
  const placeOf = placesOf(document);
  return samplesBehind(countedHolesOf(document), statId).map(({ hole, shot, value, weight }) => ({
    roundId: document.roundId,
    hole: hole.hole.hole,
    nth: hole.nth,
    place: placeOf(hole.hole.hole, hole.nth),
    par: hole.par,
    score: hole.score,
    value: Math.round(value * 1000) / 1000,
    weight: Math.round(weight * 1000) / 1000,
    shot:
      shot === null
        ? null
        : {
            number: shot.number,
            lie: shot.facts.lie,
            toPin: shot.facts.toPin,
            endLie: shot.facts.endLie,
            endToPin: shot.facts.endToPin,
            club: shot.facts.shot.club ?? null,
            miss: roundedMiss(missOf(hole.hole, shot.facts)),
          },
  }));
}

/** Whole yards: the offset is drawn and said as a direction. */
const roundedMiss = (miss: Miss | null): Miss | null =>
  miss === null ? null : { along: yards(Math.round(miss.along)), across: yards(Math.round(miss.across)) };

/** Finds the place of a hole's playing in the order of play, from 1. */
function placesOf({ holes }: RoundDocument): (hole: number, nth: number) => number {
  const places = Map.groupBy(
    holes.map(({ hole }, index) => ({ hole, place: index + 1 })),
    ({ hole }) => hole,
  );
  return (hole, nth) => places.get(hole)?.[nth - 1]?.place ?? hole;
}
