import type { CallOf } from '@strokebook/contract';
import { timeframeFilter } from '@strokebook/contract';
import { calendarDay } from '@strokebook/golf/calendar';
import readSheets from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { cupRound, storeSchedules } from '../../testing/test-schedule.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const PLAYER = 1;
const MATE = 2;
const CLOSED = 3;

describe('a schedule that is taken along', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { PUBLIC_URL: 'https://golf.example' },
    });
    beforeAll(async () => {
      await storeSchedules(database, { firstName: 'Łucja', lastName: 'van der Øst' });
      await database.pool.query(
        "INSERT INTO rosters (organization_id, roster_id, member_account_ids) VALUES (1, 1, '{1,2}'), (1, 2, '{2,3}')",
      );
      const token = await server.tokenOf(PLAYER);
      const call = { params: { accountId: PLAYER, roundId: 'r1' }, body: cupRound('r1') };
      await server.call('putRound', call, { token });
    });

    type ReportBody = Extract<CallOf<'getReportPdf'>['body'], { readonly report: 'public-player-schedule-report' }>;
    const requestOf = (choice: Partial<ReportBody> = {}, accountId = PLAYER) => ({
      body: { report: 'public-player-schedule-report', accountId, ...choice } as const,
    });
    const print = (choice: Partial<ReportBody> = {}, accountId = PLAYER) =>
      server.call('getReportPdf', requestOf(choice, accountId));
    const textOf = async (data: string) => {
      const document = await getDocumentProxy(new Uint8Array(Buffer.from(data, 'base64')));
      return (await extractText(document, { mergePages: true })).text;
    };
    const exportIt = async (body: Partial<CallOf<'exportSchedule'>['body']> = {}, accountId = PLAYER) =>
      server.call('exportSchedule', {
        params: { accountId },
        body: {
          accountName: 'Somebody else',
          accountEmail: null,
          outputFormat: 'xls',
          thresholdScore: -1,
          tournamentEventTypeId: '3,10,11',
          upcomingTournamentStatusIds: '1,3,4,2,6',
          upcomingTournamentStatuses: 'In Field',
          timeframeFilter: timeframeFilter({ kind: 'all' }),
          ...body,
        },
      });
    const readBack = async (body: Parameters<typeof exportIt>[0] = {}) => {
      const answer = await exportIt(body);
      expect(answer.status).toBe(200);
      return { ...answer.body, sheets: await readSheets(Buffer.from(answer.body.data, 'base64')) };
    };

    it("comes as 'Schedule.xlsx' with days, numbers and names as they are (API-27, API-O5)", async () => {
      const { fileName, sheets } = await readBack();
      expect(fileName).toBe('Schedule.xlsx');
      const [upcoming, historical, results, rounds] = sheets.map(({ data }) => data.slice(1));
      expect(upcoming?.map((row) => row.slice(0, 3))).toEqual([
        [new Date('2026-07-01T00:00:00Z'), new Date('2026-07-01T00:00:00Z'), '=Soon #strong[x]'],
      ]);
      expect([historical, results, rounds].map((rows) => rows?.length)).toEqual([1, 1, 1]);
      expect(rounds?.[0]?.slice(4, 11)).toEqual([18, 90, 72, null, 72.4, 131, 15.2]);
      // A player's notes are private.
      expect(JSON.stringify(sheets)).not.toContain('Windy');
    });

    it('has the chosen types and statuses alone, as numbers with commas between (API-27, API-O6)', async () => {
      const countOf = async (body: Parameters<typeof readBack>[0]) =>
        (await readBack(body)).sheets.slice(0, 2).map(({ data }) => data.length - 1);
      expect(await countOf({ tournamentEventTypeId: '11' })).toEqual([1, 0]);
      expect(await countOf({ tournamentEventTypeId: '' })).toEqual([0, 0]);
      expect(await countOf({ upcomingTournamentStatusIds: '2,6' })).toEqual([0, 0]);
      const wrong = ['3;10', '7'].map(
        async (tournamentEventTypeId) => (await exportIt({ tournamentEventTypeId })).status,
      );
      expect(await Promise.all(wrong)).toEqual([400, 400]);
    });

    it('has the chosen locales and only team or individual events where that is asked (API-27, TOUR-13)', async () => {
      const countOf = async (body: Parameters<typeof readBack>[0]) =>
        (await readBack(body)).sheets.slice(0, 2).map(({ data }) => data.length - 1);
      expect(await countOf({ localeTypes: [1, 3, 4] })).toEqual([1, 1]);
      expect(await countOf({ localeTypes: [] })).toEqual([0, 0]);
      expect(await countOf({ eventFilter: 'Individual' })).toEqual([1, 1]);
      expect(await countOf({ eventFilter: 'Team' })).toEqual([0, 0]);
    });

    it('prints the last rounds where those are asked for in place of days (API-28, DATA-52)', async () => {
      const old = { kind: 'dates', start: null, end: calendarDay('2026-05-01') } as const;
      const texts = await Promise.all(
        [
          {},
          { timeframeFilter: timeframeFilter({ kind: 'rounds', count: 6 }) },
          { timeframeFilter: timeframeFilter(old) },
        ].map(async (body) => textOf((await print({ ...body, sections: ['Results'] })).body.data)),
      );
      expect(texts.map((text) => text.includes('72.4 / 131'))).toEqual([true, true, false]);
    });

    it('has other players beside the own, but nobody who closed their schedule (API-27, API-28)', async () => {
      const { sheets } = await readBack({ extraAccountIds: [MATE, CLOSED] });
      const [head = [], row = []] = sheets[0]?.data ?? [];
      expect(row[head.indexOf('In Field')]).toBe('Łucja van der Øst, Bea Mate');
      const text = await textOf((await print({ extraAccountIds: [MATE, CLOSED] })).body.data);
      expect(text).toContain('With Bea Mate');
      expect(text).not.toContain('Cleo');
    });

    it('comes as a PDF under its name, with text that can be read and is no markup (API-28, API-29, API-O5)', async () => {
      const { status, body } = await print();
      expect(status).toBe(200);
      expect(body.fileName).toBe('Łucja-van-der-Øst-Upcoming-Historical-Results-2026-06-01-2026-07-01.pdf');
      const text = await textOf(body.data);
      for (const part of [
        'Łucja van der Øst',
        '=Soon #strong[x]',
        'Upcoming Events',
        'Historical Events',
        'Best Rounds',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toContain('golf.example/player/');
      expect(text).toContain('72.4 / 131');
      expect(text).not.toContain('Windy');
    });

    it('has the chosen sections of the chosen days alone, on either paper, and its preview the same (API-28)', async () => {
      const chosen = {
        sections: ['Upcoming'],
        mergeStatusTables: true,
        startDate: '2026-06-20',
        endDate: '2026-06-30',
        paper: 'a4',
      } as const;
      const { body } = await print(chosen);
      expect(body.fileName).toBe('Łucja-van-der-Øst-Upcoming-2026-06-20-2026-06-30.pdf');
      const text = await textOf(body.data);
      expect(text).toContain('No upcoming events.');
      expect(text).not.toContain('Historical');
      const preview = await server.call('previewReport', requestOf(chosen));
      expect(preview.body.svg.match(/class="typst-page"/g)).toHaveLength(1);
      expect((await print({ sections: [] })).status).toBe(400);
    });

    it('is not there for a schedule that is closed (API-27, API-28)', async () => {
      expect((await print({}, CLOSED)).status).toBe(404);
      expect((await exportIt({}, CLOSED)).status).toBe(404);
    });

    it('TEAM-28: leaves out of the grid of an organization who hides events to come, and counts them', async () => {
      const request = { body: { report: 'org-schedule-report', orgId: 1 } } as const;
      const show = (isShown: boolean) =>
        database.pool.query('UPDATE accounts SET shows_coming_events = $1 WHERE account_id = $2', [isShown, MATE]);
      await show(false);
      const text = await textOf((await server.call('getReportPdf', request)).body.data);
      expect(text).toContain('2 players are not shown');
      expect(text).not.toContain('Bea Mate');
      await show(true);
    });

    it("puts an organization's players into one grid, and counts those who are closed (CGR-04)", async () => {
      const requestOfOrg = (orgId: number) => ({ body: { report: 'org-schedule-report', orgId } }) as const;
      const { body } = await server.call('getReportPdf', requestOfOrg(1));
      expect(body.fileName).toBe('Harrow-Glen-Schedule-2026-06-15-2026-07-01.pdf');
      const text = await textOf(body.data);
      for (const part of ['Harrow Glen', 'Bea Mate', '1 player is not shown', 'Events nobody plays']) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('Cleo');
      const token = await server.tokenOf(CLOSED);
      const own = await server.call('getReportPdf', requestOfOrg(1), { token });
      const all = await textOf(own.body.data);
      expect(all).toContain('Cleo Closed');
      // By family name: Closed, Mate.
      expect(all.indexOf('Cleo Closed')).toBeLessThan(all.indexOf('Bea Mate'));
      const { body: preview } = await server.call('previewReport', requestOfOrg(1));
      expect([preview.title, preview.username]).toEqual(['Organization Schedule', null]);
      expect(preview.svg).toContain('typst-page');
      expect((await server.call('getReportPdf', requestOfOrg(7))).status).toBe(404);
      const ofGroup = (group: string) =>
        server.call('getReportPdf', { body: { report: 'org-schedule-report', orgId: 1, group } });
      expect((await ofGroup('All')).body.fileName).toBe(body.fileName);
      expect((await ofGroup('Nobody')).status).toBe(404);
      await server.call('signOutEverywhere', {}, { token });
      expect((await server.call('getReportPdf', requestOfOrg(1), { token })).status).toBe(401);
    });
  });
});
