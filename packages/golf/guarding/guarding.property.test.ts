import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessLevel,
  type AccountId,
  accessLevels,
  accountIdOf,
  includesLevel,
  isAdult,
  levelInCircle,
  membersOf,
  NO_CIRCLE,
} from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { actOnPlayer } from './act.ts';
import type { GuardingAction } from './action.ts';
import {
  type GuardedPlayer,
  type GuardingFacts,
  guardianProblem,
  guardiansInForce,
  guardsOrIsAsked,
  withMember,
  withTeam,
} from './player.ts';
import { settlePlayer } from './settle.ts';

const TODAY = calendarDay('2026-11-30');
const [CHILD, COACH, FRIEND, MOTHER, FATHER, ASSISTANT] = [1, 2, 3, 4, 5, 6].map(accountIdOf) as [
  AccountId,
  AccountId,
  AccountId,
  AccountId,
  AccountId,
  AccountId,
];
const TEAMS = [1, 2] as const;

/** The player, and what else decides: who coaches or asks to, and who is an adult by their own word. */
type World = {
  readonly player: GuardedPlayer;
  readonly staff: readonly {
    readonly organizationId: number;
    readonly personId: AccountId;
    readonly isAsking: boolean;
  }[];
  readonly adultIds: readonly AccountId[];
};

const factsOf = ({ adultIds, staff }: World): GuardingFacts => ({
  today: TODAY,
  isAdult: (id) => adultIds.includes(id),
  isCoach: (id) => staff.some(({ personId }) => personId === id),
});

/** The player with the teams as they are coached now. */
const staffed = ({ player, staff }: World): GuardedPlayer => ({
  ...player,
  teams: TEAMS.map((organizationId) => {
    const team = player.teams.find((one) => one.organizationId === organizationId);
    const coachIds = staff
      .filter((one) => one.organizationId === organizationId && !one.isAsking)
      .map(({ personId }) => personId);
    return {
      ...{ organizationId, membership: team?.membership ?? null, request: team?.request ?? null },
      coachIds,
    };
  }),
});

const start = (birthYear: number | null): World => ({
  player: {
    playerId: CHILD,
    age: { birthDate: null, birthYear, adultFrom: null },
    circle: { ...NO_CIRCLE, guardianIds: [], askedGuardianIds: [] },
    waiting: [],
    agreements: [],
    teams: [],
  },
  staff: [],
  adultIds: [COACH, MOTHER, FATHER, ASSISTANT],
});

/** Something that one of the people does, outside of the rules or through them. */
type Event =
  | { readonly kind: 'act'; readonly action: GuardingAction }
  /** Makes a team if nobody coaches it, else asks to coach it. */
  | { readonly kind: 'coach'; readonly personId: AccountId; readonly organizationId: number }
  | { readonly kind: 'confirmCoach'; readonly byId: AccountId; readonly organizationId: number }
  | { readonly kind: 'stopCoaching'; readonly personId: AccountId; readonly organizationId: number }
  | { readonly kind: 'sayAge'; readonly personId: AccountId; readonly isAdult: boolean }
  /** Support merges a double account of the player, which had a member and a team. */
  | {
      readonly kind: 'merge';
      readonly memberId: AccountId;
      readonly agreedBy: AccountId;
      readonly organizationId: number;
      readonly level: AccessLevel;
    };

const isCoach = (world: World, personId: AccountId, organizationId: number): boolean =>
  world.staff.some((one) => one.organizationId === organizationId && one.personId === personId && !one.isAsking);

