import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import {
  changeQualifier,
  openQualifier,
  type Outcome,
  ownRoundOf,
  proposalOf,
  type Qualifier,
  type QualifierChange,
  withOwnRounds,
} from '@strokebook/golf/qualifier';
import type { DemoQualifier, DemoRoster, DemoTournament } from '../types.ts';
import { HOME_COURSE } from './recent-weeks.ts';

type World = {
  readonly rosters: readonly DemoRoster[];
  readonly courses: readonly CourseDocument[];
  readonly tournaments: readonly DemoTournament[];
  readonly coachId: AccountId;
  /** The first of the team, who need not qualify. */
  readonly exemptId: AccountId;
  readonly today: CalendarDay;
  /** The rounds of type qualifier of a player. */
  readonly qualifyingRoundsOf: (accountId: AccountId) => readonly RoundDocument[];
};

/** Ids of the demo's qualifiers: any UUIDs, the same at each start, as the whole demo world is. */
const ids = {
  selected: '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4101',
  playing: '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4102',
  open: '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4103',
} as const;

const COLLEGE = 1;

/** A finished, a running and an open qualifier of the college's teams, of the rounds that its players have logged. */
export function buildQualifiers(world: World): readonly DemoQualifier[] {
  const { rosters, today } = world;
  const [women, men] = rosters.filter(({ organizationId }) => organizationId === COLLEGE);
  if (women === undefined || men === undefined) return [];
  const past = daysOf(women, world);
  const recent = daysOf(men, world);
  const finished = past.length < 2 ? null : opened(women, past.slice(-2), 0, world);
  const running = recent.length < 1 ? null : opened(men, [...recent.slice(-1), addDays(today, 1)], 1, world);
  const next = opened(women, [addDays(today, 6), addDays(today, 7)], 2, world);
  return [
    ...(finished === null
      ? []
      : [stored(ids.selected, selected(played(finished, world), world.coachId), past.at(-2) ?? today)]),
    ...(running === null ? [] : [stored(ids.playing, played(running, world), recent.at(-1) ?? today)]),
    stored(ids.open, next, today),
  ];
}

const stored = (qualifierId: string, document: Qualifier, openedOn: CalendarDay): DemoQualifier => ({
  ...{ organizationId: COLLEGE, qualifierId, document, openedOn: addDays(openedOn, -3) },
});

/** The days on which most of a squad has qualified, oldest first. */
function daysOf({ memberAccountIds }: DemoRoster, { qualifyingRoundsOf }: World): readonly CalendarDay[] {
  const days = memberAccountIds.flatMap((accountId) => [
    ...new Set(qualifyingRoundsOf(accountId).map(({ playedOn }) => playedOn)),
  ]);
  const counts = [...Map.groupBy(days, (day) => day)];
  return counts
    .filter(([, players]) => players.length * 2 > memberAccountIds.length)
    .map(([day]) => day)
    .toSorted();
}

/** @param nth index of the coming event that the qualifier is for */
function opened(
  { memberAccountIds }: DemoRoster,
  days: readonly CalendarDay[],
  nth: number,
  { courses, tournaments, coachId, exemptId, today }: World,
): Qualifier {
  const home = courses.find(({ courseId }) => courseId === HOME_COURSE);
  const tee = home?.tees.find(({ rating }) => rating !== undefined);
  if (home === undefined || tee === undefined) throw new RangeError('the home course has no tee');
  const event = tournaments
    .filter(({ startDate, eventType }) => startDate > today && eventType === 'tournament')
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[nth];
  const course = {
    ...{ courseId: home.courseId, name: home.name, tee: tee.name, rating: tee.rating ?? null },
    par: home.holes.reduce((sum, { par }) => sum + (par ?? 0), 0),
  };
  return accepted(
    openQualifier(
      {
        name: event?.name ?? 'Next event',
        tournamentId: event?.tournamentId ?? null,
        entrants: memberAccountIds.map((accountId) => ({
          ...{ entrantId: `demo-${accountId}`, accountId, guestName: null },
          exemption: accountId === exemptId ? 'Best finish of the season' : null,
        })),
        entryUntil: null,
        rounds: days.map((playedOn) => ({ playedOn, courses: [course] })),
        placesByScore: 4,
        picks: 1,
        rule: { measure: 'toPar', bestOf: null },
        ties: ['lastRound', 'lastNine'],
        words: '',
      },
      { by: coachId, at: noonOf(days[0] ?? today) },
    ),
  );
}

const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

const played = (qualifier: Qualifier, { qualifyingRoundsOf }: World): Qualifier =>
  withOwnRounds(
    qualifier,
    new Map(
      qualifier.told.entrants.flatMap(({ accountId }) =>
        accountId === null
          ? []
          : [[accountId, qualifyingRoundsOf(accountId).flatMap((round) => ownRoundOf(round, 'qualifier') ?? [])]],
      ),
    ),
  );

/** Closed, with the squad by score, the next player as the pick and the one after as alternate. */
function selected(qualifier: Qualifier, by: AccountId): Qualifier {
  const at = noonOf(qualifier.told.rounds.at(-1)?.playedOn ?? '');
  const change = (
    before: Qualifier,
    next:
      | Omit<Extract<QualifierChange, { kind: 'close' }>, 'by' | 'at'>
      | Omit<Extract<QualifierChange, { kind: 'squad' }>, 'by' | 'at'>,
  ) => accepted(changeQualifier(before, { ...next, by, at }));
  const closed = change(qualifier, { kind: 'close' });
  const { byScore, tied, alternates } = proposalOf(closed);
  const free = closed.told.placesByScore - byScore.length;
  const [pick, alternate] = [...tied.slice(free), ...alternates];
  return change(closed, {
    kind: 'squad',
    reason: null,
    squad: {
      byScore: [...byScore, ...tied.slice(0, free)],
      leftOut: [],
      picks:
        pick === undefined
          ? []
          : [{ entrantId: pick, reason: 'Closest to the line, and steady in the last round.', isTold: true }],
      alternates: alternate === undefined ? [] : [alternate],
      words: [],
    },
  });
}

function accepted({ qualifier, refusal }: Outcome): Qualifier {
  if (qualifier === undefined) throw new RangeError(refusal ?? 'the qualifier was refused');
  return qualifier;
}
