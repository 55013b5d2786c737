import { readFileSync } from 'node:fs';
import { isAdult, isGuardian } from '@strokebook/golf/access';
import { addDays, addMonths, calendarDay, yearOf } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { summarizeRound } from '@strokebook/golf/model';
import { squadView, type TeamPlayer, teamRoom } from '@strokebook/golf/team';
import { describe, expect, it } from 'vitest';
import { createDemoWorld, mainUsernames } from './index.ts';
import type { DemoWorld } from './types.ts';

const COLLEGE = 1;
const JUNIORS = 3;
/** In season, in the summer, in the winter, and in the first days of a school year. */
const days = ['2026-11-28', '2026-07-20', '2026-01-04', '2026-09-02'];
const worlds = new Map(days.map((today) => [today, createDemoWorld({ seed: 1, today })]));
const [world] = [...worlds.values()] as [DemoWorld];

const accountOf = ({ accounts }: DemoWorld, username: string) => {
  const account = accounts.find((one) => one.username === username);
  if (account === undefined) throw new Error(`nobody is called ${username}`);
  return account;
};
const rosterPlayers = (of: DemoWorld, organization: number) =>
  of.rosters
    .filter(({ organizationId }) => organizationId === organization)
    .flatMap(({ memberAccountIds }) => memberAccountIds)
    .flatMap((id) => of.accounts.find(({ accountId }) => accountId === id) ?? []);

/** The coach's page of the college, as the server makes it of the stored rounds. */
function roomOf(of: DemoWorld) {
  const players = rosterPlayers(of, COLLEGE).map(
    (account): TeamPlayer => ({
      accountId: account.accountId,
      name: fullName(account),
      squadIds: of.rosters
        .filter(({ memberAccountIds }) => memberAccountIds.includes(account.accountId))
        .map(({ rosterId }) => rosterId),
      rounds: [...of.roundsOf(account.accountId)].map(({ round }) => ({
        ...summarizeRound(round),
        courseRating: round.course.tee?.rating ?? null,
        rating: null,
        gains: null,
        savedAt: round.status === 'inProgress' ? `${of.today}T00:00:00Z` : null,
      })),
      ...{ results: [], events: [] },
    }),
  );
  return teamRoom(players, of.today);
}

describe.each(days)('the coach of the demo college lands, on %s,', (day) => {
  const seen = worlds.get(day) as DemoWorld;
  const room = roomOf(seen);
  const namesWhere = (isSo: (row: (typeof room.players)[number]) => boolean) =>
    room.players.filter(isSo).map(({ name }) => name);

  it('on one player who is clearly better and one who is clearly worse (TEAM-05)', () => {
    expect(namesWhere(({ change }) => change?.verdict === 'better' && change.isClear)).toContain('Isaac Temple');
    expect(namesWhere(({ change, flag }) => change?.verdict === 'worse' && flag === 'formDown')).toContain('雨桐 陈');
  });

  it('on one who has not logged, one who is new, and nobody else without recent rounds (TEAM-05)', () => {
    expect(namesWhere(({ flag }) => flag === 'quiet')).toEqual(['Björk Ásgeirsdóttir']);
    expect(namesWhere(({ flag }) => flag === 'noRounds')).toEqual(['Theo Bergström']);
  });

  it('on players of both squads who are on their home course now (TEAM-18)', () => {
    for (const squadId of [11, 12]) {
      const { onCourse } = squadView(room, squadId);
      expect(onCourse.length).toBeGreaterThan(0);
      expect(new Set(onCourse.map(({ courseName }) => courseName))).toEqual(new Set(['Harrow Glen University Course']));
    }
  });

  it('on squads in which equal players have no order (TEAM-05)', () => {
    for (const squadId of [11, 12]) {
      const places = [...squadView(room, squadId).places.values()];
      expect(places.filter((place) => place !== null && place.last > place.first).length).toBeGreaterThan(1);
      expect(places.some((place) => place !== null && place.first > 1)).toBe(true);
    }
  });
});

