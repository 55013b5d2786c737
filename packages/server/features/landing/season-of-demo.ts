import type { LandingSeason } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { drawCourse, type HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import type { Career } from '@strokebook/golf/overview';
import { type PastTournament, pastTournaments } from '@strokebook/golf/results';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { headlineOf, seasonReport } from '@strokebook/golf/season';
import { costliestApproaches } from './costliest-approaches.ts';

/** As many lines as the picture of a resume has room for. */
const MAX_FINISHES = 3;

type Person = Parameters<typeof fullName>[0] & {
  readonly extraInfo: Parameters<typeof schoolLine>[0] & { readonly collegeGpa?: number | null };
};

export type SeasonOfDemo = {
  readonly player: Person;
  readonly career: Career;
  readonly events: readonly ScheduleEvent[];
  /** Reads what the career does not contain; null if it is gone. */
  readonly readRound: (roundId: string) => Promise<RoundDocument | null>;
  readonly readCourse: (courseId: string) => Promise<CourseDocument | null>;
};

/** The season of the demo's main player as the dashboard reports it; null if a part of it was removed. */
export async function landingSeason(source: SeasonOfDemo, today: CalendarDay): Promise<LandingSeason | null> {
  const { player, career, events } = source;
  const report = seasonReport({ career, events }, { holeCount: 18, standardName: null, today });
  const { period, average, bestRound, bestFinish, gained, last } = report;
  const finalId = last?.rounds.at(-1)?.roundId;
  const final = finalId === undefined ? null : await source.readRound(finalId);
  const course = last?.courseId == null ? null : await source.readCourse(last.courseId);
  if (average === null || bestRound === null || bestFinish === null || last === null) return null;
  if (final === null || course === null) return null;
  return {
    player: {
      name: fullName(player),
      school: schoolLine(player.extraInfo),
      gpa: player.extraInfo.collegeGpa?.toFixed(2) ?? '',
    },
    ...{ period, average, bestRound, bestFinish, gained, last },
    headline: headlineOf(report, null, null),
    holes: roundCardOf(final).holes.map(({ hole, nth, par, score }) => ({ hole, nth, par, score })),
    thumbnails: drawCourse(course).map(thumbnailOf),
    finishes: finishesOf(pastTournaments({ career, events }, today)),
    approaches: costliestApproaches(final),
  };
}

const finishesOf = (tournaments: readonly PastTournament[]): LandingSeason['finishes'] =>
  tournaments
    .flatMap(({ finish, name, totalScoreWithPar: { score, par }, includedRounds }) => {
      const rounds = includedRounds.map(({ performance }) => performance.score);
      return finish === null ? [] : [{ finish, name, rounds, toPar: score - par }];
    })
    .slice(0, MAX_FINISHES);

/** Only what a thumbnail shows: fairway, green and sand. */
const thumbnailOf = (drawing: HoleDrawing): HoleDrawing => ({
  ...drawing,
  ...{ line: [], arcs: [] },
  outlines: { ...drawing.outlines, tee: [], water: [], rough: [], penaltyArea: [], woods: [] },
});
