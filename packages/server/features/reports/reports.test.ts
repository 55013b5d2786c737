import { type CallOf, featureAccess } from '@strokebook/contract';
import { partOf, plural } from '@strokebook/golf/format';
import { accountIdOf, features } from '@strokebook/golf/access';
import { dispersionRows, measureShots } from '@strokebook/golf/dispersion';
import {
  otherPlayerReports,
  type PlayerReportName,
  playerReports,
  type ReportInput,
} from '@strokebook/documents/reports';
import { lineText, type ReportWords } from '@strokebook/documents/report';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCareerCache } from '../../db/rounds/career-cache.ts';
import { writeCourses } from '../../db/courses/course-rows.ts';
import { openAccount } from '../../http/check-access.ts';
import { demoCourses, demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { builders } from './builders.ts';

const PLAYER = 1;
const NEW_PLAYER = 2;
const SITE_OFF = 3;
/** Accounts that hide one feature each are numbered by it. */
const HIDES = 1000;
const DEFAULT_STANDARD = 'pgaTour2024';

type PlayerReportRequest = Extract<CallOf<'previewReport'>['body'], { readonly report: PlayerReportName }>;
type Asked = Omit<Partial<PlayerReportRequest>, 'report' | 'accountId'>;

describe('the reports of a player', () => {
  onEachDatabase((openTestDatabase, { isSecond }) => {
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { PUBLIC_URL: 'https://golf.example' },
    });
    let token: string;
    beforeAll(async () => {
      await storeAccount(database, { accountId: PLAYER, firstName: 'Łucja 张伟', lastName: 'van der Øst' });
      await storeAccount(database, { accountId: NEW_PLAYER });
      await storeAccount(database, { accountId: SITE_OFF, allowPublicSite: false });
      for (const featureId of Object.values(features)) {
        await storeAccount(database, { accountId: HIDES + featureId, settings: [{ featureId, isPublic: false }] });
      }
      token = await server.tokenOf(PLAYER);
      await writeCourses(database.query, demoCourses);
      await logRounds(server, PLAYER, demoRounds);
    });

    const ask = async (report: string, accountId = PLAYER, asked: Asked = {}, token?: string) => {
      // Names that there are none of are asked for too.
      const body = { report: report as PlayerReportName, accountId, ...asked };
      const reply = await server.call('previewReport', { body }, { token });
      return { ...reply, words: reply.body.document as ReportWords };
    };
    const print = async (report: PlayerReportName, accountId = PLAYER, asked: Asked = {}) => {
      const { status, body } = await server.call('getReportPdf', { body: { report, accountId, ...asked } });
      expect([report, status]).toEqual([report, 200]);
      const bytes = Buffer.from(body.data, 'base64');
      const document = await getDocumentProxy(new Uint8Array(bytes));
      const { text, totalPages } = await extractText(document, { mergePages: true });
      return { text, totalPages, bytes, fonts: await fontsOf(document), fileName: body.fileName };
    };

    // The database does not change how a report is drawn, so one report is enough on the second database.
    const drawn = isSecond ? playerReports.slice(0, 1) : playerReports;
    describe.each(drawn.map(({ name, title }) => ({ name, title })))('$name', ({ name, title }) => {
      it('comes as a file of real text and small enough to send, the same as its preview (CGR-04, CGR-05, CGR-O4)', async () => {
        const { text, totalPages, bytes, fonts, fileName } = await print(name);
        expect(fileName).toBe(`Łucja-张伟-van-der-Øst-${title.replaceAll(' ', '-')}.pdf`);
        expect(bytes.length).toBeLessThan(400_000);
        expect(fonts).toContainEqual({ name: expect.stringMatching(/^[A-Z]{6}\+Inter-Regular$/), isEmbedded: true });
        expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
        for (const part of ['Łucja 张伟 van der Øst', title, 'golf.example/player/', `Page 1 of ${totalPages}`]) {
          expect(text).toContain(part);
        }
        const { body, words } = await ask(name);
        expect(body.title).toBe(`${title} - Łucja 张伟 van der Øst`);
        expect(body.svg.match(/class="typst-page"/g)).toHaveLength(totalPages);
        expect(missingWords(words, text)).toEqual([]);
      });

      it('says in a sentence that there is nothing yet, on one page of either paper', async () => {
        for (const paper of ['us-letter', 'a4'] as const) {
          const { text, totalPages } = await print(name, NEW_PLAYER, { paper });
          expect(totalPages).toBe(1);
          expect(text).toMatch(/\bNo\b.+\./);
        }
      });

      it('tells lengths in one system of units, imperial unless asked otherwise (CGR-01, CGR-03)', async () => {
        const { words: imperial } = await ask(name);
        const { words: metric } = await ask(name, PLAYER, { prefersMetric: true });
        expect(allWords(imperial)).not.toMatch(/\d m\b/);
        expect(allWords(metric)).not.toMatch(/\d (?:yd|ft)\b/);
      });
    });

    it('are listed and open to whoever may see what they show, and not there for others (ACCESS-10, ACCESS-11)', async () => {
      const all = [...otherPlayerReports, ...playerReports];
      for (const accountId of [SITE_OFF, ...Object.values(features).map((featureId) => HIDES + featureId)]) {
        const isOpen = ({ featureIds }: { readonly featureIds: readonly number[] }) =>
          accountId !== SITE_OFF &&
          accountId !== HIDES + features.website &&
          featureIds.some((featureId) => accountId !== HIDES + featureId);
        const list = await server.call('listPlayerReports', { params: { accountId } });
        const isListed = isOpen({ featureIds: [features.reportViewer] });
        expect([accountId, list.status]).toEqual([accountId, isListed ? 200 : 404]);
        if (isListed) {
          expect(list.body.reports.map(({ name }) => name)).toEqual(all.filter(isOpen).map(({ name }) => name));
        }
        for (const report of playerReports.filter((one) => !isOpen(one))) {
          const { status, error } = await ask(report.name, accountId);
          expect([accountId, report.name, status, error?.code]).toEqual([accountId, report.name, 404, 'NOT_FOUND']);
        }
      }
      const owner = await server.tokenOf(SITE_OFF);
      const own = await server.call('listPlayerReports', { params: { accountId: SITE_OFF } }, { token: owner });
      expect(own.body.reports).toHaveLength(all.length);
    });

    it('answers a closed report as one of nobody, and refuses a name that no report has, whoever is named', async () => {
      const shape = async (report: string, accountId: number, as?: string) => {
        const { status, error } = await ask(report, accountId, {}, as);
        return [status, error?.code, error?.message, error?.problems?.map(({ path }) => path)];
      };
      const closed = await shape('ppr', SITE_OFF);
      expect(closed[0]).toBe(404);
      expect(await shape('ppr', 999_999)).toEqual(closed);
      const unknown = await shape('no-such-report', PLAYER);
      expect([unknown[0], unknown[3]]).toEqual([400, ['$.report']]);
      for (const report of ['no-such-report', 'constructor']) {
        for (const accountId of [PLAYER, SITE_OFF, 999_999]) {
          for (const as of [undefined, token]) expect(await shape(report, accountId, as)).toEqual(unknown);
        }
      }
    });

    it('refuses days and standards that there are none of', async () => {
      const problems = async (query: Asked) =>
        (await ask('ppr', PLAYER, query)).error?.problems?.map(({ path }) => path);
      expect(await problems({ timeframe: 'Last Year' })).toEqual(['$.timeframe']);
      expect(await problems({ standardName: 'nobody' })).toEqual(['$.standardName']);
    });

    it('is refused for a moment to a caller of whom many wait that read rounds shot by shot, and to nobody else (CGR-O4)', async () => {
      const input: ReportInput = {
        ...{
          subject: 'Łucja',
          career: [],
          tournamentRounds: [],
          form: null,
          today: server.clock.today(),
          units: 'imperial',
          holeCount: 18,
        },
        ...{ standardName: DEFAULT_STANDARD, timeframe: null },
      };
      const { query, readAt } = database;
      const { account, viewer } = await openAccount(
        query,
        featureAccess(features.website),
        accountIdOf(PLAYER),
        null,
        server.clock,
      );
      const context = {
        query,
        readAt,
        careers: createCareerCache(readAt),
        courseId: null,
        planSize: 'page' as const,
        planTee: null,
        account,
        viewer,
        caller: 'many',
      };
      const many = Promise.allSettled(
        Array.from({ length: 10 }, () => [
          builders['course-plan-report'](input, context),
          builders['dispersion-analysis'](input, context),
        ]).flat(),
      );
      const other = builders['dispersion-analysis'](input, { ...context, caller: 'other' });
      expect((await other).heading).not.toBe('');
      const ends = await many;
      const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(refused).toHaveLength(16);
      for (const error of refused) expect(error).toMatchObject({ code: 'REPORTS_BUSY', status: 503 });
      expect((await ask('dispersion-analysis')).status).toBe(200);
    });

    describe('has the figures of its screen', () => {
      const of = { params: { accountId: PLAYER } };
      /** The first row of a report with a name, which may have its standard beside it. */
      const rowOf = async (report: PlayerReportName, name: string, query: Asked = {}) => {
        const { words } = await ask(report, PLAYER, query);
        const rows = words.sections.flatMap(({ parts }) => parts.flatMap((part) => part.rows));
        return rows.find(([first]) => first === name || first?.startsWith(`${name} (standard `))?.slice(1);
      };
      const figureOf = async (statId: string, roundsFilter: object = {}) => {
        const body = {
          roundsFilter: { filterName: 'All', holeCount: 18, ...roundsFilter },
          standardsFilter: { standardName: DEFAULT_STANDARD },
        } as const;
        const { body: overview } = await server.call('performanceStats', { ...of, body });
        return overview.stats.find(({ id }) => id === statId)?.performance ?? null;
      };

      it('ppr: strokes gained as on the dashboard', async () => {
        const putting = await figureOf('putt.strokesGained');
        expect(await rowOf('ppr', 'Putting', { timeframe: 'All Time' })).toEqual([
          putting?.formatted,
          plural(putting?.opportunities ?? 0, 'hole'),
        ]);
      });

      it('data-analysis: stats with their fractions as in the round assessment', async () => {
        const greens = await figureOf('approach.greensInRegulation');
        const row = await rowOf('data-analysis', 'GIR', {
          timeframe: 'All Time',
        });
        const fraction = partOf(greens?.successes ?? 0, greens?.opportunities ?? 0);
        expect(row?.[0]?.split(', ')[0]).toBe(`${greens?.formatted} (${fraction})`);
      });

      it('public-player-stats-report: the averages of the public profile, strokes gained for whom the assessment is open to', async () => {
        const { body } = await server.call('getPastTournaments', of);
        const { score } = body.record.averages;
        expect(await rowOf('public-player-stats-report', 'Scoring average')).toEqual([
          score.formatted,
          `${body.record.roundCount} rounds`,
        ]);
        const headings = async (accountId: number) => {
          const { words } = await ask('public-player-stats-report', accountId);
          return words.sections.map(({ heading }) => heading);
        };
        expect(await headings(PLAYER)).toContain('Where strokes are gained');
        await logRounds(server, HIDES + features.roundAssessment, demoRounds.slice(-3));
        expect(await headings(HIDES + features.roundAssessment)).not.toContain('Where strokes are gained');
      });

      it('player-performance-summary: the best ten of the player home', async () => {
        const { body } = await server.call('getBestTenCharts', { ...of, query: {} });
        const average = body.chartData[0]?.barData.at(-1);
        const row = await rowOf('player-performance-summary', 'Average', { timeframe: 'All Time' });
        expect(row?.[3]).toBe(`${average?.formatted} (${average?.toPar})`);
      });

      it('player-performance-summary: the form of the team page, for whom the rounds are open to (TEAM-05, ACCESS-11)', async () => {
        const hidden = HIDES + features.roundAssessment;
        await logRounds(server, hidden, demoRounds.slice(-3));
        const sectionsOf = async (accountId: number) =>
          (await ask('player-performance-summary', accountId)).words.sections;
        const form = (await sectionsOf(PLAYER)).find(({ heading }) => heading === 'Form');
        expect(form?.parts.flatMap(({ lines }) => lines.map(lineText)).join(' ')).toMatch(
          /± .* strokes a round against the course rating \(90% interval\)/,
        );
        expect((await sectionsOf(hidden)).map(({ heading }) => heading)).not.toContain('Form');
        expect(JSON.stringify(await sectionsOf(hidden))).not.toMatch(/±|course rating|practice/);
      });

      it('rr: the best tournament round, hole by hole as on its scorecard', async () => {
        const { body } = await server.call('getPastTournaments', of);
        const best = body.record.bestRounds[0];
        const { words } = await ask('rr');
        expect(words.sections[0]?.heading).toMatch(best?.performance.formatted ?? 'none');
        const { body: cards } = await server.call('getRoundCards', {
          ...of,
          body: { golfRoundIds: [best?.golfRoundId ?? ''] },
        });
        // The card is in the order of play, which may begin at the tenth.
        const scores = cards.cards[0]?.holes.map(({ hole, score }) => [String(hole), String(score)]);
        const card = words.sections[0]?.parts.find(({ columns }) => columns[0] === 'Hole');
        const place = card?.columns.indexOf('Score') ?? -1;
        const holes = card?.rows.filter(([label]) => /^\d+$/.test(label ?? ''));
        expect(holes?.map((row) => [row[0], row[place]?.split(',')[0]]).sort()).toEqual(scores?.sort());
      });

      it('player-best-stats-report: the best round of a stat, and what is usual', async () => {
        const { body } = await server.call('listRounds', { ...of, query: { limit: 1000 } });
        const whole = body.rounds.filter(({ status, holeCount }) => status === 'completed' && holeCount === 18);
        const lowest = Math.min(...whole.map(({ score }) => score ?? Number.POSITIVE_INFINITY));
        const usual = await figureOf('scoring.score');
        const row = await rowOf('player-best-stats-report', 'Score', { timeframe: 'All Time' });
        expect(row?.[0]).toMatch(new RegExp(`^${lowest}\\.0 `));
        expect(row?.[3]).toContain(usual?.formatted);
      });

      it('favorites: what is marked, with its note, as the results show it', async () => {
        const { body: past } = await server.call('getPastTournaments', of);
        const round = past.record.bestRounds[0];
        await server.call(
          'setFavoriteRound',
          {
            params: { accountId: PLAYER, roundId: round?.golfRoundId ?? '' },
            body: { isFavorite: true, note: 'Wind.' },
          },
          { token },
        );
        const { words } = await ask('favorites');
        expect(words.subtitle).toBe('All Time, 0 featured tournaments and 1 featured round');
        const row = words.sections[1]?.parts[0]?.rows[0];
        expect(row?.[0]).toContain('Wind.');
        expect(row).toContain(round?.performance.formatted);
      });
    });

    it('lists the courses that a plan can be of, the most played first, where the plan is open (PROFILE-O2, CGR-O2)', async () => {
      const finished = demoRounds.filter(({ status }) => status === 'completed');
      const played = Map.groupBy(finished, ({ course }) => course.courseId ?? '');
      const coursesOf = async (accountId: number) => {
        const { body } = await server.call('listPlayerReports', { params: { accountId } });
        return body.reports.flatMap(({ name, courses }) => (courses === null ? [] : [{ name, courses }]));
      };
      const [plan, ...others] = await coursesOf(PLAYER);
      expect([plan?.name, others]).toEqual(['course-plan-report', []]);
      const courses = plan?.courses ?? [];
      expect(courses.map(({ courseId }) => courseId).toSorted()).toEqual([...played.keys()].toSorted());
      const counts = courses.map(({ courseId }) => played.get(courseId)?.length ?? 0);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      for (const { courseId, name } of courses) {
        const { words } = await ask('course-plan-report', PLAYER, { courseId });
        expect(words.subtitle).toContain(name);
      }
      const [most] = courses;
      expect((await ask('course-plan-report')).words.subtitle).toContain(most?.name);
      const mapped = demoCourses.find(({ courseId }) => courseId === most?.courseId);
      if (mapped === undefined) throw new Error('the most played course is not stored');
      const holes = mapped.holes.map(({ tee: _tee, centreLine: _line, ...hole }) => hole);
      await writeCourses(database.query, [{ ...mapped, holes }]);
      expect((await coursesOf(PLAYER))[0]?.courses).toEqual(courses.slice(1));
      await writeCourses(database.query, [mapped]);
      expect(await coursesOf(HIDES + features.myRounds)).toEqual([]);
    });

    it.each(['public-player-stats-report', 'rr'] as const)(
      '%s fits one page of either paper (CGR-O62)',
      async (report) => {
        for (const paper of ['us-letter', 'a4'] as const) {
          expect([paper, (await print(report, PLAYER, { paper })).totalPages]).toEqual([paper, 1]);
        }
      },
    );

    describe('course-plan-report', () => {
      const rowsOf = async (query: Asked = {}) => {
        const { words } = await ask('course-plan-report', PLAYER, query);
        return {
          subtitle: words.subtitle,
          parts: words.sections.flatMap(({ parts }) => parts),
          rows: words.sections.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows)),
        };
      };

      it('is of the course that was played most, and of another where its id is given (CGR-04, CGR-O2)', async () => {
        const played = Map.groupBy(
          demoRounds.filter(({ status }) => status === 'completed'),
          ({ course }) => course.name,
        );
        const [most] = [...played].toSorted(([, a], [, b]) => b.length - a.length);
        expect((await rowsOf()).subtitle).toContain(most?.[0]);
        const other = demoCourses.find(({ name }) => name !== most?.[0]);
        expect((await rowsOf({ courseId: other?.courseId ?? '' })).subtitle).toContain(other?.name);
        expect((await ask('course-plan-report', PLAYER, { courseId: 'no-such-course' })).status).toBe(404);
      });

      it('has the scores that the scorecards of its rounds have (CGR-O4)', async () => {
        const courseId = demoCourses[0]?.courseId ?? '';
        const rounds = demoRounds.filter(
          ({ course, status }) => course.courseId === courseId && status === 'completed',
        );
        const scores = rounds.flatMap(({ holes }) =>
          holes.flatMap(({ hole, score }) => (hole === 1 ? (score ?? []) : [])),
        );
        const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
        const { rows } = await rowsOf({ courseId });
        const first = rows.find(([name, par]) => name === '1' && par === String(demoCourses[0]?.holes[0]?.par));
        expect(first?.[4]).toBe(`${average.toFixed(2)} (${scores.length} rounds)`);
      });

      it.each([
        { planSize: 'page', pages: 'a page and three of six holes', count: 4 },
        { planSize: 'pocket', pages: 'five pages of four panels', count: 5 },
      ] as const)(
        'prints the $planSize size as $pages, with what it says of each hole as text (CGR-O4, CGR-O61)',
        async (size) => {
          const { text, totalPages } = await print('course-plan-report', PLAYER, {
            paper: 'a4',
            planSize: size.planSize,
          });
          expect(totalPages).toBe(size.count);
          for (let hole = 1; hole <= 18; hole += 1) expect(text).toContain(`Hole ${hole}`);
          const { rows } = await rowsOf({ paper: 'a4' });
          const plain = text.replaceAll(/\s+/g, '');
          const said = rows.filter(([name]) => name?.startsWith('Hole ')).flatMap(([, what, words]) => [what, words]);
          expect(said.filter((words) => !plain.includes((words ?? '').replaceAll(/\s+/g, '')))).toEqual([]);
        },
      );
    });

    it('dispersion-analysis has the shots that the map of the same rounds has (CGR-O4)', async () => {
      const finished = demoRounds.filter(({ status }) => status === 'completed').map(({ roundId }) => roundId);
      const { body } = await server.call(
        'getMappedRounds',
        { params: { accountId: PLAYER }, body: { golfRoundIds: finished } },
        { token },
      );
      const courses = new Map(demoCourses.map((course) => [course.courseId, course]));
      const { shots } = measureShots(body.rounds, courses);
      const [all] = dispersionRows(shots, 'offTheTee', 'club');
      const report = await ask('dispersion-analysis', PLAYER, { timeframe: 'All Time' });
      const rows = report.words.sections.flatMap(({ parts }) => parts.flatMap(({ rows: lines }) => lines));
      expect(finished.length).toBeLessThanOrEqual(100);
      expect(rows.find(([name]) => name?.startsWith('All'))?.slice(0, 2)).toEqual([
        'All',
        `${all?.summary.count} shots`,
      ]);
    });
  });
});

/** The fonts of a file's first page. */
async function fontsOf(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const page = await document.getPage(1);
  // Fonts are there once the page has been drawn.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const names = new Set(items.flatMap((item) => ('fontName' in item ? item.fontName : [])));
  return [...names].map((id) => {
    const { name, missingFile } = page.commonObjs.get(id);
    return { name, isEmbedded: missingFile === false };
  });
}

const allWords = ({ subtitle, sections }: ReportWords): string =>
  [
    subtitle,
    ...sections.flatMap(({ heading, parts }) => [
      heading,
      ...parts.flatMap(({ title, lines, columns, rows }) => [
        title,
        ...lines.map(lineText),
        ...columns,
        ...rows.flat(),
      ]),
    ]),
  ].join('\n');

/** Headings and sentences that are in the words and not in the text of the file, where lines break anywhere. */
function missingWords({ sections }: ReportWords, text: string): readonly string[] {
  const plain = text.replaceAll(/\s+/g, '');
  return sections
    .flatMap(({ heading, parts }) => [heading, ...parts.flatMap(({ title, lines }) => [title, ...lines.map(lineText)])])
    .filter((words) => !plain.includes(words.replaceAll(/\s+/g, '')));
}
