import { accountIdOf } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '@strokebook/golf/calendar';
import type { CareerRound } from '@strokebook/golf/overview';
import { allTime, results } from '@strokebook/golf/results';
import { tallyRound } from '@strokebook/golf/stats';
import { roundOf, summaryOf } from '../../golf/testing/builders.ts';
import { resumeDataOf } from '../testing/resume.ts';
import { availability, isGroupAvailable, isGroupOn, withGroup, withoutMissing } from './availability.ts';
import { mergeTournaments, withWholeTournaments } from './merge-tournaments.ts';
import { previewData } from './preview-data.ts';
import { forRecruiters, isForRecruiters, recruiterSettings } from './recruiters.ts';
import { resumeCharts } from './resume-data.ts';
import { sectionsOf } from './sections.ts';
import {
  chartFlags,
  hasPages,
  type ResumeSelections,
  schoolFlags,
  toSelections,
  toSettings,
  withAllOf,
  withOption,
} from './selections.ts';
import { defaultResumeSettings, readResumeSettings, type ResumeOptions } from './settings.ts';
import { settingsWords } from './settings-words.ts';
import { rangeOfTimeframe, resumeTimeframes, timeframeOf } from './timeframe.ts';

const range = { start: day('2024-06-15'), end: day('2026-06-15') };
const option = (id: string) => ({ id, name: `Name of ${id}` });
const options: ResumeOptions = {
  newsfeedItems: [option('n1')],
  pastRounds: [option('r1')],
  pastTournaments: [option('t1'), option('t2')],
  upcomingEvents: [option('e1'), option('e2')],
};
const defaults = toSelections(defaultResumeSettings(accountIdOf(1), options, range));
const isOn = (selections: ResumeSelections) =>
  Object.entries(selections)
    .filter(([, value]) => value === true)
    .map(([flag]) => flag)
    .sort();

describe('the defaults of a resume', () => {
  it('have the cover page with picture, about me, NCAA, GHIN and website, the charts page, and the two best charts (RESUME-11, RESUME-13)', () => {
    expect(isOn(defaults)).toEqual(
      ['aboutMe', 'coverPage', 'ghin', 'includeBestTen', 'includeBestTenConsecutive', 'ncaa'].concat([
        'performanceCharts',
        'picture',
        'websiteLink',
      ]),
    );
    expect(schoolFlags.filter((flag) => defaults[flag])).toEqual([]);
  });

  it('have all upcoming events and news without notes, and no tournament or round (RESUME-12, RESUME-O5)', () => {
    const ticked = (list: 'events' | 'newsItems' | 'tournaments' | 'rounds') =>
      defaults[list].map(({ isSelected, includeNotes }) => [isSelected, includeNotes]);
    expect([ticked('events'), ticked('newsItems')]).toEqual([
      [
        [true, false],
        [true, false],
      ],
      [[true, false]],
    ]);
    expect([...ticked('tournaments'), ...ticked('rounds')].flat()).toEqual(Array.from({ length: 6 }, () => false));
  });

  it('give way to what was saved, of which a missing flag is false (RESUME-14, RESUME-O2)', () => {
    const saved = {
      coverPage: { upcomingEvents: { isSelected: true, options: [{ id: 'e2', isSelected: true }, { id: 'gone' }] } },
    };
    const read = toSelections(readResumeSettings(accountIdOf(1), saved, options, range));
    expect(isOn(read)).toEqual([]);
    expect(read.events.map(({ id, name, isSelected }) => [id, name, isSelected])).toEqual([
      ['e1', 'Name of e1', false],
      ['e2', 'Name of e2', true],
    ]);
    expect(read.barChartsDateRange).toEqual(range);
  });
});

