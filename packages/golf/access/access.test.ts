import { accountIdOf } from './account-id.ts';
import { calendarDay } from '../calendar/index.ts';
import { describe, expect, it } from 'vitest';
import { isAdult, isKnownMinor, isMinorByYear } from './age.ts';
import {
  type AccountAccess,
  canSee,
  hasFullAccess,
  hasLevel,
  isFeaturePublic,
  isSitePublic,
  isSupport,
  levelOf,
} from './can-see.ts';
import { eventSightOf, isEventInSight } from './event-sight.ts';
import { features } from './features.ts';
import { isGuardian } from './guardian.ts';
import { accessLevels, levelInCircle, membersOf, withLevel } from './level.ts';
import { canOpenProfile, landingPage, profilePages, visiblePages } from './pages.ts';
import { startingPrivacy } from './starting-privacy.ts';
import { holdsRole, roleIn, teamRoles } from './team-role.ts';

const account = (changes: Partial<AccountAccess> = {}): AccountAccess => ({
  accountId: accountIdOf(1),
  circleMembers: [
    { memberId: accountIdOf(7), level: 'manage' },
    { memberId: accountIdOf(5), level: 'enter' },
    { memberId: accountIdOf(6), level: 'see' },
  ],
  allowPublicSite: true,
  settings: [],
  joinedTeams: [],
  ...changes,
});
const visitor = null;
const stranger = { accountId: accountIdOf(2), isProductManager: false, coachedTeams: [] };
const setting = (
  featureId: (typeof features)[keyof typeof features],
  flags: { isPublic?: boolean; isPhoneVerified?: boolean },
) => account({ settings: [{ featureId, ...flags }] });

describe('full access', () => {
  it.each([
    ['the player', { accountId: accountIdOf(1), isProductManager: false, coachedTeams: [] }, true, 'ACCESS-05'],
    ['a product manager', { accountId: accountIdOf(9), isProductManager: true, coachedTeams: [] }, true, 'ACCESS-06'],
    [
      'an account of the circle',
      { accountId: accountIdOf(7), isProductManager: false, coachedTeams: [] },
      true,
      'ACCESS-07, ACCESS-O6',
    ],
    ['any other account', stranger, false, 'ACCESS-08'],
    ['a visitor', visitor, false, 'ACCESS-08'],
  ] as const)('of %s is %s (%s)', (_who, viewer, expected, _id) => {
    expect(hasFullAccess(viewer, account())).toBe(expected);
  });
});

it('is that of support only for a product manager who is neither the player nor in the circle (ACCESS-06, OPS-O61)', () => {
  const asManager = (id: number) => ({ accountId: accountIdOf(id), isProductManager: true, coachedTeams: [] });
  expect([9, 1, 7].map((id) => isSupport(asManager(id), account()))).toEqual([true, false, false]);
  expect([visitor, stranger].map((viewer) => isSupport(viewer, account()))).toEqual([false, false]);
});

describe('levels of access', () => {
  const viewerOf = (id: number, isProductManager = false) => ({
    accountId: accountIdOf(id),
    isProductManager,
    coachedTeams: [],
  });

  it('TEAM-27: a member of the circle sees, enters rounds or manages, each with what stands before; the player and product managers manage', () => {
    const allowed = (viewer: Parameters<typeof levelOf>[0]) =>
      accessLevels.map((level) => hasLevel(viewer, account(), level));
    expect([6, 5, 7, 1, 2].map((id) => allowed(viewerOf(id)))).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
      [true, true, true],
      [false, false, false],
    ]);
    expect([levelOf(viewerOf(9, true), account()), levelOf(visitor, account())]).toEqual(['manage', null]);
  });

  it('TEAM-27: who may only see sees what is closed to others, and may not change it', () => {
    const closed = account({ allowPublicSite: false });
    expect(canSee(viewerOf(6), closed, features.roundAssessment)).toBe(true);
    expect(canOpenProfile(viewerOf(6), closed)).toBe(true);
    expect(hasFullAccess(viewerOf(6), closed)).toBe(false);
  });

  it('TEAM-27: a new level takes the place of the one before, and none takes a member out', () => {
    const lowered = withLevel(accountIdOf(7), account(), 'see');
    expect([levelInCircle(accountIdOf(7), lowered), membersOf(lowered).length]).toEqual(['see', 3]);
    const without = withLevel(accountIdOf(7), lowered, null);
    expect([levelInCircle(accountIdOf(7), without), membersOf(without)]).toEqual([null, [5, 6]]);
  });
});

