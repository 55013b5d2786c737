import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import type { CourseDocument } from '@strokebook/golf/model';
import { openEvent, type TeamEvent } from '@strokebook/golf/team-event';
import type { RoundPlan } from '../play/play-round.ts';
import type { DemoRoster, DemoTeamEvent, DemoTournament } from '../types.ts';

type World = {
  readonly rosters: readonly DemoRoster[];
  readonly courses: readonly CourseDocument[];
  readonly tournaments: readonly DemoTournament[];
  readonly coachId: AccountId;
  readonly today: CalendarDay;
  /** The rounds that a player has logged, as they were planned. */
  readonly plansOf: (accountId: AccountId) => readonly RoundPlan[];
  /** Tournaments that a player has in the schedule. */
  readonly scheduleOf: (accountId: AccountId) => readonly string[];
};

const COLLEGE = 1;
/** Five play, and a sixth is an individual. */
const [PLAYING, TRAVELLING] = [5, 6];
/** Number of past events made for each squad, about a season. */
const PAST_EVENTS = 4;

/** Any UUIDs, the same at each start. */
const eventIdOf = (nth: number) => `5c2e1c52-8a7e-4b1c-9d35-2f5b8f0c43${String(nth).padStart(2, '0')}`;

/**
 * The last events of the college's squads and the next one of each. They have no scores of their own: the rounds that the
 * players have logged there join by themselves.
 */
export function buildTeamEvents(world: World): readonly DemoTeamEvent[] {
  const { rosters, tournaments, today } = world;
  const events = rosters
    .filter(({ organizationId }) => organizationId === COLLEGE)
    .flatMap(({ memberAccountIds }) => {
      const known = tournaments.filter(({ eventType }) => eventType === 'tournament');
      const past = known
        .filter(({ endDate }) => endDate < today)
        .toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))
        .map((tournament) => played(tournament, memberAccountIds, world))
        .filter((event) => event !== null)
        .slice(0, PAST_EVENTS);
      const next = known
        .filter(({ startDate }) => startDate > today)
        .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
        .map((tournament) => planned(tournament, memberAccountIds, world))
        .find((event) => event !== null);
      return next === undefined || next === null ? past : [next, ...past];
    });
  return events.map((document, nth) => ({
    ...{ organizationId: COLLEGE, eventId: eventIdOf(nth), document },
    openedOn: addDays(document.answers.rounds[0]?.playedOn ?? today, -3),
  }));
}

/** An event at which as many players of a squad have logged all rounds as play; null for any other. */
function played(tournament: DemoTournament, members: readonly AccountId[], world: World): TeamEvent | null {
  const ofMember = members.map((accountId) => ({
    accountId,
    plans: world.plansOf(accountId).filter((plan) => plan.tournament?.tournamentId === tournament.tournamentId),
  }));
  const there = ofMember.filter(({ plans }) => plans.length === tournament.numberOfRounds).slice(0, TRAVELLING);
  const [first] = there;
  return there.length < PLAYING || first === undefined
    ? null
    : opened(
        tournament,
        there.map(({ accountId }) => accountId),
        first.plans[0]?.tee ?? null,
        world,
      );
}

/** The next event that enough players of a squad have in their schedule. */
function planned(tournament: DemoTournament, members: readonly AccountId[], world: World): TeamEvent | null {
  const going = members.filter((id) => world.scheduleOf(id).includes(tournament.tournamentId)).slice(0, TRAVELLING);
  return going.length < PLAYING ? null : opened(tournament, going, null, world);
}

function opened(
  { tournamentId, name, courseId, startDate, numberOfRounds }: DemoTournament,
  accountIds: readonly AccountId[],
  teeName: string | null,
  { courses, coachId }: World,
): TeamEvent | null {
  const course = courses.find((one) => one.courseId === courseId);
  const tee = course?.tees.find((one) => (teeName === null ? one.rating !== undefined : one.name === teeName));
  if (course === undefined || tee === undefined) return null;
  const where = {
    ...{ courseId: course.courseId, name: course.name, tee: tee.name, rating: tee.rating ?? null },
    par: course.holes.reduce((sum, { par }) => sum + (par ?? 0), 0),
  };
  const { event } = openEvent(
    {
      ...{ name, tournamentId, format: '5-4', url: null },
      rounds: Array.from({ length: numberOfRounds }, (_, index) => ({
        playedOn: addDays(startDate, index),
        course: where,
      })),
      players: accountIds.map((accountId) => ({ playerId: `p${accountId}`, accountId, guestName: null })),
    },
    { by: coachId, at: `${startDate}T12:00:00.000Z` },
  );
  return event ?? null;
}