describe('selections and settings', () => {
  it('have the shapes of the field: settings by account with cover and charts page, selections as the overlay ticks them (DATA-08, DATA-09, DATA-10, DATA-11, DATA-12, DATA-13, DATA-14)', () => {
    const { accountId, coverPage, performanceChartsPage } = defaultResumeSettings(accountIdOf(1), options, range);
    const keys = (value: object) => Object.keys(value).sort();
    expect(accountId).toBe(1);
    expect(keys(coverPage.personalInformation)).toEqual(
      ['aboutMe', 'customLogo', 'ghin', 'height', 'isSelected', 'ncaa', 'picture', 'websiteLink', 'weight'].sort(),
    );
    expect(keys(coverPage.schoolInformation)).toEqual(
      ['collegeGPA', 'collegeGraduationDate', 'collegeName', 'collegeStartDate', 'isSelected']
        .concat(['highSchoolGPA', 'highSchoolGraduationDate', 'highSchoolName'])
        .sort(),
    );
    for (const list of ['newsfeedItems', 'pastRounds', 'pastTournaments', 'upcomingEvents'] as const) {
      expect(keys(coverPage[list])).toEqual(['includesNew', 'isSelected', 'options']);
      expect(keys(coverPage[list].options[0] ?? {})).toEqual(['id', 'includeNotes', 'isSelected', 'name']);
    }
    expect(keys(performanceChartsPage)).toEqual(
      ['barChartsDateRange', 'bestConsecutiveRoundsChart', 'bestRoundsChart', 'includedTournamentsDateRange']
        .concat(['isSelected', 'lastRoundsChart', 'priorRoundsChart', 'showAllFavoriteTournaments'])
        .concat(['showTournamentNotes'])
        .sort(),
    );
    expect(keys(defaults)).toEqual(
      ['aboutMe', 'barChartsDateRange', 'collegeGPA', 'collegeGradYear', 'collegeName', 'coverPage', 'customLogo']
        .concat(['events', 'ghin', 'height', 'highSchoolGPA', 'includesNew', 'highSchoolGradYear', 'highSchoolName'])
        .concat(['includeBestTen', 'includeBestTenConsecutive', 'includeLastTen', 'includePriorTen'])
        .concat(['includedTournamentsDateRange', 'ncaa', 'newsItems', 'performanceCharts', 'picture', 'rounds'])
        .concat(['showAllFavorites', 'showNotes', 'tournaments', 'websiteLink', 'weight'])
        .sort(),
    );
  });

  it('show the sections that the settings have, on or off, and no other (RESUME-06, RESUME-O1)', () => {
    const settings = defaultResumeSettings(accountIdOf(1), options, range);
    expect(settings.coverPage.pastTournaments.isSelected).toBe(false);
    expect(sectionsOf(settings, 'coverPage')).toEqual([
      'personal',
      'school',
      'events',
      'tournaments',
      'rounds',
      'newsItems',
    ]);
    expect(sectionsOf(settings, 'performanceCharts')).toEqual(['charts', 'featured']);
    const { pastRounds: _rounds, schoolInformation: _school, ...coverPage } = settings.coverPage;
    expect(sectionsOf({ coverPage }, 'coverPage')).toEqual(['personal', 'events', 'tournaments', 'newsItems']);
    expect(sectionsOf({ coverPage }, 'performanceCharts')).toEqual([]);
  });

  it('are one mapping both ways, which leaves the start of college as it was (RESUME-O4)', () => {
    const settings = defaultResumeSettings(accountIdOf(1), options, range);
    const school = { ...settings.coverPage.schoolInformation, collegeStartDate: true };
    const before = { ...settings, coverPage: { ...settings.coverPage, schoolInformation: school } };
    expect(toSettings(toSelections(before), before)).toEqual(before);
    const changed = { ...toSelections(before), highSchoolGradYear: true, includeLastTen: true, showNotes: true };
    const after = toSettings(changed, before);
    expect(after.coverPage.schoolInformation).toMatchObject({ highSchoolGraduationDate: true, collegeStartDate: true });
    expect(after.performanceChartsPage).toMatchObject({ lastRoundsChart: true, showTournamentNotes: true });
  });

  it('keep the two inner groups of the cover page on, whatever is ticked (RESUME-O3)', () => {
    const none = withGroup(defaults, 'personal', false, availability(resumeDataOf()));
    const { personalInformation, schoolInformation } = toSettings(
      none,
      defaultResumeSettings(accountIdOf(1), options, range),
    ).coverPage;
    expect([personalInformation.isSelected, schoolInformation.isSelected]).toEqual([true, true]);
  });

  it('tick all, none or one of a list, and its notes (RESUME-07, RESUME-08)', () => {
    const ids = (selections: ResumeSelections) =>
      selections.tournaments.filter(({ isSelected }) => isSelected).map(({ id }) => id);
    const all = withAllOf(defaults, 'tournaments', true);
    expect([ids(all), ids(withAllOf(all, 'tournaments', false))]).toEqual([['t1', 't2'], []]);
    const one = withOption(defaults, 'tournaments', 't2', { isSelected: true, includeNotes: true });
    expect([ids(one), one.tournaments[1]?.includeNotes, one.tournaments[0]?.includeNotes]).toEqual([
      ['t2'],
      true,
      false,
    ]);
  });

  it('make a document of one page at least (RESUME-O10)', () => {
    const pages = (
      [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ] as const
    ).map(([coverPage, performanceCharts]) => hasPages({ ...defaults, coverPage, performanceCharts }));
    expect(pages).toEqual([true, true, true, false]);
  });
});

