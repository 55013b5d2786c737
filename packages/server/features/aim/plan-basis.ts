import type { OutputOf } from '@strokebook/contract';
import { estimatePatterns, levelOfIndex, measureShift, strokeLevels } from '@strokebook/golf/aim';
import { measureShots } from '@strokebook/golf/dispersion';
import { indexReport, type RatedRound } from '@strokebook/golf/handicap';
import type { Career } from '@strokebook/golf/overview';
import { selectRounds } from '@strokebook/golf/selection';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { findCourseDocuments } from '../../db/courses/course-rows.ts';
import type { Queryable, ReadAt, SeenAccount } from '../../db/database.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';

type PlanBasis = OutputOf<'getPlanBasis'>;

/** Max rounds read, the newest ones, as of the report of dispersion: enough for a stable pattern. */
const MAX_ROUNDS = 100;

/** What a plan is worked out of, from the newest finished rounds of a player. */
export async function planBasis(
  { query, readAt, account }: { readonly query: Queryable; readonly readAt: ReadAt; readonly account: SeenAccount },
  {
    career,
    rated,
    settings,
  }: { readonly career: Career; readonly rated: readonly RatedRound[]; readonly settings: PlanBasis['settings'] },
): Promise<PlanBasis> {
  const history = selectRounds(
    career.map(({ summary }) => summary),
    { filterName: '' },
  ).slice(0, MAX_ROUNDS);
  const documents = await readDocuments(
    readAt,
    account,
    history.map(({ roundId }) => roundId),
    (document) => document,
  );
  const courseIds = [...new Set(history.flatMap(({ courseId }) => courseId ?? []))];
  const { shots } = measureShots(documents.map(mappedRoundOf), await findCourseDocuments(query, courseIds));
  const level = levelOfIndex(indexReport(rated).index?.value ?? null);
  const { isLeftHanded, clubs } = settings;
  const { standardName, label } = level.pattern;
  return {
    ...estimatePatterns(shots, { level: level.pattern, isLeftHanded, typed: clubs }),
    shift: measureShift(documents, level.strokes),
    level: { standardName, label },
    levels: strokeLevels,
    since: history.at(-1)?.playedOn ?? null,
    settings,
  };
}
