import type { DrawnHoles, LandingSeason } from '@strokebook/contract';
import { createDemoWorld, type DemoWorld, mainUsernames } from '@strokebook/demo';
import type { AccountId } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { drawCourse } from '@strokebook/golf/hole-drawing';
import { summarizeRound } from '@strokebook/golf/model';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import { tallyRound } from '@strokebook/golf/stats';
import { landingSeason } from '../features/landing/season-of-demo.ts';
import { coverOf, heroOf } from './drawn-holes.ts';

/** A fixed day, so that the generated files change only with the code. */
const DEMO = { seed: '1', today: calendarDay('2026-11-23') };

/** The landing page's drawn holes, and the season that it shows where there is no demo. */
export async function landingFiles(): Promise<{ readonly holes: DrawnHoles; readonly season: LandingSeason }> {
  const world = createDemoWorld(DEMO);
  const player = named(world.accounts.find(({ username }) => username === mainUsernames.player));
  const rounds = [...world.roundsOf(player.accountId)].map(({ round }) => round);
  const season = await landingSeason(
    {
      player,
      career: rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) })),
      events: eventsOf(world, player.accountId),
      readRound: async (id) => rounds.find(({ roundId }) => roundId === id) ?? null,
      readCourse: async (id) => world.courses.find(({ courseId }) => courseId === id) ?? null,
    },
    DEMO.today,
  );
  const { last } = named(season);
  const course = named(world.courses.find(({ courseId }) => courseId === last.courseId));
  const newest = rounds
    .toSorted((a, b) => (a.playedOn < b.playedOn ? 1 : -1))
    .slice(0, named(season).average.roundCount);
  return { season: named(season), holes: { hero: heroOf(newest, world.courses), cover: coverOf(drawCourse(course)) } };
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

/** The demo world has it: a missing part is a mistake in the world, not in the data of a user. */
function named<Part>(part: Part | null | undefined): Part {
  if (part === null || part === undefined) throw new Error('the demo world lacks a part of the landing page');
  return part;
}