describe('teams', () => {
  const coachOf = (organizationId: number, isHead = false) => ({
    ...stranger,
    coachedTeams: [{ organizationId, isHead }],
  });
  const player = account({
    joinedTeams: [
      { organizationId: 31, level: 'see' },
      { organizationId: 32, level: 'enter' },
    ],
  });

  it('TEAM-27: a coach has the level that the player gives the team, and none in a team that the player has not joined', () => {
    expect([31, 32, 33].map((team) => levelOf(coachOf(team), player))).toEqual(['see', 'enter', null]);
    const ofBoth = { ...stranger, coachedTeams: [...coachOf(31).coachedTeams, ...coachOf(32).coachedTeams] };
    expect(levelOf(ofBoth, player)).toBe('enter');
  });

  it('TEAM-27: a coach who is also in the circle has the higher of both levels', () => {
    const inCircle = (id: number) => ({ ...coachOf(32), accountId: accountIdOf(id) });
    expect([6, 7].map((id) => levelOf(inCircle(id), player))).toEqual(['enter', 'manage']);
  });

  it('TEAM-03: access ends when the coach coaches no more, and when the player has left', () => {
    expect(levelOf({ ...coachOf(31), coachedTeams: [] }, player)).toBeNull();
    expect(levelOf(coachOf(31), account())).toBeNull();
  });

  it('TEAM-36: a head coach may do what a coach may, and a product manager what a head coach may', () => {
    const roles = (viewer: Parameters<typeof roleIn>[0]) => teamRoles.map((role) => holdsRole(viewer, 31, role));
    const manager = { ...stranger, isProductManager: true };
    expect([coachOf(31), coachOf(31, true), coachOf(32, true), manager].map(roles)).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [true, true],
    ]);
  });
});

describe('what outsiders see', () => {
  it.each([
    [{}, true, 'nothing set: available (ACCESS-O4, ACCESS-12)'],
    [{ isPublic: true }, true, 'public (ACCESS-11)'],
    [{ isPublic: true, isPhoneVerified: false }, true, 'public while the phone is unverified (ACCESS-O3)'],
    [{ isPublic: false }, false, 'explicitly not public (ACCESS-12)'],
    [{ isPublic: false, isPhoneVerified: true }, false, 'not public although the phone is verified (ACCESS-12)'],
    [{ isPhoneVerified: false }, false, 'phone marked unverified (ACCESS-12)'],
    [{ isPhoneVerified: true }, true, 'phone verified (ACCESS-12)'],
  ] as const)('a feature with %j is %s: %s', (flags, expected, _why) => {
    expect(isFeaturePublic(setting(features.gallery, flags), features.gallery)).toBe(expected);
  });

  it('is a feature without any setting (ACCESS-10)', () => {
    expect(canSee(visitor, account(), features.roundAssessment)).toBe(true);
  });

  it('is the Index only once the player opens it, for those who are signed in (INDEX-07, INDEX-16)', () => {
    const seen = (flags: Parameters<typeof setting>[1]) =>
      [visitor, stranger].map((viewer) => canSee(viewer, setting(features.index, flags), features.index));
    expect([visitor, stranger].map((viewer) => canSee(viewer, account(), features.index))).toEqual([false, false]);
    expect([seen({}), seen({ isPhoneVerified: true }), seen({ isPublic: false })]).toEqual(
      Array.from({ length: 3 }, () => [false, false]),
    );
    expect(seen({ isPublic: true })).toEqual([false, true]);
    const circle = { ...stranger, accountId: accountIdOf(7) };
    expect(canSee(circle, setting(features.index, { isPublic: false }), features.index)).toBe(true);
  });

  it('is nothing if either switch closes the site (ACCESS-09, ACCESS-17, ACCESS-22, ACCESS-O2)', () => {
    for (const hidden of [setting(features.website, { isPublic: false }), account({ allowPublicSite: false })]) {
      expect(isSitePublic(hidden)).toBe(false);
      expect(canOpenProfile(stranger, hidden)).toBe(false);
      expect(canSee(stranger, hidden, features.summary)).toBe(false);
      expect(
        canSee({ accountId: accountIdOf(1), isProductManager: false, coachedTeams: [] }, hidden, features.summary),
      ).toBe(true);
    }
  });
});

describe('age', () => {
  const today = calendarDay('2026-06-15');
  const day = (text: string) => ({ birthDate: calendarDay(text), birthYear: null, adultFrom: null });
  const year = (birthYear: number) => ({ birthDate: null, birthYear, adultFrom: null });

  it.each([
    ['nothing said', { birthDate: null, birthYear: null, adultFrom: null }, false, false],
    ['18 last year, by the year', year(2007), true, false],
    ['18 this year, by the year', year(2008), false, true],
    ['13 this year, by the year', year(2013), false, true],
    ['18 today, by the day', day('2008-06-15'), true, false],
    ['18 tomorrow, by the day', day('2008-06-16'), false, true],
  ] as const)('TEAM-28: of somebody with %s counts as that of an adult: %j, %s', (_said, birth, adult, minor) => {
    expect([isAdult(birth, today), isKnownMinor(birth, today)]).toEqual([adult, minor]);
  });

  it('TEAM-28: is under 18 by the year alone where no birthday of this year changes it', () => {
    expect([2007, 2008, 2009].map((birthYear) => isMinorByYear(birthYear, today))).toEqual([false, false, true]);
  });

  it('TEAM-28: opens a new account of an adult alone', () => {
    expect(startingPrivacy(true)).toEqual({ allowPublicSite: true, showsComingEvents: true });
    expect(startingPrivacy(false)).toEqual({ allowPublicSite: false, showsComingEvents: false });
  });
});