describe('the choice for recruiters', () => {
  it('has class, school, GPA and all tournaments, new ones as well, beside what the defaults show (RESUME-O16)', () => {
    const chosen = forRecruiters(defaults);
    expect(schoolFlags.every((flag) => chosen[flag])).toBe(true);
    expect(chosen.tournaments.every(({ isSelected }) => isSelected)).toBe(true);
    expect([chosen.includesNew.tournaments, chosen.weight]).toEqual([true, false]);
    expect(isOn(defaults).every((flag) => isOn(chosen).includes(flag))).toBe(true);
    expect([isForRecruiters(defaults), isForRecruiters(chosen)]).toEqual([false, true]);
    const stored = readResumeSettings(accountIdOf(1), recruiterSettings(accountIdOf(1), range), options, range);
    expect(toSelections(stored)).toEqual(chosen);
  });
});

describe('the words of settings', () => {
  const settings = defaultResumeSettings(accountIdOf(1), options, range);
  const { coverPage, performanceChartsPage: charts } = settings;
  it('tell one link from another: its pages, how much is chosen, and its days (API-08)', () => {
    expect(settingsWords(settings)).toBe('Cover page: all events, all news items · 2 charts · 6/15/2024 – 6/15/2026');
    const schoolInformation = { ...coverPage.schoolInformation, collegeGPA: true };
    const upcomingEvents = { ...coverPage.upcomingEvents, isSelected: false };
    const pastTournaments = {
      isSelected: true,
      includesNew: false,
      options: coverPage.pastTournaments.options.map((one, index) => ({ ...one, isSelected: index === 0 })),
    };
    const cover = { ...coverPage, schoolInformation, upcomingEvents, pastTournaments };
    const off = { ...charts, isSelected: false, barChartsDateRange: { start: null, end: null } };
    expect(settingsWords({ ...settings, coverPage: cover, performanceChartsPage: off })).toBe(
      'Cover page: school, 1 tournament, all news items · All Time',
    );
    const alone = { ...coverPage, isSelected: false };
    const all = { ...charts, showAllFavoriteTournaments: true };
    expect(settingsWords({ ...settings, coverPage: alone, performanceChartsPage: all })).toBe(
      '2 charts · featured tournaments · 6/15/2024 – 6/15/2026',
    );
  });
});

describe('what there is nothing of', () => {
  const everything = (data = resumeDataOf()) => {
    const can = availability(data);
    const all = (['personal', 'school', 'charts', 'events', 'tournaments', 'rounds', 'newsItems'] as const).reduce(
      (selections, group) => withGroup(selections, group, true, can),
      defaults,
    );
    return { can, all };
  };

  it('is unticked and disabled field by field (RESUME-15)', () => {
    const data = resumeDataOf();
    const cover = { ...data.coverPageData!, height: null, collegeName: ' ' };
    const can = availability({ ...data, coverPageData: cover });
    expect([can.height, can.collegeName, can.weight]).toEqual([false, false, true]);
    const { height, collegeName, weight } = withoutMissing(
      { ...defaults, height: true, collegeName: true, weight: true },
      can,
    );
    expect([height, collegeName, weight]).toEqual([false, false, true]);
  });

  it('is unticked and disabled list by list (RESUME-16)', () => {
    const can = availability(
      resumeDataOf({ selectedNewsfeedItems: [], selectedTournaments: [], selectedRounds: [], upcomingEvents: [] }),
    );
    expect([can.newsItems, can.tournaments, can.rounds, can.events]).toEqual([false, false, false, false]);
    const { all } = everything();
    const left = withoutMissing(all, can);
    expect([left.events, left.newsItems].flat().some(({ isSelected }) => isSelected)).toBe(false);
  });

  it('is unticked and disabled chart by chart, and the charts page when none is left (RESUME-17, RESUME-18)', () => {
    const { charts } = resumeDataOf();
    const one = availability(resumeDataOf({ charts: { ...charts, includePriorTen: null } }));
    expect(chartFlags.map((flag) => one[flag])).toEqual([true, true, true, false]);
    expect(withoutMissing(everything().all, one)).toMatchObject({ includePriorTen: false, performanceCharts: true });
    const nothing = {
      includeBestTen: null,
      includeBestTenConsecutive: null,
      includeLastTen: null,
      includePriorTen: null,
    };
    const none = availability(resumeDataOf({ charts: nothing }));
    expect(none.charts).toBe(false);
    expect(withoutMissing(everything().all, none).performanceCharts).toBe(false);
  });

  it('is the whole of the personal group without cover data (RESUME-19)', () => {
    const can = availability(resumeDataOf({ coverPageData: null }));
    expect(can.personal).toBe(false);
    expect((['personal', 'school', 'events'] as const).map((group) => isGroupAvailable(can, group))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isGroupOn(withoutMissing(everything().all, can), 'personal')).toBe(false);
  });

  it('leaves a group on while any of its items is (RESUME-20)', () => {
    const can = availability(resumeDataOf());
    const none = withGroup(defaults, 'school', false, can);
    expect(isGroupOn(none, 'school')).toBe(false);
    expect(isGroupOn({ ...none, collegeGPA: true }, 'school')).toBe(true);
    expect(isGroupOn(withAllOf(defaults, 'events', false), 'events')).toBe(false);
  });
});

