import type { Paper, ReportPreview, ReportWords, ResumeSettings } from '@strokebook/contract';
import { lineText } from '@strokebook/documents/report';
import { accountIdOf, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { resumeReports, scheduleEvents, tournaments } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { storeStory } from '../../testing/test-media.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { writeReport } from './queries.ts';

const PLAYER = 1;
const NEW_PLAYER = 2;
const CLOSED = 3;

describe('the resume', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { PUBLIC_URL: 'https://golf.example' },
    });
    let token: string;
    beforeAll(async () => {
      await storeAccount(database, {
        accountId: PLAYER,
        firstName: 'Łucja 张伟',
        lastName: 'van der Øst',
        email: 'lucja@example.org',
        extraInfo: { about: 'I like wind.', college: 'Harrow Glen', collegeEndDate: '2028-05-01', ghin: 'G-77' },
      });
      await storeAccount(database, { accountId: NEW_PLAYER });
      await storeAccount(database, {
        accountId: CLOSED,
        settings: [{ featureId: features.resume, isPublic: false }],
      });
      token = await server.tokenOf(PLAYER);
      const played = { type: 'tournament', tournament: { tournamentId: 'cup', name: 'Harbor Cup' } } as const;
      for (const [roundId, day] of [
        ['r1', '2026-05-01'],
        ['r2', '2026-05-02'],
      ] as const) {
        const body = scoreOnlyRound(roundId, { playedOn: day as CalendarDay, ...played });
        await server.call('putRound', { params: { accountId: PLAYER, roundId }, body }, { token });
      }
      const days = { startDate: '2026-07-04' as CalendarDay, endDate: '2026-07-05' as CalendarDay };
      const kind = { numberOfRounds: 2, eventType: 'individual', locale: 'regional', isTeamEvent: false };
      await database.query
        .insert(tournaments)
        .values({ tournamentId: 'next', name: 'Summer Open', city: 'Amity', ...days, ...kind });
      await database.query
        .insert(scheduleEvents)
        .values({ accountId: accountIdOf(PLAYER), tournamentId: 'next', status: 'inField', note: 'Mine alone' });
      await storeStory(database, PLAYER, 'story');
    });

    const of = (accountId: number) => ({ params: { accountId } });
    const settingsOf = async (): Promise<ResumeSettings> =>
      (await server.call('getResumeSettings', of(PLAYER), { token })).body;
    const textOf = async (data: string) => {
      const document = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
      return (await extractText(document, { mergePages: true })).text;
    };
    const sizesOf = (svg: string) =>
      [...svg.matchAll(/class="typst-page"[^>]*data-page-width="([\d.]+)" data-page-height="([\d.]+)"/g)].map(
        ([, across, down]) => [Number(across), Number(down)],
      );
    const keep = (settings: ResumeSettings, expiresAt: string | null = null) =>
      server.call('keepResumeReport', { ...of(PLAYER), body: { settings, expiresAt } }, { token });
    const open = (hash: number, as?: string) =>
      server.call('previewReport', { body: { report: 'resume', hash } }, { token: as });
    const requestOf = (settings: ResumeSettings, paper?: Paper, accountId = PLAYER) => ({
      body: { report: 'resume', accountId, settings, paper } as const,
    });

    it('begins with the defaults and everything there is to choose from (API-05, RESUME-11, RESUME-12)', async () => {
      const { coverPage, performanceChartsPage } = await settingsOf();
      expect(coverPage.personalInformation).toMatchObject({ aboutMe: true, ghin: true, height: false });
      expect(coverPage.pastTournaments.options).toEqual([
        { id: 'cup', name: 'Harbor Cup', isSelected: false, includeNotes: false },
      ]);
      expect(coverPage.pastRounds.options.map(({ id }) => id)).toEqual(['r2', 'r1']);
      expect(coverPage.upcomingEvents.options).toMatchObject([{ id: 'next', name: 'Summer Open', isSelected: true }]);
      expect(performanceChartsPage.barChartsDateRange).toEqual({ start: '2024-06-16', end: '2026-06-15' });
    });

    it('keeps what was chosen, and what has come since is not chosen (API-05, RESUME-O2)', async () => {
      const settings = await settingsOf();
      const chosen = {
        ...settings,
        coverPage: { ...settings.coverPage, upcomingEvents: { isSelected: true, includesNew: false, options: [] } },
      };
      await server.call('saveResumeSettings', { ...of(PLAYER), body: chosen }, { token });
      const saved = await settingsOf();
      expect(saved.coverPage.upcomingEvents.options).toMatchObject([{ id: 'next', isSelected: false }]);
      expect(saved.coverPage.personalInformation.ghin).toBe(true);
      await server.call('saveResumeSettings', { ...of(PLAYER), body: settings }, { token });
    });

    it('has the official index only if the player has ticked it (INDEX-16)', async () => {
      const shown = async () => {
        const { body } = await server.call('getResumePreview', { ...of(PLAYER), body: await settingsOf() }, { token });
        return body.coverPageData?.officialIndex;
      };
      const change = (body: object) => server.call('updateProfileDetails', { ...of(PLAYER), body }, { token });
      await change({ officialIndex: 4.1, officialIndexDay: '2026-05-12', showsOfficialIndex: false });
      expect(await shown()).toBeNull();
      await change({ showsOfficialIndex: true });
      expect(await shown()).toBe('4.1, May 12, 2026');
      await change({ officialIndex: null, officialIndexDay: null });
    });

    it('selects what has come since where all of them were chosen (RESUME-O11)', async () => {
      const settings = await settingsOf();
      expect(settings.coverPage.upcomingEvents.includesNew).toBe(true);
      await server.call('saveResumeSettings', { ...of(PLAYER), body: settings }, { token });
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('later', 'Autumn Open', '2026-09-04', '2026-09-05', 2, 'tournament', 'national', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status) VALUES ($1, 'later', 'inField')`,
        [PLAYER],
      );
      const { coverPage } = await settingsOf();
      expect(coverPage.upcomingEvents.options.map(({ id, isSelected }) => [id, isSelected])).toEqual([
        ['next', true],
        ['later', true],
      ]);
      const { body } = await server.call('getDefaultResumeReport', of(PLAYER));
      expect(partsOf(body, 'Upcoming Events')[0]?.rows.map(([name]) => name)).toEqual(['Summer Open', 'Autumn Open']);
      await database.pool.query("DELETE FROM schedule_events WHERE tournament_id = 'later'");
    });

    it('moves the last months that were saved on with today, and not days picked by hand (RESUME-10)', async () => {
      const settings = await settingsOf();
      const picked = { start: '2025-01-01' as CalendarDay, end: '2025-12-31' as CalendarDay };
      const body = {
        ...settings,
        performanceChartsPage: { ...settings.performanceChartsPage, includedTournamentsDateRange: picked },
      };
      await server.call('saveResumeSettings', { ...of(PLAYER), body }, { token });
      server.clock.beginDay('2026-09-15');
      const { performanceChartsPage: later } = await settingsOf();
      server.clock.beginDay('2026-06-15');
      expect(later.barChartsDateRange).toEqual({ start: '2024-09-16', end: '2026-09-15' });
      expect(later.includedTournamentsDateRange).toEqual(picked);
      await server.call('saveResumeSettings', { ...of(PLAYER), body: settings }, { token });
    });

    it('has the charts of the days that are asked for (API-06, RESUME-30)', async () => {
      const settings = await settingsOf();
      const preview = async (start: string) => {
        const range = { start: start as CalendarDay, end: '2026-06-15' as CalendarDay };
        const performanceChartsPage = { ...settings.performanceChartsPage, barChartsDateRange: range };
        const body = { ...settings, performanceChartsPage };
        return (await server.call('getResumePreview', { ...of(PLAYER), body }, { token })).body;
      };
      const all = await preview('2026-01-01');
      expect(all.charts.includeBestTen?.barData.map(({ label, date }) => `${label} ${date}`)).toEqual([
        'R1 05/01',
        'R2 05/02',
        'Average ',
      ]);
      expect(all.coverPageData).toMatchObject({ collegeGradYear: '2028', email: 'lucja@example.org', birthday: null });
      expect((await preview('2026-05-02')).charts.includeBestTen?.recordCount).toBe(1);
      expect((await preview('2026-06-01')).charts.includeBestTen).toBeNull();
    });

    it('comes as the file under its name, with what was chosen and nothing else (API-07, API-O4, PDF-03, PDF-O1)', async () => {
      const settings = await settingsOf();
      const print = async (chosen: ResumeSettings, paper?: Paper) =>
        (await server.call('getReportPdf', requestOf(chosen, paper), { token })).body;
      const { data, fileName } = await print(settings, 'a4');
      expect(fileName).toBe('Łucja-张伟-van-der-Øst-2027-Resume.pdf');
      const text = await textOf(data);
      for (const part of [
        'Łucja 张伟 van der Øst',
        'I like wind.',
        'G-77',
        'Summer Open',
        'Best 10 Tournament Rounds',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toContain('golf.example/player/');
      expect(text).not.toContain('Class of 2028');
      expect(text).not.toContain('Past Tournaments');
      const pastRounds = {
        isSelected: true,
        includesNew: false,
        options: settings.coverPage.pastRounds.options.map((option) => ({ ...option, isSelected: true })),
      };
      const more = { ...settings, coverPage: { ...settings.coverPage, pastRounds } };
      expect(await textOf((await print(more)).data)).toContain('Harbor Cup, Alder Creek');
    });

    it('of a player without anything is a page with the name', async () => {
      const newToken = await server.tokenOf(NEW_PLAYER);
      const { body: settings } = await server.call('getResumeSettings', of(NEW_PLAYER), { token: newToken });
      const input = requestOf(settings, 'us-letter', NEW_PLAYER);
      const { body } = await server.call('getReportPdf', input, { token: newToken });
      expect(await textOf(body.data)).toContain('Page 1 of 1');
    });

    it("refuses another account's settings", async () => {
      const body = { ...(await settingsOf()), accountId: NEW_PLAYER };
      const { status } = await server.call('getResumePreview', { ...of(PLAYER), body }, { token });
      expect(status).toBe(400);
    });

    it('opens by its number, and counts it for its owner alone, not the words before its pages (API-08, CGR-08, CGR-O10)', async () => {
      const settings = await settingsOf();
      const { body: kept } = await keep(settings);
      const { body: report } = await open(kept.hash);
      expect(partsOf(report, '')[0]?.lines).toContainEqual({
        text: 'Email: lucja@example.org',
        href: 'mailto:lucja@example.org',
      });
      expect((await server.call('getResumeReport', { params: { hash: kept.hash } })).body).toEqual(report);
      await open(kept.hash, token);
      await server.call('getReportPdf', { body: { report: 'resume', hash: kept.hash } });
      // The server's own HTML is no view: a messenger that previews the link asks for it too.
      const words = await server.call('previewReport', {
        body: { report: 'resume', hash: kept.hash, isWithoutPages: true },
      });
      expect([words.body.svg, words.body.document]).toEqual(['', report.document]);
      const { body } = await server.call('listResumeReports', of(PLAYER), { token });
      expect(body.reports).toMatchObject([{ hash: kept.hash, viewCount: 2, expiresAt: null }]);
      expect((await server.call('listResumeReports', of(PLAYER))).status).toBe(404);
    });

    it('changes the public resume neither by a link nor by a file (RESUME-O13)', async () => {
      const { body: before } = await server.call('getDefaultResumeReport', of(PLAYER));
      const settings = allOf(await settingsOf());
      const { body: kept } = await keep(settings);
      await server.call('getReportPdf', requestOf(settings), { token });
      const { body: after } = await server.call('getDefaultResumeReport', of(PLAYER));
      expect(wordsOf(after)).toEqual(wordsOf(before));
      expect(partsOf((await open(kept.hash)).body, 'Tournaments')).not.toEqual([]);
      await server.call('withdrawResumeReport', { params: { accountId: PLAYER, hash: kept.hash } }, { token });
    });

    it('opens by its link for everyone while the resume page or the whole site is private, until it is withdrawn (RESUME-O12)', async () => {
      await storeAccount(database, {
        accountId: 6,
        allowPublicSite: false,
        settings: [{ featureId: features.resume, isPublic: false }],
      });
      await storeAccount(database, { accountId: 7 });
      const [player, coach] = [await server.tokenOf(6), await server.tokenOf(7)];
      const settings = (await server.call('getResumeSettings', of(6), { token: player })).body;
      const body = { settings, expiresAt: null };
      const { hash } = (await server.call('keepResumeReport', { ...of(6), body }, { token: player })).body;
      const byAccount = () => server.call('getDefaultResumeReport', of(6));
      expect([(await open(hash)).status, (await open(hash, coach)).status, (await byAccount()).status]).toEqual([
        200, 200, 404,
      ]);
      // It has no address of a profile that is closed to its reader.
      expect([(await open(hash)).body.username, (await open(hash, player)).body.username]).toEqual([
        null,
        expect.any(String),
      ]);
      await server.call('withdrawResumeReport', { params: { accountId: 6, hash } }, { token: player });
      expect((await open(hash, coach)).status).toBe(404);
    });

    it('is gone once its link was withdrawn or has expired (CGR-O3)', async () => {
      const settings = await settingsOf();
      const other = { ...settings, coverPage: { ...settings.coverPage, isSelected: false } };
      const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
      const { body: expiring } = await keep(other, soon);
      expect((await open(expiring.hash)).status).toBe(200);
      server.clock.advance(60_000);
      expect((await open(expiring.hash)).status).toBe(404);
      const { body: kept } = await keep(settings);
      const withdraw = () =>
        server.call('withdrawResumeReport', { params: { accountId: PLAYER, hash: kept.hash } }, { token });
      expect((await withdraw()).status).toBe(200);
      expect((await open(kept.hash)).status).toBe(404);
      expect((await withdraw()).status).toBe(404);
    });

    it('is gone with the access of the person who made its link (ACCESS-07)', async () => {
      await storeAccount(database, { accountId: 4, birthYear: 1990, subCircleAccountIds: [5] });
      await storeAccount(database, { accountId: 5, isProductManager: true });
      const [player, coach] = [await server.tokenOf(4), await server.tokenOf(5)];
      const settings = (await server.call('getResumeSettings', of(4), { token: player })).body;
      const keepAs = async (as: string) =>
        (await server.call('keepResumeReport', { ...of(4), body: { settings, expiresAt: null } }, { token: as })).body;
      const [own, made] = [await keepAs(player), await keepAs(coach)];
      const statuses = async () => [(await open(own.hash)).status, (await open(made.hash)).status];
      expect(await statuses()).toEqual([200, 200]);
      await server.call('removeCircleMember', { params: { memberId: 5 } }, { token: player });
      const { body } = await server.call('listResumeReports', of(4), { token: player });
      expect(body.reports.map(({ hash }) => hash)).toEqual([own.hash]);
      const asManager = await keepAs(coach);
      expect((await open(asManager.hash)).status).toBe(200);
      await database.pool.query('UPDATE accounts SET is_product_manager = false WHERE account_id = 5');
      expect((await open(asManager.hash)).status).toBe(404);
      expect(await statuses()).toEqual([200, 404]);
    });

    it('has a link of its own each time, with its own end, and one that was withdrawn stays so (CGR-08, API-08)', async () => {
      const settings = await settingsOf();
      const end = new Date(server.clock.now().getTime() + 60_000).toISOString();
      const [first, second] = [(await keep(settings, end)).body, (await keep(settings)).body];
      expect([Number.isSafeInteger(first.hash), first.hash === second.hash]).toEqual([true, false]);
      expect([first.expiresAt, second.expiresAt]).toEqual([end, null]);
      await server.call('withdrawResumeReport', { params: { accountId: PLAYER, hash: first.hash } }, { token });
      await keep(settings);
      expect((await open(first.hash)).status).toBe(404);
      const row = {
        accountId: accountIdOf(PLAYER),
        madeById: null,
        state: settings,
        createdAt: server.clock.now(),
        expiresAt: null,
      };
      const numbers = [second.hash, first.hash];
      const again = await writeReport(database.query, row, () => numbers.shift() ?? 0);
      expect(again.hash).toBe(first.hash);
      const { body } = await server.call('listResumeReports', of(PLAYER), { token });
      for (const { hash } of body.reports) {
        await server.call('withdrawResumeReport', { params: { accountId: PLAYER, hash } }, { token });
      }
    });

    it('is refused as the 201st that is open; those that have ended neither count nor stay in their way (API-08)', async () => {
      await database.query.delete(resumeReports);
      const state = await settingsOf();
      const now = server.clock.now();
      const row = { accountId: accountIdOf(PLAYER), madeById: null, state, createdAt: now, expiresAt: null };
      for (let index = 0; index < 198; index += 1) await writeReport(database.query, row);
      const ends = [60_000, 120_000, 180_000].map((after) => new Date(now.getTime() + after));
      const [first, second] = ends.map((end) => end.toISOString());
      expect([(await keep(state, first)).status, (await keep(state, second)).status]).toEqual([200, 200]);
      const refused = await keep(state);
      expect([refused.status, refused.error?.code]).toEqual([409, 'RESUMES_FULL']);
      server.clock.advance(60_000);
      expect((await keep(state, ends[2]?.toISOString())).status).toBe(200);
      server.clock.advance(60_000);
      expect((await keep(state)).status).toBe(200);
      const { body } = await server.call('listResumeReports', of(PLAYER), { token });
      expect(body.reports).toHaveLength(200);
      expect(body.reports.filter(({ isExpired }) => isExpired)).toEqual([]);
      await database.query.delete(resumeReports);
    });

    it('is neither printed nor handed out without a page (RESUME-O10)', async () => {
      const { coverPage, performanceChartsPage, ...rest } = await settingsOf();
      const settings = {
        ...rest,
        coverPage: { ...coverPage, isSelected: false },
        performanceChartsPage: { ...performanceChartsPage, isSelected: false },
      };
      const printed = await server.call('getReportPdf', requestOf(settings), { token });
      const drawn = await server.call('previewReport', requestOf(settings), { token });
      for (const { status, error } of [printed, drawn, await keep(settings)]) {
        expect([status, error?.problems?.[0]?.path]).toEqual([400, '$.settings']);
      }
    });

    it('by account shows the defaults before anything was chosen, without the email (API-08, CGR-07, RESUME-11, RESUME-12, RESUME-13, RESUME-O2)', async () => {
      await database.pool.query('DELETE FROM resume_settings');
      const { body } = await server.call('getDefaultResumeReport', of(PLAYER));
      const { subtitle, sections } = wordsOf(body);
      expect(subtitle).toBe('');
      expect(sections.map(({ heading }) => heading)).toEqual([
        '',
        'To Par, Round by Round',
        'Tournament Averages',
        'Upcoming Events',
        'About',
        'Best Rounds',
        'News',
        'Performance Charts',
      ]);
      expect(partsOf(body, '')[0]?.lines).toEqual(['GHIN: G-77']);
      expect(partsOf(body, 'About')[0]?.lines).toEqual(['I like wind.']);
      expect(partsOf(body, 'Upcoming Events')[0]?.rows).toHaveLength(1);
      expect(partsOf(body, 'News')).toHaveLength(1);
      expect(partsOf(body, 'Performance Charts').map(({ title }) => title)).toEqual([
        'Best 10 Tournament Rounds',
        'Tournaments in the Charts',
      ]);
      expect(JSON.stringify(body)).not.toContain('lucja@example.org');
      expect((await server.call('getDefaultResumeReport', of(CLOSED))).status).toBe(404);
    });

    it('has the day of its reader: their time zone says which events are over and what the last 24 months are (RESUME-O60)', async () => {
      // 5 o'clock in UTC on the day after the Summer Open.
      const later = Date.parse('2026-07-06T05:00:00Z') - server.clock.now().getTime();
      server.clock.unpin();
      server.clock.advance(later);
      const readAt = async (timeZoneOffsetMinutes: number) => {
        const { body } = await server.call('getDefaultResumeReport', {
          ...of(PLAYER),
          query: { timeZoneOffsetMinutes },
        });
        const events = partsOf(body, 'Upcoming Events').flatMap(({ rows }) => rows.map(([name]) => name));
        return [events.includes('Summer Open'), partsOf(body, 'Tournament Averages')[0]?.lines[0]];
      };
      expect(await readAt(600)).toEqual([true, expect.stringMatching(/^Last 24 Months,/)]);
      expect(await readAt(-840)).toEqual([false, expect.stringMatching(/^Last 24 Months,/)]);
      server.clock.advance(-later);
      server.clock.beginDay('2026-06-15');
    });

    it('says the same as its pages and its file (RESUME-01)', async () => {
      const { body } = await server.call('getDefaultResumeReport', of(PLAYER));
      const { body: file } = await server.call('getReportPdf', { body: { report: 'resume', accountId: PLAYER } });
      await expectSame(body, file.data);
    });

    it('is before it is handed out what the file will be, whatever is ticked (RESUME-01)', async () => {
      const settings = await settingsOf();
      const all = allOf(settings);
      const coverAlone = { ...all, performanceChartsPage: { ...all.performanceChartsPage, isSelected: false } };
      for (const [chosen, paper] of [
        [settings, 'us-letter'],
        [all, 'a4'],
        [coverAlone, 'us-letter'],
      ] as const) {
        const input = requestOf(chosen, paper);
        const { body } = await server.call('previewReport', input, { token });
        const { body: file } = await server.call('getReportPdf', input, { token });
        await expectSame(body, file.data);
        const [past] = partsOf(body, 'Tournaments');
        const cups = past?.rows.filter(([name]) => name?.startsWith('Harbor Cup')) ?? [];
        expect(cups).toHaveLength(chosen === settings ? 0 : 1);
      }
    });

    /** Every word of the pages is in the file, on as many pages of the same paper. */
    const expectSame = async (preview: ReportPreview, data: string) => {
      const printed = (await textOf(data)).replaceAll(/\s+/g, '');
      for (const words of textsOf(wordsOf(preview))) expect(printed).toContain(words.replaceAll(/\s+/g, ''));
      const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      // Drawn pages are whole points wide and high.
      expect(sizesOf(preview.svg)).toEqual(
        Array.from({ length: pdf.numPages }, () => [Math.ceil(width), Math.ceil(height)]),
      );
    };
  });
});

/** Everything that there is, ticked. */
function allOf({ coverPage, ...settings }: ResumeSettings): ResumeSettings {
  const all = ({ options }: ResumeSettings['coverPage']['pastRounds']) => ({
    isSelected: true,
    includesNew: true,
    options: options.map((option) => ({ ...option, isSelected: true, includeNotes: true })),
  });
  return {
    ...settings,
    coverPage: {
      ...coverPage,
      pastTournaments: all(coverPage.pastTournaments),
      pastRounds: all(coverPage.pastRounds),
      newsfeedItems: all(coverPage.newsfeedItems),
      upcomingEvents: all(coverPage.upcomingEvents),
    },
  };
}

const wordsOf = ({ document }: ReportPreview): ReportWords => {
  if (document === null) throw new Error('the preview has no words');
  return document;
};
const partsOf = (preview: ReportPreview, name: string) =>
  wordsOf(preview).sections.find(({ heading }) => heading === name)?.parts ?? [];

/** Names of columns that are read out, while the page shows what they mean by its layout. */
const columnsReadOut = new Set(['Figure', 'Value', 'Of']);

/** Every text of a document, taken apart where the words join what stands in several places on the page. */
const textsOf = ({ subject, subtitle, sections }: ReportWords): readonly string[] =>
  [
    subject,
    subtitle,
    ...sections.flatMap(({ heading, parts }) => [
      heading,
      ...parts.flatMap(({ title, lines, columns, rows }) => [
        title,
        ...lines.map(lineText),
        ...columns.filter((column) => !columnsReadOut.has(column)),
        ...rows.flat(),
      ]),
    ]),
  ].flatMap((text) => text.split(/[:;,()]/));