describe('the college of the demo', () => {
  it('has a squad of women and one of men, 8 to 12 players each, all of them at home in college golf (TEAM-29)', () => {
    const squads = world.rosters.filter(({ organizationId }) => organizationId === COLLEGE);
    expect(squads.map(({ name }) => name)).toEqual(["Women's Team", "Men's Team"]);
    for (const { memberAccountIds, groupName } of squads) {
      expect(memberAccountIds.length).toBeGreaterThanOrEqual(8);
      expect(memberAccountIds.length).toBeLessThanOrEqual(12);
      const members = world.accounts.filter(({ accountId }) => memberAccountIds.includes(accountId));
      expect(new Set(members.map(({ extraInfo }) => extraInfo.gender))).toEqual(new Set([groupName.toLowerCase()]));
      expect(members.every(({ skillLevel }) => skillLevel === 'college' || skillLevel === 'scratch')).toBe(true);
    }
    const forms = roomOf(world).players.flatMap(({ form }) => form.figure?.strokes ?? []);
    expect(forms.length).toBeGreaterThan(13);
    expect(Math.min(...forms)).toBeGreaterThan(-6);
    expect(Math.max(...forms)).toBeLessThan(6);
  });

  it.each(days)('has players whose age fits their class, all of them adults, on %s', (day) => {
    const seen = worlds.get(day) as DemoWorld;
    const classes = ['Freshman', 'Sophomore', 'Junior', 'Senior'];
    const players = rosterPlayers(seen, COLLEGE);
    expect(new Set(players.map(({ extraInfo }) => extraInfo.classYear))).toEqual(new Set(classes));
    for (const player of players) {
      const { birthDate, extraInfo, username } = player;
      const age = yearOf(extraInfo.collegeStartDate ?? seen.today) - yearOf(birthDate ?? seen.today);
      expect([username, age === 18 || age === 19, isAdult(player, seen.today)]).toEqual([username, true, true]);
      const years = yearOf(seen.today) - yearOf(extraInfo.collegeStartDate ?? seen.today);
      const place = classes.indexOf(extraInfo.classYear ?? '');
      expect([username, years - place === 0 || years - place === 1]).toEqual([username, true]);
    }
  });

  it('has seasons of tournaments, qualifiers and practice, and no event from before a player’s first year', () => {
    const players = rosterPlayers(world, COLLEGE).filter(({ username }) => username !== mainUsernames.newMember);
    for (const { accountId, extraInfo, username } of players) {
      const rounds = [...world.roundsOf(accountId)].map(({ round }) => round);
      const ofYear = rounds.filter(({ playedOn }) => playedOn > addMonths(world.today, -12));
      const types = new Set(ofYear.map(({ type }) => type));
      expect([username, types.has('tournament'), types.has('qualifier')]).toEqual([username, true, true]);
      const first = rounds.find(({ tournament }) => tournament !== undefined);
      expect([username, (first?.playedOn ?? '9') >= (extraInfo.collegeStartDate ?? '')]).toEqual([username, true]);
    }
  });

  it('has one who asks to join, and one place of its roster that nobody has taken (TEAM-02, TEAM-29)', () => {
    const asking = world.teamRequests.filter(({ organizationId }) => organizationId === COLLEGE);
    expect(asking.map(({ accountId }) => accountId)).toEqual([accountOf(world, 'hana-kovac').accountId]);
    expect(rosterPlayers(world, COLLEGE).map(({ username }) => username)).not.toContain('hana-kovac');
    expect(accountOf(world, 'hana-kovac')).toMatchObject({ joinedTeams: [], circleMembers: [] });
    expect(world.teamPlaces).toHaveLength(1);
    const names = new Set(world.accounts.map(fullName));
    expect(world.teamPlaces.filter(({ name }) => names.has(name))).toEqual([]);
  });
});

describe('the junior academy of the demo', () => {
  it.each(days)('has players of 12 to 17 years, each with a guardian who has confirmed, on %s (TEAM-28)', (day) => {
    const seen = worlds.get(day) as DemoWorld;
    const juniors = rosterPlayers(seen, JUNIORS);
    expect(juniors).toHaveLength(9);
    for (const junior of juniors) {
      const turning = yearOf(seen.today) - (junior.birthYear ?? 0);
      expect([junior.username, turning >= 13 && turning <= 17]).toEqual([junior.username, true]);
      expect(yearOf(calendarDay(`${junior.extraInfo.classYear}-06-01`)) - (junior.birthYear ?? 0)).toBe(18);
      const guardians = seen.accounts.filter(({ accountId }) => isGuardian(accountId, junior, seen.today));
      expect(guardians.map(({ profileTypes }) => profileTypes)).toEqual([[8]]);
    }
  });

  it('has one who waits until her guardian agrees (TEAM-02, TEAM-28)', () => {
    const [request, ...others] = world.teamRequests.filter(({ organizationId }) => organizationId === JUNIORS);
    const nora = accountOf(world, 'nora-gallagher');
    expect([request?.accountId, others]).toEqual([nora.accountId, []]);
    expect(isAdult(nora, world.today)).toBe(false);
    expect(nora).toMatchObject({ joinedTeams: [], guardianIds: [accountOf(world, mainUsernames.guardian).accountId] });
  });
});

describe('what people of the demo are told', () => {
  it('is who asks to join, to the coaches and the guardian, and that a player was taken in (TEAM-33)', () => {
    const told = world.notices.map(({ accountId, kind, byId, toldOn }) => [
      ...[accountId, byId].map((id) => world.accounts.find((one) => one.accountId === id)?.username),
      ...[kind, toldOn],
    ]);
    const yesterday = addDays(world.today, -1);
    expect(told).toEqual([
      [mainUsernames.coach, 'hana-kovac', 'teamAsked', yesterday],
      [mainUsernames.juniorCoach, 'nora-gallagher', 'teamAsked', yesterday],
      [mainUsernames.guardian, 'nora-gallagher', 'teamAgreementAsked', yesterday],
      [mainUsernames.newMember, mainUsernames.coach, 'teamJoined', yesterday],
    ]);
  });

  it('is nothing of people who are not in a smaller world', () => {
    const small = createDemoWorld({ seed: 1, today: days[0] as string, players: 2 });
    expect([small.teamRequests, small.notices]).toEqual([[], []]);
  });
});

it('the README lists the people of the demo by their numbers', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| 555 010 (\d{4}) \| ([^,]+),/gm)].map(([, number, name]) => [
    `+1555010${number}`,
    name,
  ]);
  const people = Object.values(mainUsernames).map((username) => accountOf(world, username));
  expect(listed).toEqual(people.map((person) => [person.phoneNumber, fullName(person)]));
});
