import { accountIdOf } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '@strokebook/golf/calendar';
import type { CareerRound } from '@strokebook/golf/overview';
import { tallyRound } from '@strokebook/golf/stats';
import { roundOf, summaryOf } from '../../golf/testing/builders.ts';
import { tournamentSeason } from '@strokebook/golf/season';
import { resumeDataOf } from '../testing/resume.ts';
import { scheduleEventOf } from '../../golf/testing/schedule.ts';
import { buildResumeData, coverPageData, highlightsOf, resumeOptions, type ResumeSource } from './build-resume-data.ts';
import { wordsOfTable } from '../report/blocks/table.ts';
import { reportWords } from '../report/document.ts';
import { previewData } from './preview-data.ts';
import { type CoverPageData, resumeCharts } from './resume-data.ts';
import { resumeDocument } from './resume-document.ts';
import { toSelections } from './selections.ts';
import { defaultResumeSettings } from './settings.ts';

const today = day('2026-06-15');
const range = { start: day('2024-06-15'), end: today };
const played = (roundId: string, playedOn: string, score: number): CareerRound => ({
  summary: summaryOf({
    roundId,
    type: 'tournament',
    tournamentId: 'cup',
    tournamentName: 'Cup',
    playedOn: day(playedOn),
    score,
  }),
  tally: tallyRound(roundOf({ roundId })),
});
const sourceOf = (source: Partial<ResumeSource> = {}): ResumeSource => ({
  accountId: accountIdOf(1),
  playerName: 'Ada Open',
  cover: coverPageData({}, { picture: null, customLogo: null }, null),
  career: [],
  events: [],
  ratings: new Map(),
  favoriteRounds: new Map(),
  news: [],
  favourites: [],
  ...source,
});
const highlights = highlightsOf(sourceOf(), range, today);

describe('the data of a resume', () => {
  it('has every tournament round, poor ones too, the latest first (DATA-15)', () => {
    const career = [
      played('old', '2020-05-01', 70),
      played('poor', '2026-05-02', 110),
      played('good', '2026-05-01', 68),
    ];
    const data = buildResumeData(sourceOf({ career }), range, today);
    expect(data.selectedRounds.map(({ id, name }) => [id, name])).toEqual([
      ['poor', 'Cup, Pine Hollow'],
      ['good', 'Cup, Pine Hollow'],
      ['old', 'Cup, Pine Hollow'],
    ]);
    expect(data.selectedTournaments.map(({ id }) => id)).toEqual(['cup']);
    expect(highlightsOf(sourceOf({ career }), range, today).record.roundCount).toBe(2);
  });

  it('has the events that last until today or later and are not a conflict, soonest first (DATA-15)', () => {
    const on = (id: string, startDate: string, endDate: string, status = 'inField') => ({
      ...scheduleEventOf(id, { startDate: day(startDate), endDate: day(endDate), status }),
      note: null,
    });
    const events = [
      on('later', '2026-08-01', '2026-08-01'),
      on('now', '2026-06-13', '2026-06-15'),
      on('over', '2026-06-13', '2026-06-14'),
      on('clash', '2026-07-01', '2026-07-01', 'conflict'),
    ];
    const { upcomingEvents } = buildResumeData(sourceOf({ events }), range, today);
    expect(upcomingEvents.map(({ id, endDate }) => [id, endDate])).toEqual([
      ['now', '2026-06-15'],
      ['later', null],
    ]);
  });

  it.each([
    [{ start: day('2024-06-16'), end: today }, 'Last 24 Months'],
    [{ start: day('2025-06-16'), end: today }, 'Last 12 Months'],
    [{ start: null, end: today }, 'All Time'],
    [{ start: day('2025-01-02'), end: day('2025-03-04') }, '1/2/2025 – 3/4/2025'],
  ])('calls the days %o %s (RESUME-10, RESUME-32)', (days, label) => {
    expect(buildResumeData(sourceOf(), days, today).barChartsDateRangeLabel).toBe(label);
  });

  it('has no cover data where its player says nothing (RESUME-19)', () => {
    expect(buildResumeData(sourceOf(), range, today).coverPageData).toBeNull();
    const cover = coverPageData({ highSchool: 'Amity', collegeGpa: 3.5 }, { picture: null, customLogo: null }, null);
    expect(buildResumeData(sourceOf({ cover }), range, today).coverPageData).toMatchObject({
      highSchoolName: 'Amity High School',
      collegeGPA: '3.50',
      birthday: null,
    });
  });
});

