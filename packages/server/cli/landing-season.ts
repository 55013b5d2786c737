import type { LandingSeason } from '@strokebook/contract';
import { createDemoWorld, type DemoWorld, mainUsernames } from '@strokebook/demo';
import type { AccountId } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { drawCourse } from '@strokebook/golf/hole-drawing';
import { summarizeRound } from '@strokebook/golf/model';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { headlineOf, seasonReport } from '@strokebook/golf/season';
import { type PastTournament, pastTournaments } from '@strokebook/golf/results';
import { tallyRound } from '@strokebook/golf/stats';
import { costliestApproaches, coverOf, heroOf, thumbnailOf } from './landing-holes.ts';
import { teamOf } from './landing-team.ts';

/** A fixed day, so that the generated file changes only with the code. */
const DEMO = { seed: '1', today: calendarDay('2026-11-23') };
/** As many lines as the picture of a resume has room for. */
const MAX_FINISHES = 3;

/** The data of the landing page: the season of the demo's main player as the dashboard reports it. */
export function landingSeason(): LandingSeason {
  const world = createDemoWorld(DEMO);
  const player = named(world.accounts.find(({ username }) => username === mainUsernames.player));
  const rounds = [...world.roundsOf(player.accountId)].map(({ round }) => round);
  const career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
  const events = eventsOf(world, player.accountId);
  const report = seasonReport({ career, events }, { holeCount: 18, standardName: null, today: DEMO.today });
  const last = named(report.last);
  const final = named(rounds.find(({ roundId }) => roundId === last.rounds.at(-1)?.roundId));
  const inPeriod = new Set(
    report.strip.filter((event) => event.isInPeriod).flatMap((event) => event.rounds.map(({ roundId }) => roundId)),
  );
  const course = named(world.courses.find(({ courseId }) => courseId === last.courseId));
  const drawings = drawCourse(course);
  return {
    player: {
      name: fullName(player),
      school: schoolLine(player.extraInfo),
      gpa: player.extraInfo.collegeGpa?.toFixed(2) ?? '',
    },
    average: named(report.average),
    bestRound: named(report.bestRound),
    bestFinish: named(report.bestFinish),
    gained: report.gained,
    headline: headlineOf(report, null, null),
    last,
    holes: roundCardOf(final).holes.map(({ hole, nth, par, score }) => ({ hole, nth, par, score })),
    thumbnails: drawings.map(thumbnailOf),
    hero: heroOf(
      rounds.filter(({ roundId }) => inPeriod.has(roundId)),
      world.courses,
    ),
    cover: coverOf(drawings),
    finishes: finishesOf(pastTournaments({ career, events }, DEMO.today)),
    approaches: costliestApproaches(final),
    team: teamOf(world),
  };
}

/** A player's schedule with the tournaments' own data, as the server stores it. */
const eventsOf = (world: DemoWorld, accountId: AccountId): readonly ScheduleEvent[] =>
  world.scheduleEvents.flatMap((event) => {
    const tournament = world.tournaments.find(({ tournamentId }) => tournamentId === event.tournamentId);
    if (event.accountId !== accountId || tournament === undefined) return [];
    const { name, url, courseId, ...rest } = tournament;
    const courseName = world.courses.find((course) => course.courseId === courseId)?.name ?? null;
    return [{ ...rest, ...event, tournamentName: name, tournamentUrl: url, courseName }];
  });

const finishesOf = (tournaments: readonly PastTournament[]): LandingSeason['finishes'] =>
  tournaments
    .flatMap(({ finish, name, totalScoreWithPar: { score, par }, includedRounds }) => {
      const rounds = includedRounds.map(({ performance }) => performance.score);
      return finish === null ? [] : [{ finish, name, rounds, toPar: score - par }];
    })
    .slice(0, MAX_FINISHES);

/** The demo world has it: a missing part is a mistake in the world, not in the data of a user. */
function named<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error('the demo world lacks a part of the landing page');
  return part;
}
