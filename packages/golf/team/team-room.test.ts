import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { teamDay, teamPlayer, teamRound } from '../testing/team.ts';
import { defaultTodaySort, sortGains, sortToday } from './sort-rows.ts';
import { squadView } from './squad-view.ts';
import { flagText, formFlag } from './team-flag.ts';
import { changeText, newsText } from './team-news.ts';
import type { TeamPlayer } from './team-player.ts';
import { teamRoom } from './team-room.ts';

const roomOf = (...players: TeamPlayer[]) => teamRoom(players, teamDay);
const flagsOf = (...players: TeamPlayer[]) =>
  roomOf(...players).players.map(({ flag, daysSinceRound }) => (flag === null ? null : flagText(flag, daysSinceRound)));
/** Ten competitions of a year, at the rating and one over it. */
const year = Array.from({ length: 10 }, (_, index) => teamRound(60 + 30 * index, 72 + (index % 2)));
const slump = [1, 2, 3].map((daysAgo) => teamRound(daysAgo, 80));

describe('the page of a team', () => {
  it('says of each player the last round, the rounds of 30 days and the form (TEAM-05)', () => {
    const nine = teamRound(3, 37, { holeCount: 9, holesPlayed: 9, par: 36, type: 'practice' });
    const underWay = teamRound(0, 20, {
      status: 'inProgress',
      holesPlayed: 5,
      par: 20,
      savedAt: '2026-11-30T15:00:00Z',
    });
    const [row] = roomOf(teamPlayer(1, [...year, nine, underWay, teamRound(29, 75)])).players;
    expect(row?.lastRound).toEqual({
      ...{ roundId: 'r3', playedOn: '2026-11-27', score: 37, toPar: 1, holeCount: 9, courseName: 'Pine Hollow' },
      courseId: null,
    });
    expect([row?.recentCount, row?.daysSinceRound]).toEqual([2, 0]);
    expect(row?.formLines.map(({ roundId }) => roundId)).toEqual(['r29', 'r60', 'r90', 'r120', 'r150', 'r180']);
    expect(row?.form.figure).toMatchObject({ roundCount: 6, since: '2026-06-03' });
  });

  it('has the average differential of the tournament rounds of 12 months on rated tees (INDEX-17)', () => {
    const rating = (courseRating: number) => ({ courseRating, slopeRating: 113, adjustedScore: 71 });
    const rowOf = (...rounds: TeamPlayer['rounds']) => roomOf(teamPlayer(1, rounds)).players[0];
    const hard = teamRound(3, 71, { rating: rating(74.1) });
    const easy = teamRound(300, 71, { rating: rating(69.3) });
    expect(rowOf(easy, hard)).toMatchObject({
      differential: { value: expect.closeTo(-0.7, 9) as number, roundCount: 2 },
      differentialRoundIds: ['r3', 'r300'],
    });
    for (const change of [{ type: 'qualifier' as const }, { status: 'inProgress' as const }, { rating: null }]) {
      expect(rowOf({ ...hard, ...change }, easy)?.differentialRoundIds).toEqual(['r300']);
    }
    expect(rowOf(teamRound(400, 71, { rating: rating(74.1) }))?.differential).toBeNull();
    const { players } = roomOf(teamPlayer(1, []), teamPlayer(2, [easy]), teamPlayer(3, [hard]));
    const order = (isReversed: boolean) =>
      sortGains(players, 'differential', isReversed).map(({ accountId }) => accountId);
    expect([order(false), order(true)]).toEqual([
      [3, 2, 1],
      [2, 3, 1],
    ]);
  });

  it('counts scores of the schedule like logged rounds in everything but strokes gained (TEAM-05)', () => {
    const score = { score: 74, par: 72, yards: null, courseRating: 72, slopeRating: 113 };
    const result = { fieldSize: null, place: null, isTied: false, ending: null, rounds: [score, score, score] };
    const days = (daysAgo: number) => ({
      startDate: addDays(teamDay, -daysAgo - 2),
      endDate: addDays(teamDay, -daysAgo),
    });
    const cup = scheduleEventOf('Cup', { ...days(10), numberOfRounds: 3, courseName: 'Alder Creek', result });
    const old = scheduleEventOf('Old Cup', { ...days(40), numberOfRounds: 3, result });
    const [row] = roomOf(teamPlayer(1, [], { results: [cup, old] })).players;
    expect(row).toMatchObject({
      lastRound: { roundId: null, playedOn: '2026-11-20', score: 74, toPar: 2, courseName: 'Alder Creek' },
      ...{ recentCount: 3, recentScoreCount: 3, daysSinceRound: 10, flag: null, gains: [] },
      form: { figure: { strokes: 2, roundCount: 6, scoreCount: 6 } },
      ...{ differential: { value: 2, roundCount: 6 }, differentialRoundIds: [] },
    });
    expect(row?.formLines[0]).toMatchObject({ roundId: null, event: 'Cup', courseName: 'Alder Creek', strokes: 2 });
    const both = teamPlayer(1, [teamRound(10, 70, { tournamentName: 'Cup' })], { results: [cup] });
    expect(roomOf(both).players[0]).toMatchObject({
      lastRound: { roundId: 'r10', score: 70 },
      ...{ recentCount: 3, recentScoreCount: 2 },
      form: { figure: { roundCount: 3, scoreCount: 2 } },
    });
  });

  it('has at most one flag for a player, the most urgent first (TEAM-05)', () => {
    expect(
      flagsOf(
        teamPlayer(1, []),
        teamPlayer(2, year),
        teamPlayer(3, [...year, ...[14, 15, 16].map((daysAgo) => teamRound(daysAgo, 80))]),
        teamPlayer(4, [...year, ...slump]),
        teamPlayer(5, [...year, teamRound(13, 73)]),
      ),
    ).toEqual(['No rounds yet', 'No round in 60 days', 'No round in 14 days', 'Form clearly down', null]);
  });

  it('lists by any column, players without a figure at the end in either direction (TEAM-05)', () => {
    const { players } = roomOf(
      teamPlayer(1, []),
      teamPlayer(2, [teamRound(5, 75)]),
      teamPlayer(3, [teamRound(1, 70, { type: 'practice' })]),
      teamPlayer(4, [teamRound(3, 71), teamRound(9, 73), teamRound(29, 73)]),
    );
    const order = (...by: [Parameters<typeof sortToday>[1], boolean]) =>
      sortToday(players, ...by).map(({ accountId }) => accountId);
    // Whoever has one or two rounds has no place in it.
    expect([order('form', false), order('form', true)]).toEqual([
      [4, 2, 3, 1],
      [4, 2, 3, 1],
    ]);
    expect([order('last', false), order('last', true)]).toEqual([
      [3, 4, 2, 1],
      [2, 4, 3, 1],
    ]);
    expect([order('recent', false), order('recent', true)]).toEqual([
      [4, 2, 3, 1],
      [2, 3, 4, 1],
    ]);
    expect([order('flag', false), order('name', true)]).toEqual([
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ]);
  });

  it('is by name with the reason where nobody has a form, who never played at the end (TEAM-05)', () => {
    const room = roomOf(
      teamPlayer(1, []),
      teamPlayer(2, [teamRound(5, 75, { courseRating: null })]),
      teamPlayer(3, [teamRound(1, 70, { courseRating: null })]),
    );
    expect(defaultTodaySort(room.players)).toBe('name');
    const byName = (isReversed: boolean) =>
      sortToday(room.players, 'name', isReversed).map(({ accountId }) => accountId);
    expect([byName(false), byName(true)]).toEqual([
      [2, 3, 1],
      [3, 2, 1],
    ]);
    expect(squadView(room, null).order).toMatch(/^By name, .* No course rating in these scores: give par, rating/);
    const quiet = roomOf(teamPlayer(1, []));
    expect(squadView(quiet, null).order).toMatch(/^By name, because nobody has a form yet\./);
    const rated = roomOf(teamPlayer(1, []), teamPlayer(2, [teamRound(5, 75)])).players;
    expect(defaultTodaySort(rated)).toBe('form');
  });

  it('sorts by the flags that rows show, and leaves who has not logged to their list (TEAM-05, TEAM-18)', () => {
    const { players } = roomOf(teamPlayer(1, []), teamPlayer(2, year), teamPlayer(3, [...year, ...slump]));
    expect(players.map(({ flag }) => formFlag(flag))).toEqual([null, null, 'formDown']);
    expect(sortToday(players, 'flag', false).map(({ accountId }) => accountId)).toEqual([3, 1, 2]);
  });

  it('says a change of form in its own numbers, and how sure it is (TEAM-05)', () => {
    const textOf = (rounds: TeamPlayer['rounds']) => {
      const [row] = roomOf(teamPlayer(1, [...year, ...rounds])).players;
      return row?.change == null ? null : changeText(row.change);
    };
    expect(textOf(slump)).toBe('last 30 days 7.5 ± 1.2 strokes worse than the 12 months before');
    const at = (score: number) => [1, 2, 3].map((daysAgo) => teamRound(daysAgo, score));
    expect(textOf(at(75))).toBe('last 30 days 2.5 ± 1.2 strokes worse than the 12 months before, but not clearly');
    expect(textOf(at(72))).toMatch(/^last 30 days 0\.5 ± 1\.2 strokes better .*, which may be chance$/);
    const level = [72, 72, 73, 73].map((score, index) => teamRound(index + 1, score));
    expect(textOf(level)).toMatch(/^last 30 days the same as the 12 months before \(± 1\.\d strokes\)$/);
    expect(textOf([])).toBeNull();
  });

  it('says that the order is none where the intervals do not support it (TEAM-05)', () => {
    const alike = [teamPlayer(1, [teamRound(1, 72)]), teamPlayer(2, [teamRound(1, 74)])];
    expect(squadView(roomOf(...alike), null).order).toContain('cannot tell the order of any two players');
    const apart = [60, 90].map((score, id) =>
      teamPlayer(
        id,
        [1, 2, 3, 4].map((day) => teamRound(day, score)),
      ),
    );
    expect(squadView(roomOf(...apart), null).order).not.toContain('any two players');
  });

  it('tells the rounds of seven days with the best, newest first, and a best of 12 months (TEAM-18)', () => {
    const { news } = roomOf(
      teamPlayer(1, [teamRound(7, 60), ...year]),
      teamPlayer(2, [teamRound(4, 75), teamRound(6, 73), teamRound(5, 35, { holeCount: 9, holesPlayed: 9, par: 36 })]),
      teamPlayer(3, [teamRound(2, 68), ...year]),
      teamPlayer(4, [teamRound(3, 68), ...year.slice(0, 4)]),
      teamPlayer(5, [teamRound(1, 35, { holeCount: 9, holesPlayed: 9, par: 36 })]),
    );
    expect(news.map((one) => [one.accountId, newsText(one)])).toEqual([
      [3, 'shot 68 (−4) at Pine Hollow, the best round in 12 months'],
      [5, 'shot 35 (−1) on nine holes at Pine Hollow'],
      [4, 'shot 68 (−4) at Pine Hollow'],
      [2, 'played 3 rounds, best 73 (+1) at Pine Hollow'],
    ]);
  });

  it('tells a form that turned up or down within seven days, lately or clearly, and not one that already had (TEAM-18)', () => {
    const turned = (rounds: TeamPlayer['rounds']) =>
      roomOf(teamPlayer(1, [...year, ...rounds]))
        .news.filter(({ kind }) => kind === 'form')
        .map(newsText);
    expect(turned(slump)).toEqual([
      'is in clearly worse form: 7.5 ± 1.2 strokes a round worse in 30 days than in the 12 months before',
    ]);
    expect(turned([1, 2, 3].map((daysAgo) => teamRound(daysAgo, 75)))).toEqual([
      'is in worse form lately: 2.5 ± 1.2 strokes a round worse in 30 days than in the 12 months before',
    ]);
    expect(turned([...slump, ...[9, 10, 11].map((daysAgo) => teamRound(daysAgo, 80))])).toEqual([]);
    expect(turned([1, 2].map((daysAgo) => teamRound(daysAgo, 72)))).toEqual([]);
  });

  it('lists who is on the course today, whoever saved last first, and no round of another day (TEAM-18)', () => {
    const underWay = (daysAgo: number, savedAt: string) =>
      teamRound(daysAgo, 29, { status: 'inProgress', holesPlayed: 7, par: 28, savedAt });
    const { onCourse } = roomOf(
      teamPlayer(1, [underWay(0, '2026-11-30T15:00:00Z')]),
      teamPlayer(2, [underWay(0, '2026-11-30T16:00:00Z')]),
      teamPlayer(3, [underWay(1, '2026-11-30T16:30:00Z')]),
    );
    expect(onCourse).toMatchObject([
      { accountId: 2, courseName: 'Pine Hollow', holesPlayed: 7, score: 29, par: 28, savedAt: '2026-11-30T16:00:00Z' },
      { accountId: 1 },
    ]);
  });

  it('is cut to a squad: its players, sums, news, quiet players, next event and the events of seven days (TEAM-05, TEAM-18)', () => {
    const event = (id: number, name: string, daysAhead: number, status = 'inField') =>
      scheduleEventOf(name, {
        ...{ accountId: id as TeamPlayer['accountId'], status },
        startDate: addDays(teamDay, daysAhead),
        endDate: addDays(teamDay, daysAhead + 2),
      });
    const room = roomOf(
      teamPlayer(1, [teamRound(1, 70)], { events: [event(1, 'Cup', 6), event(1, 'Open', 7)] }),
      teamPlayer(2, [teamRound(20, 70)], { events: [event(2, 'Cup', 6, 'considering'), event(2, 'Last', -3)] }),
      teamPlayer(3, [], { squadIds: [2], events: [event(3, 'Cup', 6), event(3, 'Now', -1)] }),
    );
    const women = squadView(room, 1);
    expect(women).toMatchObject({ recentCount: 2, playedCount: 2, nextEvent: { event: { name: 'Cup' }, days: 6 } });
    expect(women.players.map(({ accountId }) => accountId)).toEqual([1, 2]);
    expect(women.week.map(({ name, playing }) => [name, playing])).toEqual([['Cup', [1]]]);
    expect([women.othersPlayed, women.quiet.map(({ accountId }) => accountId)]).toEqual(['1 played.', [2]]);
    const all = squadView(room, null);
    expect(all.quiet.map(({ accountId }) => accountId)).toEqual([3, 2]);
    expect([all.nextEvent?.event.name, all.nextEvent?.days]).toEqual(['Now', 0]);
    expect(all.week.map(({ name, playing }) => [name, playing])).toEqual([
      ['Now', [3]],
      ['Cup', [1, 3]],
    ]);
    expect(squadView(room, 9)).toMatchObject({ players: [], nextEvent: null, recentCount: 0 });
  });

  it('has no more news than a coach reads, and says how many more there are (TEAM-18)', () => {
    const busy = Array.from({ length: 11 }, (_, id) => teamPlayer(id, [teamRound(1, 70), ...year]));
    const { news, moreNewsCount } = squadView(roomOf(...busy), null);
    expect([news.length, moreNewsCount]).toEqual([8, 3]);
  });

  it('begins with changed forms, then best rounds, and counts in one sentence who else played (TEAM-18)', () => {
    const played = (id: number) => teamPlayer(id, [teamRound(1, 75)]);
    const best = teamPlayer(8, [teamRound(0, 70), ...year]);
    const down = teamPlayer(9, [...year, ...slump]);
    const view = squadView(roomOf(played(1), best, played(2), down), null);
    expect(view.news.map(({ accountId, kind }) => [accountId, kind])).toEqual([
      [9, 'form'],
      [8, 'best'],
    ]);
    expect(view.othersPlayed).toBe('2 others played.');
    expect(squadView(roomOf(played(1), best), null).othersPlayed).toBe('1 other played.');
    expect(squadView(roomOf(played(1), played(2)), null)).toMatchObject({ news: [], othersPlayed: '2 played.' });
    expect(squadView(roomOf(down), null).othersPlayed).toBe('');
  });

  it('has places within a squad alone: women and men have no common order (TEAM-05)', () => {
    const inForm = (id: number, score: number, ...squadIds: readonly number[]) =>
      teamPlayer(
        id,
        [1, 2, 3, 4].map((day) => teamRound(day, score)),
        { squadIds },
      );
    const room = roomOf(inForm(1, 60, 1), inForm(2, 90, 1, 3), inForm(3, 75, 2, 3));
    const placesOf = (squadId: number | null) => [...squadView(room, squadId).places.values()];
    expect(placesOf(null)).toEqual([null, null, null]);
    expect(squadView(room, null).order).toContain('within a squad');
    expect(placesOf(1)).toEqual([
      { first: 1, last: 1 },
      { first: 2, last: 2 },
    ]);
    // A team of one squad is that squad.
    expect([...squadView(roomOf(inForm(1, 60, 1), inForm(2, 90, 1, 3)), null).places.values()]).toEqual(placesOf(1));
  });
});