describe('the timeframes', () => {
  const today = day('2026-06-15');

  it('are the last 12 and 24 months, all time and days picked by hand (RESUME-10)', () => {
    expect(resumeTimeframes).toEqual(['Last 12 Months', 'Last 24 Months', 'All Time', 'Custom']);
    for (const timeframe of ['Last 12 Months', 'Last 24 Months', 'All Time'] as const) {
      expect(timeframeOf(rangeOfTimeframe(timeframe, today), today)).toBe(timeframe);
    }
    expect(timeframeOf({ start: null, end: today }, today)).toBe('All Time');
    expect(timeframeOf({ start: day('2025-01-01'), end: today }, today)).toBe('Custom');
    expect(timeframeOf({ start: null, end: day('2026-06-14') }, today)).toBe('Custom');
  });
});

describe('the preview', () => {
  const data = resumeDataOf();
  const none = { ...defaults, aboutMe: false, events: withAllOf(defaults, 'events', false).events };

  it('has null for what was not chosen, the email as it is and never a birthday (RESUME-21, DATA-16, DATA-O7)', () => {
    const { coverPageData } = previewData(data, none);
    expect(coverPageData).toMatchObject({ aboutMe: null, ncaa: 'N123', email: 'ada@example.com', birthday: null });
    expect(previewData(data, none).upcomingEvents).toEqual([]);
  });

  it('has nothing of a page that is off (RESUME-21)', () => {
    const off = previewData(data, {
      ...withAllOf(defaults, 'tournaments', true),
      coverPage: false,
      performanceCharts: false,
    });
    expect([off.coverPageData, off.selectedTournaments, off.upcomingEvents, off.barChartsTournaments]).toEqual([
      null,
      [],
      [],
      [],
    ]);
    expect(Object.values(off.charts)).toEqual([null, null, null, null]);
  });

  it('drops the notes of an item unless they are included (RESUME-22)', () => {
    const ticked = withOption(withAllOf(defaults, 'tournaments', true), 'tournaments', 't2', { includeNotes: true });
    expect(previewData(data, ticked).selectedTournaments.map(({ id, notes }) => [id, notes])).toEqual([
      ['t1', null],
      ['t2', 'Note of t2'],
    ]);
  });

  it('has favourites only when all are to be shown, those of the range, and their notes only when asked for (RESUME-23, RESUME-24)', () => {
    const shown = (changes: Partial<ResumeSelections>) =>
      previewData(data, { ...defaults, ...changes }).featuredTournaments.map(({ name, notes }) => [name, notes]);
    expect(shown({})).toEqual([]);
    expect(shown({ showAllFavorites: true })).toEqual([['In range', null]]);
    expect(shown({ showAllFavorites: true, showNotes: true })).toEqual([['In range', 'Windy']]);
    expect(shown({ showAllFavorites: true, performanceCharts: false })).toEqual([]);
  });
});