function happen(world: World, event: Event): World {
  const settled = (next: World): World => ({ ...next, player: settlePlayer(staffed(next), factsOf(next)).player });
  switch (event.kind) {
    case 'act': {
      const { action } = event;
      // The server answers these to coaches alone.
      const isCoachOnly = action.kind === 'answerRequest' && !isCoach(world, action.byId, action.organizationId);
      const isForeign =
        ['nameGuardian', 'leaveTeam'].includes(action.kind) &&
        action.byId !== CHILD &&
        !TEAMS.some((id) => isCoach(world, action.byId, id)) &&
        !(action.kind === 'leaveTeam' && guardiansInForce(staffed(world), factsOf(world)).includes(action.byId));
      const isOwn = ['stateAge', 'askTeam'].includes(action.kind) && action.byId !== CHILD;
      if (isCoachOnly || isForeign || isOwn) return world;
      const outcome = actOnPlayer(staffed(world), action, factsOf(world));
      return outcome.refused === null ? { ...world, player: outcome.player } : world;
    }
    case 'coach': {
      const { personId, organizationId } = event;
      if (world.staff.some((one) => one.organizationId === organizationId && one.personId === personId)) return world;
      if (guardsOrIsAsked(world.player, personId)) return world;
      const isAsking = world.staff.some((one) => one.organizationId === organizationId && !one.isAsking);
      return { ...world, staff: [...world.staff, { organizationId, personId, isAsking }] };
    }
    case 'confirmCoach': {
      if (!isCoach(world, event.byId, event.organizationId)) return world;
      return {
        ...world,
        staff: world.staff.map((one) =>
          one.organizationId === event.organizationId ? { ...one, isAsking: false } : one,
        ),
      };
    }
    case 'stopCoaching':
      return {
        ...world,
        staff: world.staff.filter(
          (one) => one.organizationId !== event.organizationId || one.personId !== event.personId,
        ),
      };
    case 'sayAge': {
      const others = world.adultIds.filter((id) => id !== event.personId);
      return settled({ ...world, adultIds: event.isAdult ? [...others, event.personId] : others });
    }
    case 'merge': {
      const { memberId, agreedBy, organizationId, level } = event;
      const player = staffed(world);
      const isKnown = levelInCircle(memberId, player.circle) !== null;
      const joined = isKnown ? player : withMember(player, memberId, level, agreedBy);
      const team = joined.teams.find((one) => one.organizationId === organizationId);
      const merged =
        team === undefined || team.membership !== null
          ? joined
          : withTeam(joined, { ...team, membership: { level, agreedBy } });
      const memberIds = isKnown ? [] : [memberId];
      const outcome = actOnPlayer(merged, { kind: 'reviewMembers', byId: CHILD, memberIds }, factsOf(world));
      if (outcome.refused !== null) throw new Error('a merge was refused');
      return { ...world, player: outcome.player };
    }
  }
}

/** Everything that some people can do, the child among them. */
function eventsOf(people: readonly AccountId[], minors: readonly AccountId[]): fc.Arbitrary<Event> {
  const person = fc.constantFrom(...people.filter((id) => id !== CHILD));
  const anybody = fc.constantFrom(...people);
  const level = fc.constantFrom<AccessLevel>(...accessLevels);
  const organizationId = fc.constantFrom(...TEAMS);
  const isGuardian = fc.boolean();
  const act = (shape: fc.Arbitrary<GuardingAction>): fc.Arbitrary<Event> =>
    shape.map((action) => ({ kind: 'act' as const, action }));
  const adults = people.filter((id) => id !== CHILD && !minors.includes(id));
  const record = (kind: GuardingAction['kind'], rest: Record<string, fc.Arbitrary<unknown>>) =>
    act(fc.record({ kind: fc.constant(kind), byId: anybody, ...rest }) as unknown as fc.Arbitrary<GuardingAction>);
  return fc.oneof(
    record('stateAge', {
      byId: fc.constant(CHILD),
      stated: fc.record({ birthYear: fc.constantFrom(1990, 1996, 2010, 2013) }),
    }),
    record('agreeToAge', {}),
    record('askTeam', { byId: fc.constant(CHILD), organizationId, level }),
    record('setTeamLevel', { organizationId, level }),
    record('leaveTeam', { organizationId }),
    record('agreeToTeam', { organizationId, level: fc.option(level) }),
    record('answerRequest', { organizationId, isAccepted: fc.boolean() }),
    record('nameGuardian', { memberId: person, isGuardian }),
    record('answerGuardian', { byId: person, isGuardian }),
    record('enterCircle', { byId: person, level, isForGuardian: fc.boolean() }),
    record('leaveCircle', { byId: person }),
    record('setLevel', { memberId: person, level }),
    record('removeMember', { memberId: person }),
    record('agreeToMember', { memberId: person, level: fc.option(level) }),
    fc.record({ kind: fc.constant('coach' as const), personId: fc.constantFrom(...adults), organizationId }),
    fc.record({ kind: fc.constant('confirmCoach' as const), byId: person, organizationId }),
    fc.record({ kind: fc.constant('stopCoaching' as const), personId: person, organizationId }),
    fc.record({
      kind: fc.constant('merge' as const),
      ...{ memberId: person, agreedBy: person, organizationId, level },
    }),
    fc.record({ kind: fc.constant('sayAge' as const), personId: fc.constantFrom(...adults), isAdult: fc.boolean() }),
  );
}