describe('the resume as a document', () => {
  it('says word for word what is printed', () => {
    expect(
      reportWords(
        resumeDocument({ data: resumeDataOf(), hasCover: true, highlights, schoolColors: null, units: 'imperial' }),
      ),
    ).toMatchSnapshot();
  });

  it('says first who the player is, then how they score, and names the high school beside the college once (RESUME-O61)', () => {
    const input = { hasCover: true, highlights, schoolColors: null, units: 'imperial' } as const;
    const { cover, sections } = resumeDocument({ data: resumeDataOf(), ...input });
    expect([cover?.className, cover?.school]).toEqual(['Class of 2030', 'Harrow Glen · GPA 3.60']);
    expect(cover?.facts[0]).toMatchObject({
      label: 'High school',
      value: 'Amity High School, class of 2026, GPA 3.80',
    });
    expect(sections.map(({ heading }) => heading).slice(0, 3)).toEqual(['Tournaments', 'Upcoming Events', 'About']);
    const noCollege = { collegeName: null, collegeGradYear: null, collegeGPA: null };
    const pupil = resumeDataOf({ coverPageData: { ...(resumeDataOf().coverPageData as CoverPageData), ...noCollege } });
    const alone = resumeDocument({ data: pupil, ...input }).cover;
    expect([alone?.className, alone?.school]).toEqual(['Class of 2026', 'Amity High School · GPA 3.80']);
    expect(alone?.facts.map(({ label }) => label)).not.toContain('High school');
  });

  it('has a line around par for each event of the last rounds, and the figures of the profile under one period (RESUME-O61, RESUME-O62)', () => {
    const career = [played('good', '2026-05-01', 69), played('poor', '2026-05-02', 77)];
    const result = { place: 3, isTied: true, fieldSize: 78, ending: null, rounds: [] };
    const dates = { startDate: day('2026-05-01'), endDate: day('2026-05-02') };
    const events = [{ ...scheduleEventOf('cup', { ...dates, result }), note: null }];
    const found = highlightsOf(sourceOf({ career, events }), range, today);
    const { sections } = resumeDocument({
      data: resumeDataOf(),
      hasCover: true,
      highlights: found,
      schoolColors: null,
      units: 'imperial',
    });
    const [figures, strip] = reportWords({ heading: '', subject: '', subtitle: '', sections }).sections;
    const [part] = figures?.parts ?? [];
    expect(part?.title).toBe(tournamentSeason({ career, events }, 18, today).period.label);
    expect(part?.rows.slice(1)).toEqual([
      ['Best finish', 'T3', 'cup, field of 78'],
      ['Best round to par', '69 (−3)', 'Cup'],
    ]);
    expect(strip?.parts.at(-1)?.rows).toEqual([['Cup', 'T3, May', '−3 +5']]);
  });

  it('has no cover page where it is off, and no part with nothing in it', () => {
    const none = resumeDataOf({
      coverPageData: null,
      selectedTournaments: [],
      selectedRounds: [],
      selectedNewsfeedItems: [],
      upcomingEvents: [],
      featuredTournaments: [],
      charts: { includeBestTen: null, includeBestTenConsecutive: null, includeLastTen: null, includePriorTen: null },
    });
    expect(resumeDocument({ data: none, hasCover: false, highlights, schoolColors: null, units: 'imperial' })).toEqual({
      heading: 'Resume',
      subject: 'Ada Open',
      subtitle: '',
      sections: [],
    });
    const { cover, sections } = resumeDocument({
      data: none,
      hasCover: true,
      highlights,
      schoolColors: null,
      units: 'imperial',
    });
    expect([cover, sections]).toEqual([
      { hasPicture: false, hasLogo: false, className: '', school: '', facts: [] },
      [],
    ]);
  });

  it('names bars R1, R2 … with their dates and scores to par, and the average to one decimal (RESUME-28, RESUME-29, ABOUT-O21)', () => {
    const chart = resumeDocument({
      data: resumeDataOf(),
      hasCover: true,
      highlights,
      schoolColors: null,
      units: 'imperial',
    })
      .sections.flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === 'columns');
    expect(chart?.columns.map(({ label }) => label)).toEqual(['R1', 'R2', 'Average']);
    expect(chart?.columns.map(({ mark }) => mark.text)).toEqual(['E', 'E', 'E']);
    expect(chart?.rows.map(({ label, cells }) => [label, cells.at(0), cells.at(-1)])).toEqual([
      ['Date', '06/01', ''],
      ['To par', 'E', 'E'],
      ['Score', '72', '72.0'],
      ['Birdies', '0', '0.0'],
    ]);
  });

  it('shows a tournament of the charts with its own rounds, total and finish, and its rounds of the charts with what they average (RESUME-26, RESUME-O14)', () => {
    const career = [played('good', '2026-05-01', 69), played('poor', '2026-05-02', 77)];
    const data = buildResumeData(sourceOf({ career }), range, today);
    const selections = toSelections(defaultResumeSettings(accountIdOf(1), resumeOptions(data), range));
    const rowOf = (roundIds: readonly string[]) => {
      const chart = resumeCharts(
        career.filter(({ summary }) => roundIds.includes(summary.roundId)),
        range,
      ).includeBestTen;
      const shown = previewData({ ...data, charts: { ...data.charts, includeBestTen: chart } }, selections);
      const blocks = resumeDocument({
        data: shown,
        hasCover: true,
        highlights,
        schoolColors: null,
        units: 'imperial',
      }).sections.flatMap((one) => one.blocks);
      const table = blocks.find((block) => block.kind === 'table' && block.title === 'Tournaments in the Charts');
      return table?.kind === 'table' ? wordsOfTable(table).rows[0] : undefined;
    };
    const whole = ['Cup', 'May 1 – May 2, 2026', '69 · 77', '146 (+2)', '-'];
    expect(rowOf(['good'])).toEqual([...whole, '1 of 2 rounds (69 (−3), 69.0 (−3.0) a round)', '69 (−3)']);
    expect(rowOf(['good', 'poor'])).toEqual([...whole, '2 of 2 rounds (73.0 (+1.0) a round)', '69 (−3)']);
  });

  it('ends the cover page with its rounds and news, and has the charts on a page of their own (RESUME-01)', () => {
    const pagesOf = (change: Parameters<typeof resumeDataOf>[0], hasCover: boolean) =>
      resumeDocument({ data: resumeDataOf(change), hasCover, highlights, schoolColors: null, units: 'imperial' })
        .sections.slice(-3)
        .map(({ heading, startsPage = false }) => [heading, startsPage]);
    expect(pagesOf({}, true)).toEqual([
      ['Rounds', false],
      ['News', false],
      ['Performance Charts', true],
    ]);
    expect(pagesOf({ selectedRounds: [], selectedNewsfeedItems: [] }, false)).toEqual([['Performance Charts', false]]);
  });

  it('makes a link of a web address alone', () => {
    const linkOf = (linkUrl: string) => {
      const data = resumeDataOf({ selectedNewsfeedItems: [{ id: 'n', header: 'Won', body: '', linkUrl }] });
      const [news] =
        resumeDocument({ data, hasCover: true, highlights, schoolColors: null, units: 'imperial' }).sections.find(
          ({ heading }) => heading === 'News',
        )?.blocks ?? [];
      return news?.kind === 'stories' ? news.stories[0]?.linkUrl : undefined;
    };
    expect(['https://golf.example/won', 'javascript:alert(1)', 'golf.example'].map(linkOf)).toEqual([
      'https://golf.example/won',
      null,
      null,
    ]);
  });
});
