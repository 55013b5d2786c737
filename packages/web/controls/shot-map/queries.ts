import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

/** Rounds on the map by round id. The order in which they are asked for makes no difference. */
export const mappedRoundsQuery = (api: Api, accountId: number, roundIds: readonly RoundDocument['roundId'][]) => {
  const golfRoundIds = [...new Set(roundIds)].sort();
  return queryOptions({
    queryKey: ['getMappedRounds', accountId, golfRoundIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, MappedRound>> => {
      const reply = await api.call('getMappedRounds', { params: { accountId }, body: { golfRoundIds } }, { signal });
      return new Map(reply.rounds.map((round) => [round.roundId, round]));
    },
    enabled: golfRoundIds.length > 0,
  });
};

/** A course with its outlines, which hardly ever change. */
export const courseQuery = (api: Api, courseId: string) =>
  queryOptions({
    queryKey: ['getCourse', courseId],
    queryFn: async ({ signal }): Promise<CourseDocument> => api.call('getCourse', { params: { courseId } }, { signal }),
    staleTime: 60 * 60_000,
  });