/** Beginnings that chance finds too rarely. */
const act = (action: GuardingAction): Event => ({ kind: 'act', action });
const makesTeam: Event = { kind: 'coach', personId: COACH, organizationId: 1 };
const asks = act({ kind: 'askTeam', byId: CHILD, organizationId: 1, level: 'see' });
const confirms = act({ kind: 'answerRequest', byId: COACH, organizationId: 1, isAccepted: true });
const entersCircle = (byId: AccountId, isForGuardian: boolean) =>
  act({ kind: 'enterCircle', byId, level: 'enter', isForGuardian });
const agrees = act({ kind: 'agreeToTeam', byId: MOTHER, organizationId: 1, level: null });
const letsIn = act({ kind: 'agreeToMember', byId: MOTHER, memberId: ASSISTANT, level: null });
const family = [entersCircle(MOTHER, true), entersCircle(FATHER, true)];
const beginnings = fc.constantFrom<readonly Event[]>(
  [],
  [makesTeam, asks],
  [makesTeam, ...family, asks, agrees, confirms],
  [makesTeam, ...family, entersCircle(ASSISTANT, false), letsIn, asks, agrees, confirms],
);
/** What can happen in a world in which only the child, a coach and a friend act. */
const alone = fc.constantFrom<readonly Event[]>(
  [],
  [makesTeam, asks, confirms],
  [entersCircle(COACH, true), makesTeam, asks],
  [
    act({ kind: 'stateAge', byId: CHILD, stated: { birthYear: 1996 } }),
    makesTeam,
    asks,
    confirms,
    entersCircle(COACH, false),
  ],
);

const sequence = (
  beginning: fc.Arbitrary<readonly Event[]>,
  people: readonly AccountId[],
  minors: readonly AccountId[],
): fc.Arbitrary<readonly Event[]> =>
  fc
    .tuple(beginning, fc.array(eventsOf(people, minors), { minLength: 3, maxLength: 40 }))
    .map(([first, rest]) => [...first, ...rest]);

/** What everybody who coaches any team, or asks to, may do with the player, through a team and through the circle. */
const coachLevels = (world: World): readonly (AccessLevel | null)[] =>
  world.staff.flatMap(({ organizationId, personId, isAsking }) => [
    isAsking
      ? null
      : (staffed(world).teams.find((team) => team.organizationId === organizationId)?.membership?.level ?? null),
    levelInCircle(personId, world.player.circle),
  ]);

const run = (world: World, events: readonly Event[], check: (world: World) => void): void => {
  let now = world;
  for (const event of events) {
    now = happen(now, event);
    check(now);
  }
};

const RUNS = { numRuns: 3_000 };
const firstYears = fc.constantFrom(null, 1990, 2010, 2013);

