import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('the import of a schedule', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('cup', 'State Cup', 'Amity', 'CA', '2026-06-01', '2026-06-02', 2, 'tournament', 'national', false)`,
      );
    });
    const ownerOf = async (accountId: number) => {
      await storeAccount(database, { accountId });
      const options = { token: await server.tokenOf(accountId) };
      const params = { accountId };
      return {
        preview: (csv: string, leftOut?: number[]) =>
          server.call('previewScheduleImport', { params, body: { csv, leftOut } }, options),
        take: (csv: string, leftOut?: number[], keepsScores?: boolean) =>
          server.call('importSchedule', { params, body: { csv, leftOut, keepsScores } }, options),
        events: async () => (await server.call('getScheduleEvents', { params }, options)).body,
      };
    };
    const table = [
      'Tournament,Date,End,City,Finish,Field,R1,R2,Par,Note',
      'state cup,6/1/2026,6/2/2026,Amity,T3,78,71,74,72,',
      'Night Open,9/1/2026,,Reno,,,,,,Bring lights',
    ].join('\n');

    it('is looked at without a change, and then taken: known tournaments as they are, others as own ones (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(1);
      const { body } = await preview(table);
      expect(body).toMatchObject({ newCount: 2, changedCount: 0, canImport: true, dayOrder: 'month-day-year' });
      expect(body.rows.map(({ summary }) => summary)).toEqual([
        {
          name: 'State Cup',
          kind: 'Tournament · National · Individual · 2 rounds',
          days: 'Jun 1 – Jun 2, 2026',
          place: 'Amity, CA',
          status: 'In Field',
          result: 'T3 of 78 · 71-74',
        },
        {
          name: 'Night Open',
          kind: 'Tournament · Local · Individual · 1 round',
          days: 'Sep 1, 2026',
          place: 'Reno',
          status: 'Considering',
          result: '',
        },
      ]);
      expect(await events()).toEqual([]);
      expect((await take(table)).body).toEqual({ newCount: 2, changedCount: 0, keptEvents: [] });
      expect((await events()).map(({ tournament, isOwn, note }) => [tournament.name, isOwn, note])).toEqual([
        ['Night Open', true, 'Bring lights'],
        ['State Cup', false, null],
      ]);
    });

    it('brings what is there up to date, and leaves alone what the table says nothing of (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(2);
      await take(table);
      const later =
        'Tournament,Date,Status,Note\nState Cup,2026-06-01,Conflict/WD,\nNight Open,2026-09-01,In Field,Lights packed';
      expect((await preview(later)).body).toMatchObject({ newCount: 0, changedCount: 2 });
      expect((await take(later)).body).toEqual({ newCount: 0, changedCount: 2, keptEvents: [] });
      expect((await events()).map(({ status, note, result }) => [status, note, result?.place ?? null])).toEqual([
        ['inField', 'Lights packed', null],
        ['conflict', null, 3],
      ]);
    });

    it('keeps status, field and scores where the table says nothing of them, and the course of scores it replaces (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(5);
      await take(
        'Tournament,Date,Status,Finish,Field,R1,R2,Par,Yards\nOpen,2026-06-01,Applied,T3,78,71,74,72,"6,850"\nNext,2026-09-01,Applied,,,,,,',
      );
      const placed = 'Tournament,Date,Finish\nOpen,2026-06-01,2\nNext,2026-09-01,';
      expect((await preview(placed)).body.rows.map(({ summary }) => [summary?.status, summary?.result])).toEqual([
        ['Applied', '2 of 78 · 71-74'],
        ['Applied', ''],
      ]);
      await take(placed);
      await take('Tournament,Date,R1,R2,Par\nOpen,2026-06-01,70,74,71');
      const [next, open] = await events();
      expect([next?.status, next?.result, open?.status]).toEqual(['applied', null, 'applied']);
      const course = { par: 71, yards: 6850, courseRating: null, slopeRating: null };
      expect(open?.result).toEqual({
        place: 2,
        isTied: false,
        ending: null,
        fieldSize: 78,
        rounds: [
          { score: 70, ...course },
          { score: 74, ...course },
        ],
      });
    });

    it('changes the player’s own tournaments as the table has them, and says what of everyone’s it does not change (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(6);
      await take('Tournament,Date,End,City,Level\nOpen,2026-09-01,2026-09-02,Reno,National');
      const moved =
        'Tournament,Date,End,City,Type\nOpen,2026-09-01,2026-09-03,,Match\nState Cup,2026-06-01,2026-06-03,Ione,Tournament';
      const shown = async () =>
        (await preview(moved)).body.rows.map(({ summary, isKnown, kept }) => [
          summary?.days,
          summary?.place,
          isKnown,
          kept,
        ]);
      const own = ['Sep 1 – Sep 3, 2026', 'Reno', true, []];
      const shared = (isKnown: boolean) => ['Jun 1 – Jun 2, 2026', 'Amity, CA', isKnown, ['Last day', 'City']];
      expect(await shown()).toEqual([own, shared(false)]);
      await take(moved);
      expect(await shown()).toEqual([own, shared(true)]);
      const tournaments = (await events()).map(({ tournament }) => tournament);
      expect(tournaments).toMatchObject([
        { name: 'Open', endDate: '2026-09-03', city: 'Reno', eventType: 'match', locale: 'national' },
        { name: 'State Cup', endDate: '2026-06-02', city: 'Amity', eventType: 'tournament' },
      ]);
    });

    it('knows an event by its name and any of its days, so that results with its last day go with it (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(7);
      await take(
        'Tournament,Date,End\nSpring Open,2026-03-14,2026-03-16\nState Cup,2026-06-01,2026-06-02\nMonday Cup,2026-03-02,\nMonday Cup,2026-03-09,',
      );
      const results =
        'Tournament,Date,Finish\nspring open,2026-03-16,T3\nState Cup,2026-06-02,7\nMonday Cup,2026-03-09,1\nMonday Cup,2026-03-16,2';
      expect((await preview(results)).body).toMatchObject({ newCount: 1, changedCount: 3 });
      await take(results);
      const shown = (await events()).map(({ tournament: { name, startDate, endDate }, result }) => [
        name,
        startDate,
        endDate,
        result?.place ?? null,
      ]);
      expect(shown).toEqual([
        ['State Cup', '2026-06-01', '2026-06-02', 7],
        ['Monday Cup', '2026-03-16', '2026-03-16', 2],
        ['Spring Open', '2026-03-14', '2026-03-16', 3],
        ['Monday Cup', '2026-03-09', '2026-03-09', 1],
        ['Monday Cup', '2026-03-02', '2026-03-02', null],
      ]);
    });

    it('knows a tournament that everyone can choose whatever blanks its name has on either side (DATA-46)', async () => {
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('twice', 'Blank  Cup', 'Amity', 'CA', '2026-06-10', '2026-06-10', 1, 'tournament', 'national', false)`,
      );
      const { take, events } = await ownerOf(11);
      await take('Tournament,Date\nBlank  cup,2026-06-10');
      expect((await events()).map(({ tournament, isOwn }) => [tournament.tournamentId, isOwn])).toEqual([
        ['twice', false],
      ]);
    });

    it('moves an own event to the days that a table now gives it, and leaves everyone’s on theirs (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(8);
      await take('Tournament,Date,End\nOpen,2026-09-01,2026-09-03\nState Cup,2026-06-01,2026-06-02');
      const moved = 'Tournament,Date,End\nOpen,2026-09-02,2026-09-04\nState Cup,2026-06-02,2026-06-03';
      const rows = (await preview(moved)).body.rows.map(({ summary, isKnown, kept }) => [summary?.days, isKnown, kept]);
      expect(rows).toEqual([
        ['Sep 2 – Sep 4, 2026', true, []],
        ['Jun 1 – Jun 2, 2026', true, ['First day', 'Last day']],
      ]);
      await take(moved);
      expect((await events()).map(({ tournament: { startDate, endDate } }) => [startDate, endDate])).toEqual([
        ['2026-09-02', '2026-09-04'],
        ['2026-06-01', '2026-06-02'],
      ]);
    });

    it('takes two rows of one event for a mistake, and two events of a name on a row’s days for none of them (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(9);
      await take(
        'Tournament,Date,End\nOpen,2026-09-01,2026-09-03\nCup,2026-03-02,2026-03-03\nCup,2026-03-04,2026-03-05',
      );
      const rounds = 'Tournament,Date,R1,Par\nOpen,2026-09-01,71,72\nOpen,2026-09-02,74,72';
      expect((await preview(rounds)).body).toMatchObject({ canImport: false, newCount: 0, changedCount: 1 });
      const { status, error } = await take(rounds);
      expect([status, error?.problems?.map(({ message }) => message)]).toEqual([
        400,
        ['Line 3: This tournament is already on line 2.'],
      ]);
      expect((await preview('Tournament,Date,End\nCup,2026-03-01,2026-03-10')).body).toMatchObject({ newCount: 1 });
      expect((await events()).map(({ result }) => result)).toEqual([null, null, null]);
    });

    it('takes no row for a tournament that seems to be another round of one above it, unless it stands in the schedule (DATA-46)', async () => {
      const { preview, take } = await ownerOf(10);
      const rounds = (...days: readonly string[]) =>
        `Tournament,Date,R1,Par\n${days.map((day) => `Cup,2026-03-${day},72,72`).join('\n')}`;
      const problemsOf = async (...days: readonly string[]) =>
        (await preview(rounds(...days))).body.rows.map(({ problems }) => problems.join(' '));
      const another =
        'This looks like another round of the tournament on line 2: put a tournament on one line, with its rounds side by side.';
      expect(await problemsOf('14', '15', '16')).toEqual(['', another, another]);
      expect(await problemsOf('15', '14')).toEqual(['', another]);
      expect(await problemsOf('14', '21')).toEqual(['', '']);
      expect((await preview('Tournament,Date\nCup,2026-03-14\nCup,2026-03-15')).body).toMatchObject({ newCount: 2 });
      const ended = 'Tournament,Date,R1,Par,Finish\nCup,2026-03-14,72,72,T3\nCup,2026-03-15,74,72,';
      expect((await preview(`${ended}1`)).body).toMatchObject({ canImport: true, newCount: 2 });
      expect((await preview(`${ended}T3`)).body).toMatchObject({ canImport: false, newCount: 1 });
      await take('Tournament,Date\nCup,2026-03-14\nCup,2026-03-15');
      expect(await problemsOf('14', '15')).toEqual(['', '']);
    });

    it('takes nothing when one row has a problem, and names every one with its line (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(3);
      const wrong = 'Tournament,Date,Status\nCup,2026-07-01,In Field\nOpen,soon,Maybe\n,2026-07-02,';
      expect((await preview(wrong)).body).toMatchObject({ canImport: false, newCount: 1 });
      const { status, error } = await take(wrong);
      expect([status, error?.problems?.map(({ message }) => message)]).toEqual([
        400,
        [
          "Line 3: First day: 'soon' is not a date.",
          "Line 3: Status: 'Maybe' is none of In Field, Considering, Qualifying, Applied, Conflict/WD, Invited.",
          'Line 4: Tournament is required.',
        ],
      ]);
      expect(await events()).toEqual([]);
    });

    it('takes the others when the rows with a problem are left out, and nothing when all are (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(12);
      const wrong = 'Tournament,Date\nCup,2026-07-01\nOpen,soon\n,2026-07-02';
      const { body } = await preview(wrong, [3, 4]);
      expect(body).toMatchObject({ canImport: true, newCount: 1 });
      expect(
        body.rows.map(({ name, summary, problems, isLeftOut }) => [name, summary?.name, problems, isLeftOut]),
      ).toEqual([
        ['Cup', 'Cup', [], false],
        ['Open', undefined, [], true],
        ['', undefined, [], true],
      ]);
      expect((await preview(wrong, [3])).body.canImport).toBe(false);
      expect((await preview(wrong, [2, 3, 4])).body.canImport).toBe(false);
      expect((await take(wrong, [3])).status).toBe(400);
      expect((await take(wrong, [3, 4])).body).toEqual({ newCount: 1, changedCount: 0, keptEvents: [] });
      expect((await events()).map(({ tournament }) => tournament.name)).toEqual(['Cup']);
    });

    it('that keeps scores names events that have others, and gives scores to those without any (IMPORT-03)', async () => {
      const { take, events } = await ownerOf(40);
      const csv = (cup: string, open: string) =>
        ['Tournament,Date,Scores,Par', `Cup,2026-03-01,${cup},72`, `Open,2026-04-01,${open},72`].join('\n');
      await take(csv('76', ''));
      expect((await take(csv('99', '75'), undefined, true)).body).toEqual({
        ...{ newCount: 0, changedCount: 1 },
        keptEvents: ['Cup'],
      });
      expect((await take(csv('76', '75'), undefined, true)).body).toMatchObject({ changedCount: 2, keptEvents: [] });
      const scores = (await events()).map(({ result }) => result?.rounds.map(({ score }) => score));
      expect(scores).toEqual(expect.arrayContaining([[76], [75]]));
    });

    it('refuses more than a schedule holds, takes none of them, and says so in the preview (DATA-46)', async () => {
      const { preview, take, events } = await ownerOf(4);
      await take('Tournament,Date\nFirst,2026-07-01');
      const many = Array.from({ length: 1_000 }, (_unused, index) => `Cup ${index},2026-07-01`).join('\n');
      const csv = `Tournament,Date\n${many}`;
      expect((await preview(csv)).body).toMatchObject({
        canImport: false,
        problems: [
          'A schedule has room for 1000 events and there are 1: the table brings 1000 more, and 999 of them fit.',
        ],
      });
      const { status, error } = await take(csv);
      expect([status, error?.code]).toEqual([409, 'SCHEDULE_FULL']);
      expect(await events()).toHaveLength(1);
    });
  });
});