describe('the charts', () => {
  const played = (index: number, score: number): CareerRound => ({
    summary: summaryOf({
      roundId: `r${index}`,
      type: 'tournament',
      tournamentId: `t${Math.floor(index / 2)}`,
      tournamentName: `Cup ${Math.floor(index / 2)}`,
      playedOn: day(
        `2026-${String(1 + Math.floor(index / 20)).padStart(2, '0')}-${String(1 + (index % 20)).padStart(2, '0')}`,
      ),
      score,
    }),
    tally: tallyRound(roundOf({ roundId: `r${index}` })),
  });
  const career = Array.from({ length: 25 }, (_unused, index) => played(index, 72 + ((index * 7) % 11)));

  it('are the best ten, the best ten in a row, the last ten and the ten before those, each in the order of play (DATA-17)', () => {
    const charts = resumeCharts(career, { start: null, end: null });
    const ids = (chart: (typeof charts)[keyof typeof charts]) =>
      chart?.includedRounds.map(({ golfRoundId }) => golfRoundId);
    expect(ids(charts.includeLastTen)).toEqual(Array.from({ length: 10 }, (_unused, index) => `r${15 + index}`));
    expect(ids(charts.includePriorTen)).toEqual(Array.from({ length: 10 }, (_unused, index) => `r${5 + index}`));
    expect(charts.includeBestTen?.includedRounds).toHaveLength(10);
    expect(charts.includeBestTen?.barData.slice(0, 2).map(({ label }) => label)).toEqual(['R1', 'R2']);
    expect(charts.includeBestTen?.barData.at(-1)).toMatchObject({ label: 'Average', isAverage: true });
    expect(charts.includeLastTen?.includedTournaments[0]).toMatchObject({ tournamentId: 't12', title: 'Cup 12' });
  });

  it('name the tournaments of their rounds, each with its rounds, total, average, best round and length (DATA-18)', () => {
    const { includeLastTen } = resumeCharts(career, { start: null, end: null });
    const [latest] = includeLastTen?.includedTournaments ?? [];
    expect(latest).toMatchObject({
      tournamentId: 't12',
      title: 'Cup 12',
      includedRounds: [{ golfRoundId: 'r24', dateStarted: '2026-02-05', performance: { score: 75, par: 72 } }],
      totalScoreWithPar: { score: 75, par: 72 },
      averageScoreWithPar: { score: 75, par: 72 },
      bestRoundScoreWithPar: { score: 75, par: 72 },
      averageScore: '75.0',
    });
    expect([latest?.underParCount, latest?.includedRounds[0]?.underParCount]).toEqual([0, 0]);
    expect(latest).toHaveProperty('averageYards');
  });

  it('are none where there are no rounds, or too few to choose from (RESUME-17)', () => {
    const of = (count: number) => resumeCharts(career.slice(0, count), { start: null, end: null });
    expect(Object.values(of(0))).toEqual([null, null, null, null]);
    expect(chartFlags.map((flag) => of(10)[flag] !== null)).toEqual([true, false, true, false]);
    expect(chartFlags.map((flag) => of(11)[flag] !== null)).toEqual([true, true, true, true]);
    expect(resumeCharts(career, { start: day('2027-01-01'), end: null }).includeLastTen).toBeNull();
  });

  it('stand beside each tournament as it was played, of which they may have a part (RESUME-O14)', () => {
    const cup = [played(0, 80), played(1, 70)];
    const [merged] = mergeTournaments([
      resumeCharts(cup.slice(1), { start: null, end: null }).includeBestTen?.includedTournaments ?? [],
    ]);
    const { tournaments } = results(
      { career: cup, events: [], ratings: new Map(), favoriteRounds: new Map() },
      { view: 'score', timeframe: allTime, holeCount: 'all', threshold: 'all' },
      day('2026-06-15'),
    );
    const [shown] = withWholeTournaments(merged === undefined ? [] : [merged], tournaments);
    expect(shown?.includedRounds.map(({ golfRoundId }) => golfRoundId)).toEqual(['r1']);
    expect(shown?.whole).toMatchObject({ scores: [80, 70], totalScoreWithPar: { score: 150, par: 144 }, placing: '-' });
  });

  it('name a tournament once with its distinct rounds, their total, average and best to par (RESUME-25, RESUME-26, RESUME-27, RESUME-O7)', () => {
    const charts = resumeCharts([played(0, 80), played(1, 70)], { start: null, end: null });
    const lists = [charts.includeBestTen, charts.includeLastTen].map((chart) => chart?.includedTournaments ?? []);
    expect(mergeTournaments(lists)).toEqual([
      expect.objectContaining({
        tournamentId: 't0',
        totalScoreWithPar: { score: 150, par: 144, formatted: '150 (+6)' },
        averageScoreWithPar: expect.objectContaining({ formatted: '75.0 (+3.0)' }),
        bestRoundScoreWithPar: expect.objectContaining({ score: 70 }),
        averageScore: '75.0',
      }),
    ]);
  });
});