describe('players under 18', () => {
  it('gives a coach nothing of a player under 18 or of unknown age, whatever child, coach and a friend under 18 do (TEAM-02, TEAM-28)', () => {
    let reached = 0;
    fc.assert(
      fc.property(firstYears, sequence(alone, [CHILD, COACH, FRIEND], [FRIEND]), (year, events) =>
        run(start(year), events, (world) => {
          if (isAdult(world.player.age, TODAY)) {
            reached += coachLevels(world).filter((level) => level !== null).length;
            return;
          }
          expect(coachLevels(world).filter((level) => level !== null)).toEqual([]);
        }),
      ),
      RUNS,
    );
    // The sequences are not idle: of adults, coaches had access in many of these worlds.
    expect(reached).toBeGreaterThan(1_000);
  });

  it('keeps every access to a player under 18 in the agreement of somebody who is a guardian now (TEAM-02, TEAM-28)', () => {
    const people = [CHILD, COACH, FRIEND, MOTHER, FATHER, ASSISTANT];
    let agreed = 0;
    fc.assert(
      fc.property(firstYears, sequence(beginnings, people, [FRIEND]), (year, events) =>
        run(start(year), events, (world) => {
          const [player, facts] = [staffed(world), factsOf(world)];
          if (isAdult(player.age, TODAY)) return;
          const inForce = guardiansInForce(player, facts);
          // Whoever is stored as a guardian can be one.
          expect(player.circle.guardianIds.map((id) => guardianProblem(player, id, facts)).filter(Boolean)).toEqual([]);
          for (const { membership, request } of player.teams) {
            if (membership !== null) expect(inForce).toContain(membership.agreedBy);
            if (request?.agreedBy != null) expect(inForce).toContain(request.agreedBy);
            agreed += membership === null ? 0 : 1;
          }
          for (const memberId of membersOf(player.circle)) {
            if (inForce.includes(memberId)) continue;
            const agreement = player.agreements.find((one) => one.memberId === memberId);
            expect(inForce).toContain(agreement?.guardianId);
          }
        }),
      ),
      RUNS,
    );
    expect(agreed).toBeGreaterThan(500);
  });

  it('raises what coaches and members may do with a player under 18 by a guardian alone (TEAM-02, TEAM-28)', () => {
    const people = [CHILD, COACH, FRIEND, MOTHER, FATHER, ASSISTANT];
    fc.assert(
      fc.property(sequence(beginnings, people, [FRIEND]), (events) => {
        let world = start(2012);
        for (const event of events) {
          const before = world;
          world = happen(before, event);
          if (isAdult(world.player.age, TODAY) || isAdult(before.player.age, TODAY)) continue;
          // A merge keeps what a guardian of the player agreed to for the double account.
          if (event.kind === 'merge') continue;
          if (event.kind !== 'act' || event.action.byId === CHILD) {
            for (const organizationId of TEAMS) {
              const levelOf = ({ player }: World) =>
                player.teams.find((team) => team.organizationId === organizationId)?.membership?.level ?? null;
              const after = levelOf(world);
              if (after !== null) expect(includesLevel(levelOf(before), after)).toBe(true);
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('lets no guardian raise themselves, nor change or take out another one (TEAM-28)', () => {
    const people = [CHILD, MOTHER, FATHER];
    fc.assert(
      fc.property(sequence(fc.constant(family), people, []), (events) => {
        let world = start(2012);
        for (const event of events) {
          const before = world;
          world = happen(before, event);
          if (event.kind !== 'act') continue;
          const { byId, kind } = event.action;
          if (byId !== MOTHER || kind === 'enterCircle' || kind === 'answerGuardian') continue;
          const [own, other] = [MOTHER, FATHER].map((id) => [
            levelInCircle(id, before.player.circle),
            levelInCircle(id, world.player.circle),
          ]);
          if (own?.[1] != null && before.player.circle.guardianIds.includes(MOTHER)) {
            expect(includesLevel(own[0] ?? null, own[1])).toBe(true);
          }
          if (before.player.circle.guardianIds.includes(FATHER)) expect(other?.[1]).toBe(other?.[0]);
        }
      }),
      RUNS,
    );
  });
});
