import { type AccountId, NO_ACCOUNT } from '@strokebook/golf/access';
import { type CalendarDay, calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { buildCourse } from './courses/build-course.ts';
import { coursePlans } from './courses/course-plans.ts';
import { buildDirectory } from './courses/directory.ts';
import { scheduleOf } from './events/build-schedule.ts';
import { planTournaments } from './events/calendar-of-events.ts';
import { meanToPar, type Total, totalsOf, withFinishes } from './events/finishes.ts';
import { buildOrganizations } from './events/organizations.ts';
import { planRounds } from './events/plan-rounds.ts';
import { buildCoursePlans } from './events/course-plans.ts';
import { buildQualifiers } from './events/qualifiers.ts';
import { buildTeamEvents } from './events/team-events.ts';
import { mediaOf, portraitOf } from './media/build-media.ts';
import { buildPeople, type Player } from './people/build-accounts.ts';
import { cast, mainUsernames, staff } from './people/cast.ts';
import { teamOf } from './people/persona.ts';
import { buildTeamLists } from './people/team-lists.ts';
import { type Links, openLinks, playRound, type RoundPlan } from './play/play-round.ts';
import { createRandom } from './random.ts';
import type { DemoRound, DemoScheduleEvent, DemoWorld } from './types.ts';

export type DemoWorldOptions = {
  /** The same seed and day always give exactly the same world. */
  readonly seed: string | number;
  readonly today: CalendarDay | string;
  /**
   * Number of players; the first 45 are the cast, the rest a crowd with 14 rounds each: 8 ms and 100 kB of JSON per
   * player.
   */
  readonly players?: number;
};

/** Players whom a college team takes to an event. */
const TRAVELLING = 5;

/** Whether a player is one of the first five of their group. */
function isAmongFive(players: readonly Player[], { account, persona: { organization, group } }: Player): boolean {
  const mates = players.filter(({ persona }) => teamOf(persona) === organization && persona.group === group);
  return mates.findIndex((mate) => mate.account.accountId === account.accountId) < TRAVELLING;
}

/** Creates a golf world. Everything except the rounds is built at once; rounds are simulated on demand. */
export function createDemoWorld(options: DemoWorldOptions): DemoWorld {
  const seed = String(options.seed);
  const today = calendarDay(options.today);
  const { players, others } = buildPeople(seed, today, options.players ?? cast.length);
  const courses = coursePlans.map(buildCourse);
  const planned = planTournaments(seed, today, coursePlans);
  const tournaments = planned.map(({ tournament }) => tournament);
  const tournamentsById = new Map(tournaments.map((tournament) => [tournament.tournamentId, tournament]));
  const schedules = new Map(
    players.map((player) => [
      player.account.accountId,
      scheduleOf(player, planned, seed, today, isAmongFive(players, player)),
    ]),
  );
  const media = players.map((player) => mediaOf(player, seed, today));
  const accounts = [...players.map(({ account }) => account), ...others].sort((a, b) => a.accountId - b.accountId);
  const organizations = buildOrganizations(players);
  const playersById = new Map(players.map((player) => [player.account.accountId, player]));
  const linksById = new Map<string, Links>();

  function linksOf(courseId: string): Links {
    const known = linksById.get(courseId);
    if (known !== undefined) return known;
    const course = courses.find(({ document }) => document.courseId === courseId);
    if (course === undefined) throw new RangeError(`there is no course '${courseId}'`);
    const links = openLinks(course);
    linksById.set(courseId, links);
    return links;
  }

  const planOf = (player: Player) =>
    planRounds(player, schedules.get(player.account.accountId) ?? [], tournamentsById, coursePlans, seed, today);
  const play = (plan: RoundPlan) =>
    playRound(plan, linksOf(plan.courseId), createRandom(`${seed}/play/${plan.roundId}`));

  /** Finishes need the scores of all tournaments, so they are played once the schedule is asked for. */
  let finished: DemoScheduleEvent[] | null = null;
  function finishedEvents(): DemoScheduleEvent[] {
    if (finished !== null) return finished;
    const totals = new Map(
      players.map((player) => [
        player,
        totalsOf(
          planOf(player).filter(({ tournament }) => tournament !== undefined),
          play,
        ),
      ]),
    );
    finished = players.flatMap((player) => {
      const likeThem = players.filter(
        ({ persona }) => teamOf(persona) === teamOf(player.persona) && persona.gender === player.persona.gender,
      );
      return withFinishes(
        player,
        schedules.get(player.account.accountId) ?? [],
        tournamentsById,
        totals.get(player) ?? new Map(),
        meanToPar(likeThem.flatMap((one) => [...(totals.get(one) ?? new Map<string, Total>()).values()])),
        seed,
      );
    });
    return finished;
  }

  function* roundsOf(accountId: AccountId): Generator<DemoRound> {
    const player = playersById.get(accountId);
    if (player === undefined) return;
    for (const plan of planOf(player)) yield { accountId, round: play(plan) };
  }

  const documents = courses.map(({ document }) => document);
  const idOf = (name: string) => accounts.find(({ username }) => username === name)?.accountId ?? NO_ACCOUNT;
  const [coachId, exemptId] = [idOf(mainUsernames.coach), idOf(mainUsernames.player)];
  function qualifyingRoundsOf(accountId: AccountId): readonly RoundDocument[] {
    const player = playersById.get(accountId);
    if (player === undefined) return [];
    return planOf(player)
      .filter(({ type }) => type === 'qualifier')
      .map(play);
  }

  return {
    seed,
    today,
    accounts,
    courses: documents,
    directory: buildDirectory(createRandom(`${seed}/directory`)),
    tournaments,
    get scheduleEvents() {
      return finishedEvents();
    },
    ...organizations,
    get qualifiers() {
      return buildQualifiers({
        rosters: organizations.rosters,
        courses: documents,
        tournaments,
        coachId,
        exemptId,
        today,
        qualifyingRoundsOf,
      });
    },
    get teamEvents() {
      return buildTeamEvents({
        ...{ rosters: organizations.rosters, courses: documents, tournaments, coachId, today },
        plansOf: (accountId) => {
          const player = playersById.get(accountId);
          return player === undefined ? [] : planOf(player);
        },
        scheduleOf: (accountId) => (schedules.get(accountId) ?? []).map(({ tournamentId }) => tournamentId),
      });
    },
    get coursePlans() {
      return buildCoursePlans({
        accountId: exemptId,
        today,
        courses: documents,
        tournaments,
        scheduleEvents: finishedEvents(),
        rounds: [...roundsOf(exemptId)].map(({ round }) => round),
      });
    },
    ...buildTeamLists({ players, others, ...organizations }, today),
    newsItems: media.flatMap(({ newsItems }) => newsItems),
    media: [
      // The crowd has no portraits, which would be most of its bytes.
      ...accounts
        .filter((account) => account.accountId <= cast.length + staff.length || others.includes(account))
        .map((account) => portraitOf(account, today)),
      ...media.flatMap((items) => items.media),
    ],
    *rounds() {
      for (const { account } of players) yield* roundsOf(account.accountId);
    },
    roundsOf,
  };
}