describe('events in sight', () => {
  const today = calendarDay('2026-06-15');
  const sights = (showsComingEvents: boolean) =>
    [visitor, stranger, { ...stranger, accountId: accountIdOf(7) }, { ...stranger, accountId: accountIdOf(1) }].map(
      (viewer) => eventSightOf(viewer, { ...account(), showsComingEvents }, today),
    );

  it('TEAM-28: are those that are over for strangers, and all for the player and the circle, where coming ones are hidden', () => {
    expect(sights(false)).toEqual([today, today, 'full', 'full']);
    expect(sights(true)).toEqual(['full', 'full', 'full', 'full']);
  });

  it('TEAM-28: are over once their last day is, not while they are played', () => {
    const ending = (day: string) => isEventInSight({ endDate: calendarDay(day) }, today);
    expect([ending('2026-06-14'), ending('2026-06-15'), ending('2026-06-20')]).toEqual([true, false, false]);
    expect(isEventInSight({ endDate: calendarDay('2026-06-20') }, 'full')).toBe(true);
  });
});

it('TEAM-28: a guardian is a member of the circle who has confirmed it, and an adult has none', () => {
  const guarded = {
    circleMembers: [
      { memberId: accountIdOf(7), level: 'manage' as const },
      { memberId: accountIdOf(8), level: 'enter' as const },
      { memberId: accountIdOf(6), level: 'see' as const },
    ],
    guardianIds: [6, 8, 9].map(accountIdOf),
    birthDate: null,
    birthYear: 2012,
    adultFrom: null,
  };
  const guardians = (today: string) =>
    [6, 7, 8, 9].map((id) => isGuardian(accountIdOf(id), guarded, calendarDay(today)));
  expect(guardians('2026-11-30')).toEqual([true, false, true, false]);
  expect(guardians('2031-01-01')).toEqual([false, false, false, false]);
});

describe('pages', () => {
  it('have the paths and features of the specification (PROFILE-03, ACCESS-21)', () => {
    expect(Object.fromEntries(profilePages.map((page) => [page.path, page.featureId]))).toEqual({
      summary: 89,
      schedule: 80,
      'my-rounds': 86,
      resume: 78,
      stats: 63,
      'data-analysis': 59,
      gallery: 67,
      'report-viewer': 77,
      // Not in the specification.
      index: 90,
    });
  });

  it('are in their menu groups, in order (PROFILE-07, PROFILE-08, PROFILE-09)', () => {
    const menu = (group: string) =>
      profilePages.filter((page) => page.menuGroup === group).map((page) => `${page.title}: ${page.link}`);
    expect(menu('My Apps')).toEqual([
      'Summary: summary',
      'Schedule: schedule/0',
      'My Rounds: my-rounds',
      'Player Resume: resume',
    ]);
    expect(menu('Available Apps')).toEqual(['Compare Stats: stats', 'Round Assessment: data-analysis']);
    expect(menu('Coming Soon')).toEqual(['Swing Videos: gallery', 'Reports: report-viewer']);
    expect(menu('Handicap')).toEqual(['Index: index']);
  });

  it('show in the menu what the viewer may see (ACCESS-13)', () => {
    const closed = setting(features.gallery, { isPublic: false });
    expect(visiblePages(visitor, closed).map((page) => page.id)).not.toContain('gallery');
    expect(visiblePages({ accountId: accountIdOf(7), isProductManager: false, coachedTeams: [] }, closed)).toHaveLength(
      profilePages.length,
    );
  });

  it('land on the first enabled page in the order of the specification (ACCESS-18)', () => {
    const order: string[] = [];
    const closed: { featureId: (typeof features)[keyof typeof features]; isPublic: boolean }[] = [];
    for (;;) {
      const page = landingPage(visitor, account({ settings: closed }), false);
      if (page === null) break;
      order.push(page.path);
      closed.push({ featureId: page.featureId, isPublic: false });
    }
    expect(order).toEqual([
      'summary',
      'resume',
      'schedule',
      'my-rounds',
      'gallery',
      'data-analysis',
      'stats',
      'report-viewer',
    ]);
  });

  it('open the schedule at its first tab (ACCESS-O7)', () => {
    expect(profilePages.find((page) => page.id === 'schedule')?.link).toBe('schedule/0');
  });

  it('land on the resume under a custom address, unless it is closed (ACCESS-19, ACCESS-O1)', () => {
    expect(landingPage(visitor, account(), true)?.id).toBe('resume');
    expect(landingPage(visitor, setting(features.resume, { isPublic: false }), true)?.id).toBe('summary');
  });

  it('have no landing page when all are closed (ACCESS-20)', () => {
    expect(landingPage(visitor, account({ allowPublicSite: false }), false)).toBeNull();
  });
});
