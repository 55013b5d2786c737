import { RoundDocument as RoundSchema } from '@strokebook/contract';
import { accountIdOf, canSee, features, isKnownMinor, isSitePublic } from '@strokebook/golf/access';
import { addMonths, calendarDay, daysBetween, isCalendarDay, monthOf } from '@strokebook/golf/calendar';
import { roundTypes } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { coursePlans, isOpenIn } from './courses/course-plans.ts';
import { createDemoWorld, mainUsernames } from './index.ts';
import { type DemoRound, scheduleStatuses } from './types.ts';

const today = calendarDay('2026-11-21');
const world = createDemoWorld({ seed: 1, today });
const all = [...world.rounds()];
const accountOf = (username: string) => {
  const account = world.accounts.find((candidate) => candidate.username === username);
  if (account === undefined) throw new Error(`nobody is called ${username}`);
  return account;
};
const roundsOf = (username: string) => [...world.roundsOf(accountOf(username).accountId)].map(({ round }) => round);
const completed = (list: readonly DemoRound[]) => list.filter(({ round }) => round.status === 'completed');

describe('a demo world', () => {
  it('is the same for the same seed and day', () => {
    const again = createDemoWorld({ seed: '1', today: '2026-11-21' });
    expect(JSON.stringify(again)).toBe(JSON.stringify(world));
    expect(JSON.stringify([...again.roundsOf(accountIdOf(1))])).toBe(
      JSON.stringify([...world.roundsOf(accountIdOf(1))]),
    );
  });

  it('is another world for another seed, with the same main accounts', () => {
    const other = createDemoWorld({ seed: 2, today });
    expect(JSON.stringify([...other.roundsOf(accountIdOf(1))])).not.toBe(
      JSON.stringify([...world.roundsOf(accountIdOf(1))]),
    );
    for (const username of Object.values(mainUsernames)) {
      const account = other.accounts.find((candidate) => candidate.username === username);
      expect(account?.phoneNumber).toBe(accountOf(username).phoneNumber);
    }
  });

  it('has sixty courses by name and place, no two alike (ENTRY-02)', () => {
    expect(new Set(world.directory.map(({ name, city }) => `${name}, ${city}`)).size).toBe(60);
    expect(world.directory.every(({ position, holes }) => position !== undefined && holes.length === 0)).toBe(true);
    const ids = [...world.courses, ...world.directory].map(({ courseId }) => courseId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has rating, slope and all lengths of every tee of its courses (ENTRY-04)', () => {
    const tees = world.courses.flatMap((course) => course.tees.map((tee) => ({ ...tee, holes: course.holes.length })));
    expect(tees.length).toBeGreaterThan(20);
    for (const { rating, slope, yards, holes } of tees) {
      expect(rating).toBeGreaterThan(60);
      expect(slope).toBeGreaterThan(100);
      expect(yards.filter((length) => length !== null)).toHaveLength(holes);
    }
  });

  it('gives the rounds of one account without playing those of another', () => {
    const mine = all.filter(({ accountId }) => accountId === 1);
    expect(JSON.stringify([...world.roundsOf(accountIdOf(1))])).toBe(JSON.stringify(mine));
    expect([...world.roundsOf(accountOf(mainUsernames.coach).accountId)]).toEqual([]);
    expect([...world.roundsOf(accountIdOf(999_999))]).toEqual([]);
  });

  it.each(['2024-02-29', '2026-01-01', '2031-07-04'])(
    'has rounds in the last month and year and events to come, seen from %s',
    (day) => {
      const shifted = createDemoWorld({ seed: 1, today: day });
      const rounds = [...shifted.roundsOf(accountIdOf(1))].map(({ round }) => round);
      const from = addMonths(calendarDay(day), -12);
      expect(rounds.filter((round) => round.playedOn >= from).length).toBeGreaterThan(20);
      expect(rounds.filter((round) => round.playedOn < from).length).toBeGreaterThan(10);
      expect(rounds.every((round) => round.playedOn <= day)).toBe(true);
      const isRecent = ({ status, playedOn }: (typeof rounds)[number]) =>
        status === 'completed' && daysBetween(playedOn, calendarDay(day)) <= 30;
      expect(rounds.some(isRecent)).toBe(true);
      expect(shifted.tournaments.some((tournament) => tournament.startDate > day)).toBe(true);
      expect(shifted.tournaments.some((tournament) => tournament.endDate < day)).toBe(true);
    },
  );

  it('scales to many players, one at a time', () => {
    const many = createDemoWorld({ seed: 1, today, players: 500 });
    expect(many.accounts.filter((account) => account.skillLevel !== null)).toHaveLength(500);
    expect(new Set(many.accounts.map((account) => account.username)).size).toBe(many.accounts.length);
    expect(new Set(many.accounts.map((account) => account.phoneNumber)).size).toBe(many.accounts.length);
    expect([...many.roundsOf(accountIdOf(504))]).toHaveLength(14);
    expect(many.rounds().next().done).toBe(false);
  });

  it('a world of one player is a world', () => {
    const small = createDemoWorld({ seed: 1, today, players: 1 });
    expect(small.accounts[0]?.username).toBe(mainUsernames.player);
    expect([...small.rounds()].length).toBeGreaterThan(50);
  });

  it('refuses a day that does not exist', () => {
    expect(() => createDemoWorld({ seed: 1, today: '2026-02-30' })).toThrow(RangeError);
  });
});

describe('rounds of the demo world', () => {
  it('are round documents as the contract has them, with ids of their own', () => {
    for (const { round } of all) expect(RoundSchema.safeParse(round).error?.issues ?? []).toEqual([]);
    expect(new Set(all.map(({ accountId, round }) => `${accountId} ${round.roundId}`)).size).toBe(all.length);
  });

  it('lie within two years, in order, and no completed round lies in the future', () => {
    for (const { accountId } of world.accounts) {
      const days = [...world.roundsOf(accountId)].map(({ round }) => round.playedOn);
      expect(days).toEqual([...days].sort());
      for (const day of days) {
        expect(daysBetween(day, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, today)).toBeLessThanOrEqual(731);
      }
    }
  });

  it('come in all types, lengths, states and levels of detail', () => {
    const rounds = all.map(({ round }) => round);
    expect(new Set(rounds.map((round) => round.type))).toEqual(new Set(roundTypes));
    expect(new Set(rounds.map((round) => round.holeCount))).toEqual(new Set([9, 18]));
    expect(rounds.some((round) => round.status === 'inProgress' && round.playedOn === today)).toBe(true);
    expect(rounds.some((round) => round.isSimulator)).toBe(true);
    expect(rounds.some((round) => round.holeCount === 18 && round.holes[0]?.hole !== 1)).toBe(true);
    const detailOf = ({ holes: [hole] }: (typeof rounds)[number]) =>
      hole?.shots?.[0]?.position !== undefined
        ? 'positions'
        : hole?.shots !== undefined
          ? 'shots'
          : hole?.putts !== undefined
            ? 'summary'
            : 'scores';
    expect(new Set(rounds.map(detailOf))).toEqual(new Set(['positions', 'shots', 'summary', 'scores']));
    expect(rounds.filter((round) => round.isSimulator).every((round) => detailOf(round) !== 'positions')).toBe(true);
  });

  it.each([
    [mainUsernames.newPlayer, 0],
    ['maya-kessler', 1],
    ['owen-castellane', 9],
    ['tessa-marlowe', 11],
  ])('%s has exactly %d completed rounds', (username, count) => {
    expect(completed([...world.roundsOf(accountOf(username).accountId)])).toHaveLength(count);
  });

  it('the main player has sixty completed rounds of eighteen with every position, and some of nine', () => {
    const rounds = roundsOf(mainUsernames.player);
    const eighteens = rounds.filter((round) => round.holeCount === 18 && round.status === 'completed');
    expect(eighteens).toHaveLength(60);
    expect(eighteens.every((round) => round.holes.every((hole) => (hole.shots?.length ?? 0) > 0))).toBe(true);
    const located = eighteens.filter((round) =>
      round.holes.every((hole) => hole.shots?.every((shot) => shot.position)),
    );
    expect(located.length).toBeGreaterThan(45);
    expect(rounds.filter((round) => round.holeCount === 9).length).toBeGreaterThan(4);
    expect(new Set(rounds.map((round) => round.type))).toEqual(new Set(roundTypes));
  });

  it('a tournament of three rounds has rounds 1, 2 and 0 on three days (DASH-29)', () => {
    const rounds = roundsOf(mainUsernames.player);
    const big = world.tournaments.filter((tournament) => tournament.numberOfRounds === 3);
    const played = big
      .map((tournament) => ({
        tournament,
        rounds: rounds.filter((round) => round.tournament?.tournamentId === tournament.tournamentId),
      }))
      .filter((entry) => entry.rounds.length > 0);
    expect(played.length).toBeGreaterThan(3);
    for (const { tournament, rounds: own } of played) {
      expect(own.map((round) => round.roundNumber)).toEqual([1, 2, 0]);
      expect(own[0]?.playedOn).toBe(tournament.startDate);
      expect(own[2]?.playedOn).toBe(tournament.endDate);
      expect(own.every((round) => round.course.courseId === tournament.courseId)).toBe(true);
      expect(own[0]?.tournament?.name).toBe(tournament.name);
    }
  });

  it('everyone of a tournament day plays to the same pins', () => {
    const pins = new Map<string, string>();
    for (const { round } of all) {
      for (const hole of round.holes) {
        if (hole.pin === undefined) continue;
        const key = `${round.course.courseId} ${round.playedOn} ${hole.hole}`;
        expect(pins.get(key) ?? JSON.stringify(hole.pin)).toBe(JSON.stringify(hole.pin));
        pins.set(key, JSON.stringify(hole.pin));
      }
    }
  });
});

describe('people of the demo world', () => {
  it('the main accounts have the first numbers, which are the documented ones', () => {
    expect(accountOf(mainUsernames.player).phoneNumber).toBe('+15550100001');
    expect(accountOf(mainUsernames.coach).phoneNumber).toBe('+15550100002');
    expect(accountOf(mainUsernames.productManager).phoneNumber).toBe('+15550100003');
    expect(accountOf(mainUsernames.newPlayer).phoneNumber).toBe('+15550100006');
    expect(accountOf(mainUsernames.privatePlayer).phoneNumber).toBe('+15550100007');
    expect(new Set(world.accounts.map((account) => account.phoneNumber)).size).toBe(world.accounts.length);
    expect(new Set(world.accounts.map((account) => account.username.toLowerCase())).size).toBe(world.accounts.length);
  });

  it('the coach sees the hidden player and a visitor does not (ACCESS-07, ACCESS-08, ACCESS-22)', () => {
    const hidden = accountOf(mainUsernames.privatePlayer);
    const viewerOf = (username: string) => accountOf(username);
    expect(canSee(null, hidden, features.summary)).toBe(false);
    expect(canSee(viewerOf('caleb-rourke'), hidden, features.summary)).toBe(false);
    expect(canSee(viewerOf(mainUsernames.coach), hidden, features.summary)).toBe(true);
    expect(canSee(viewerOf('ase-lindqvist'), hidden, features.summary)).toBe(true);
    expect(canSee(viewerOf(mainUsernames.productManager), hidden, features.summary)).toBe(true);
  });

  it('both privacy switches, single hidden features and an unverified phone occur (ACCESS-09, ACCESS-10, ACCESS-11, ACCESS-12, ACCESS-22)', () => {
    expect(world.accounts.some((account) => !account.allowPublicSite && account.settings.length === 0)).toBe(true);
    const website = (account: (typeof world.accounts)[number]) =>
      account.settings.find((setting) => setting.featureId === features.website)?.isPublic;
    expect(world.accounts.some((account) => account.allowPublicSite && website(account) === false)).toBe(true);
    expect(
      world.accounts.some(
        (account) => isSitePublic(account) && account.settings.some((setting) => setting.isPublic === false),
      ),
    ).toBe(true);
    expect(
      world.accounts.some((account) => account.settings.some((setting) => setting.isPhoneVerified === false)),
    ).toBe(true);
  });

  it('TEAM-28: juniors are under 18 and closed, with events to come for the circle alone, but for those whom a guardian has opened', () => {
    const juniors = world.accounts.filter((account) => isKnownMinor(account, today));
    expect(juniors).toHaveLength(10);
    for (const junior of juniors) {
      expect([junior.username, junior.showsComingEvents]).toEqual([junior.username, false]);
    }
    expect(juniors.filter(isSitePublic).map(({ username }) => username)).toEqual(['maya-kessler', 'diego-fuentes']);
  });

  it('names are long, accented and Chinese, Japanese and Korean', () => {
    const names = world.accounts.map((account) => `${account.firstName} ${account.lastName}`);
    expect(names.some((name) => name.length === 40)).toBe(true);
    for (const part of ['Björk', 'Åse', 'Núñez', '陈', '佐藤', '서연']) {
      expect(names.some((name) => name.includes(part))).toBe(true);
    }
  });

  it('school data fit together: school ends before college begins and college ends later (DATA-02)', () => {
    const collegians = world.accounts.filter((account) => account.extraInfo.college !== null);
    expect(collegians.length).toBeGreaterThan(10);
    for (const { extraInfo } of collegians) {
      const { highSchoolEndDate, collegeStartDate, collegeEndDate } = extraInfo;
      expect([highSchoolEndDate, collegeStartDate, collegeEndDate].every((day) => isCalendarDay(String(day)))).toBe(
        true,
      );
      expect(String(highSchoolEndDate) < String(collegeStartDate)).toBe(true);
      expect(String(collegeStartDate) <= today).toBe(true);
      expect(String(collegeEndDate) > today).toBe(true);
      expect(extraInfo.collegeGpa).toBeLessThanOrEqual(4);
    }
    expect(accountOf(mainUsernames.player).extraInfo.classYear).toBe('Junior');
  });
});

describe('events, organizations and news of the demo world', () => {
  it('three organizations have rosters of known accounts with group names (DATA-04, ORG-O3)', () => {
    expect(world.organizations.map((organization) => organization.shortName)).toEqual([
      'harrow-glen',
      'amity-coast',
      'northern-lights',
    ]);
    const ids = new Set(world.accounts.map((account) => account.accountId));
    for (const roster of world.rosters) {
      expect(roster.groupName).not.toBe('');
      expect(roster.memberAccountIds.length).toBeGreaterThan(2);
      expect(roster.memberAccountIds.every((id) => ids.has(id))).toBe(true);
      expect(world.organizations.some(({ organizationId }) => organizationId === roster.organizationId)).toBe(true);
    }
  });

  it('the main player has upcoming events of all six statuses and played past ones (TOUR-15)', () => {
    const byId = new Map(world.tournaments.map((tournament) => [tournament.tournamentId, tournament]));
    const events = world.scheduleEvents.filter(({ accountId }) => accountId === 1);
    const upcoming = events.filter(({ tournamentId }) => (byId.get(tournamentId)?.startDate ?? '') > today);
    expect(new Set(upcoming.map((event) => event.status))).toEqual(new Set(scheduleStatuses));
    const past = events.filter(({ tournamentId }) => (byId.get(tournamentId)?.endDate ?? '9') < today);
    expect(past.length).toBeGreaterThan(8);
    expect(past.some((event) => event.isFavorite && event.note !== null)).toBe(true);
    expect(new Set(world.scheduleEvents.map((e) => `${e.accountId} ${e.tournamentId}`)).size).toBe(
      world.scheduleEvents.length,
    );
    expect(world.scheduleEvents.every(({ tournamentId }) => byId.has(tournamentId))).toBe(true);
  });

  it('FIRST-02: college players enter no junior or high school event, a team has at most five in a field, and qualifiers are among the team', () => {
    const byId = new Map(world.tournaments.map((tournament) => [tournament.tournamentId, tournament]));
    const college = world.rosters.filter(({ organizationId }) => organizationId === 1);
    for (const { memberAccountIds } of college) {
      const events = world.scheduleEvents.filter(({ accountId }) => memberAccountIds.includes(accountId));
      for (const [tournamentId, entries] of Map.groupBy(events, (event) => event.tournamentId)) {
        const { name, locale, startDate, isTeamEvent } = byId.get(tournamentId) as (typeof world.tournaments)[number];
        expect([name, /Junior/.test(name), locale === 'highSchool']).toEqual([name, false, false]);
        const inField = entries.filter(({ status }) => status === 'inField').length;
        if (isTeamEvent && startDate > today) expect(inField, name).toBeLessThanOrEqual(5);
      }
    }
    const qualifiers = world.scheduleEvents.filter(
      ({ tournamentId }) => byId.get(tournamentId)?.eventType === 'qualifier',
    );
    expect(qualifiers.length).toBeGreaterThan(10);
    expect(qualifiers.every(({ result }) => (result?.fieldSize ?? 0) <= 12)).toBe(true);
  });

  it('events are played at the clubs that they are named after, in months in which golf is played there', () => {
    const courseOf = new Map(coursePlans.map((plan) => [plan.courseId, plan]));
    for (const { name, courseId, startDate, city } of world.tournaments) {
      const course = courseOf.get(courseId);
      expect([name, city, course !== undefined && isOpenIn(course, monthOf(startDate))]).toEqual([
        name,
        course?.city,
        true,
      ]);
      const named = coursePlans.find((plan) => name.startsWith(plan.name.split(' ').slice(0, 2).join(' ')));
      if (named !== undefined) expect([name, courseId]).toEqual([name, named.courseId]);
    }
    const outdoors = all.filter(({ round }) => round.isSimulator !== true && round.tournament === undefined);
    for (const { round } of outdoors) {
      const course = courseOf.get(round.course.courseId ?? '');
      expect(course !== undefined && isOpenIn(course, monthOf(round.playedOn))).toBe(true);
    }
  });

  it('past events have a finish in their field, better for a lower total', () => {
    const played = world.scheduleEvents.filter(({ accountId, result }) => accountId === 1 && result?.place != null);
    expect(played.length).toBeGreaterThan(5);
    for (const { result } of played) expect(result?.place).toBeLessThanOrEqual(result?.fieldSize ?? 0);
    expect(new Set(played.map(({ result }) => result?.place)).size).toBeGreaterThan(3);
  });

  it('events of every type and locale, for teams and for players, occur (TOUR-33, TOUR-34, TOUR-35)', () => {
    expect(new Set(world.tournaments.map((t) => t.eventType))).toEqual(new Set(['tournament', 'qualifier', 'match']));
    expect(new Set(world.tournaments.map((t) => t.locale))).toEqual(new Set(['local', 'national', 'highSchool']));
    expect(new Set(world.tournaments.map((t) => t.isTeamEvent))).toEqual(new Set([true, false]));
    expect(new Set(world.tournaments.map((t) => t.tournamentId)).size).toBe(world.tournaments.length);
    for (const tournament of world.tournaments) {
      expect(daysBetween(tournament.startDate, tournament.endDate)).toBe(tournament.numberOfRounds - 1);
    }
  });

  it('the main player has more news than fit at first, with none, one and more pictures, links and a video (HOME-14, HOME-20, HOME-22)', () => {
    const news = world.newsItems.filter(({ accountId }) => accountId === 1);
    expect(news.length).toBeGreaterThan(4);
    expect(new Set(news.map((item) => item.imageMediaIds.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(news.every((item) => item.coverMediaId === (item.imageMediaIds[0] ?? null))).toBe(true);
    expect(news.some((item) => item.links.some((link) => /watch\?v=[\w-]{11}$/.test(link.label)))).toBe(true);
    expect(news.some((item) => item.videoUrls.length > 0)).toBe(true);
    expect(world.newsItems.every((item) => item.publishedOn <= today)).toBe(true);
    const mediaIds = new Set(world.media.map((item) => `${item.accountId} ${item.mediaId}`));
    expect(mediaIds.size).toBe(world.media.length);
    for (const item of world.newsItems) {
      for (const id of [item.coverMediaId, ...item.imageMediaIds]) {
        if (id !== null) expect(mediaIds.has(`${item.accountId} ${id}`)).toBe(true);
      }
    }
  });

  it('pictures need no network and run no code; some stand upright (HOME-26)', () => {
    const pictures = world.media.flatMap(({ content }) => (content.kind === 'svg' ? [content.svg] : []));
    const logos = world.organizations.map(({ logo }) => logo);
    expect(pictures.length).toBeGreaterThan(60);
    for (const svg of [...pictures, ...logos]) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
      expect(svg.endsWith('</svg>')).toBe(true);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|href|onload|NaN|undefined/);
      expect(svg.length).toBeLessThan(4000);
    }
    expect(pictures.some((svg) => svg.includes('width="600" height="800"'))).toBe(true);
    expect(world.media.filter((item) => item.use === 'profilePicture')).toHaveLength(world.accounts.length);
    expect(world.media.filter((item) => item.accountId === 1 && item.use === 'swingVideo')).toHaveLength(3);
  });
});
