import { accountIdOf, NO_ACCOUNT } from '@strokebook/golf/access';
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExportFormat } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { strFromU8, unzipSync } from 'fflate';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toRoundRow } from '../../db/rounds/round-row.ts';
import { accountTableNamed, tablesApart } from '../../db/account-tables/account-tables.ts';
import * as schema from '../../db/schema/index.ts';
import { posterFile } from '../../media/addresses.ts';
import { fileKey } from '../../media/file-keys.ts';
import { secretTexts, storeFullAccount } from '../../testing/full-account.ts';
import { compareFilter, compareState } from '../../testing/test-compare.ts';
import { createMemoryFiles } from '../../testing/memory-files.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** Columns that are exported under another name. */
const renamed: ReadonlySet<string> = new Set([
  'accounts.message_receiver_id',
  // The circle, with usernames and levels.
  ...['sub_circle_account_ids', 'entering_ids', 'seeing_ids'].map((column) => `accounts.${column}`),
  // The round.
  ...['rounds', 'round_revisions', 'deleted_rounds'].map((table) => `${table}.document`),
]);
/** Copies of fields in the round's document, for selecting and sorting. */
const copiesOfTheDocument: ReadonlySet<string> = new Set(
  [
    'round_id',
    'played_on',
    'type',
    'status',
    'hole_count',
    'tournament_id',
    'tournament_name',
    'round_number',
    'course_id',
    'course_name',
    'is_simulator',
    'score',
    'par',
    'yards',
    'holes_played',
  ].map((column) => `rounds.${column}`),
);

type Exported = Record<string, unknown> & {
  readonly account: Record<string, unknown>;
  readonly rounds: readonly { readonly revision: number; readonly round: { readonly roundId: string } }[];
  readonly media: readonly Record<string, unknown>[];
};

describe('taking all of one’s data along', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let token: string;
    let accountId = NO_ACCOUNT;
    const files = createMemoryFiles();
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      server = await createTestServer(database, {}, files);
      accountId = accountIdOf(accountId + 10);
    });
    afterEach(() => server.close());

    const store = async (changes: Partial<Parameters<typeof storeFullAccount>[1]> = {}) => {
      await storeFullAccount(database, { accountId, mark: `mine${accountId}`, ...changes }, files);
      token = await server.tokenOf(accountId);
    };
    const exportAs = (format: ExportFormat) => server.call('exportData', { query: { format } }, { token });
    const exportJson = async () => (await exportAs('json')).body as unknown as Exported;
    const openArchive = async () => {
      const { body } = await exportAs('csv');
      return unzipSync(Buffer.from(body));
    };
    const readTable = (files: Record<string, Uint8Array>, name: string): string[] => {
      const text = strFromU8(files[name] ?? new Uint8Array());
      return text.replace('\uFEFF', '').trimEnd().split('\r\n');
    };
    const storeRounds = async (count: number, notes = '') => {
      for (let start = 0; start < count; start += 50) {
        const rows = Array.from({ length: Math.min(50, count - start) }, (_, index) =>
          toRoundRow(
            accountId,
            scoreOnlyRound(`more-${String(start + index).padStart(5, '0')}`, { notes }),
            1,
            new Date(),
          ),
        );
        await database.query.insert(schema.rounds).values(rows);
      }
    };

    it('holds every column of every table of an account, or says why not: no new one is forgotten', async () => {
      await store();
      const document = await exportJson();
      const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
        `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
           AND table_name IN (SELECT table_name FROM information_schema.columns
                              WHERE table_schema = 'public' AND column_name = 'account_id')`,
      );
      const apart = new Set<string>(
        Object.entries(schema).flatMap(([name, table]) =>
          name in tablesApart && is(table, PgTable) ? [getTableName(table)] : [],
        ),
      );
      const missing = rows.filter(({ table_name: table, column_name: column }) => {
        if (apart.has(table)) return false;
        const exported = accountTableNamed(table)?.exported;
        if (exported === undefined || typeof exported === 'string') return exported === undefined;
        const name = `${table}.${column}`;
        if (column === 'account_id' || renamed.has(name) || copiesOfTheDocument.has(name)) return false;
        const part = document[exported.name];
        const rowsOfPart = (Array.isArray(part) ? part : [part]) as (object | undefined)[];
        const field = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
        return !(field in exported.leftOut) && !rowsOfPart.some((row) => row !== undefined && field in row);
      });
      expect(rows.length).toBeGreaterThan(60);
      expect(missing).toEqual([]);
    });

    it('holds all that is stored of the account, its files too', async () => {
      const fileBytes = Buffer.alloc(2_000_003, 'picture');
      await storeFullAccount(database, { accountId: accountId + 1, mark: 'friend' });
      await store({ circle: [accountId + 1, 999_998], fileBytes });
      const document = await exportJson();
      expect(document).toMatchObject({
        format: 'strokebook.export/1',
        account: {
          accountId,
          username: `user-${accountId}`,
          phoneNumber: `+1555${String(accountId).padStart(7, '0')}`,
          email: `mine${accountId}@example.org`,
          extraInfo: { collegeGpa: 3.5 },
          hasPassword: true,
        },
        circle: [
          { accountId: accountId + 1, username: `user-${accountId + 1}` },
          { accountId: 999_998, username: null },
        ],
        teams: [{ organizationName: `College of mine${accountId}`, rosterName: `Team mine${accountId}` }],
        settings: [{ feature: 'roundAssessment', featureId: 59, isPublic: false }],
        schedule: [{ name: `Open of mine${accountId}`, note: `note mine${accountId}` }],
        courses: [{ courseId: 'own-1', course: { name: `Course of mine${accountId}` } }],
        news: [{ header: `news mine${accountId}`, attachments: { links: [] } }],
        media: [{ mediaId: 'm/1' }, { mediaId: 'm2', url: `https://video.example/mine${accountId}` }],
        rounds: [{ revision: 1 }, { revision: 2 }],
      });
      expect(Buffer.from(String(document.media[0]?.['base64']), 'base64').equals(fileBytes)).toBe(true);
      const { body } = await server.call('getRound', { params: { accountId, roundId: 'r1' } }, { token });
      expect(document.rounds[0]?.round).toEqual(body.round);
    });

    it('holds no secret and nothing of another account', async () => {
      await storeFullAccount(database, { accountId: accountId + 1, mark: 'stranger', circle: [accountId] });
      await store();
      const document = (await exportAs('json')).text;
      const written = Object.values(await openArchive()).map((bytes) => strFromU8(bytes));
      for (const file of [document, ...written]) {
        for (const text of [...secretTexts, 'stranger']) expect(file).not.toContain(text);
      }
    });

    it('leaves out which rounds of another player a comparison picks, and holds one’s own', async () => {
      await store();
      const other = accountId + 1;
      await storeFullAccount(database, { accountId: other, mark: 'friend' });
      const picked = (rounds: readonly string[]) => ({
        advancedFilter: { label: 'Round' as const, rounds: [...rounds] },
      });
      await server.call('saveCompareState', {
        params: { accountId },
        body: {
          ...compareState(accountId, compareFilter(other, picked(['theirs']))),
          leftFilter: JSON.stringify(compareFilter(accountId, picked(['r1']))),
        },
      });
      const document = (await exportAs('json')).text;
      const table = strFromU8((await openArchive())[toCsvName('comparisons')] ?? new Uint8Array());
      for (const text of [document, table]) {
        expect(text).toContain('r1');
        expect(text).not.toContain('theirs');
      }
    });

    it('reads every round once, page by page', async () => {
      await store();
      await storeRounds(123);
      const ids = (await exportJson()).rounds.map(({ round }) => round.roundId);
      expect([ids.length, new Set(ids).size]).toEqual([125, 125]);
      expect(readTable(await openArchive(), 'rounds.csv')).toHaveLength(126);
    });

    it('opens as an archive of tables whose rows match, and of files', async () => {
      const fileBytes = Buffer.from([0, 1, 2, 255]);
      await store({ fileBytes });
      const archive = await openArchive();
      expect(Object.keys(archive)).toEqual([
        ...[
          'account',
          'settings',
          'circle',
          'teams',
          'qualifier-scores',
          'coached-teams',
          'joined-teams',
          'team-absences',
          'team-requests',
          'rounds',
          'holes',
          'shots',
        ].map(toCsvName),
        ...['round-imports', 'imported-rounds', 'imported-results', 'round-revisions', 'deleted-rounds'].map(toCsvName),
        ...['schedule', 'courses', 'plan-settings', 'course-plans', 'aim-suggestions', 'news'].map(toCsvName),
        ...['devices', 'comparisons', 'resume-settings', 'resumes', 'payments', 'messages'].map(toCsvName),
        ...['notices', 'blocked-senders', 'trail', 'media'].map(toCsvName),
        'media/m_2f_1.webp',
      ]);
      expect(archive['media/m_2f_1.webp']).toEqual(new Uint8Array(fileBytes));
      expect(['rounds', 'holes', 'shots', 'media'].map((name) => readTable(archive, toCsvName(name)).length)).toEqual([
        1 + 2,
        1 + 36,
        1 + 6,
        1 + 2,
      ]);
      expect(readTable(archive, 'shots.csv').slice(0, 4)).toEqual([
        'round,played on,hole,par,shot,lie,club,to pin (yards),to pin on the green (feet),to edge of green (yards),length (yards),length as shown (yards),end lie,end to pin (yards),end to pin on the green (feet),penalty strokes,penalty reason,latitude,longitude,target latitude,target longitude,end latitude,end longitude,conceded',
        'r1,2026-05-01,1,4,1,tee,driver,380,,,,260,,,,,,40.5,-75.25,,,,,',
        'r1,2026-05-01,1,4,2,fairway,,120,,,,,,,,1,penaltyArea,,,,,,,',
        'r1,2026-05-01,1,4,3,green,,4,12,,,4,holed,,,,,,,,,,,',
      ]);
      expect(readTable(archive, 'settings.csv')[1]).toBe('roundAssessment,59,no,');
      expect(readTable(archive, 'media.csv')[1]).toContain('media/m_2f_1.webp');
    });

    it('holds the picture that stands for a clip beside the clip, in its largest size', async () => {
      await store();
      const film = { mediaId: 'a/b', posterId: 'p1', posterWidth: 640, posterHeight: 360 };
      await database.query.insert(schema.mediaItems).values({
        ...film,
        accountId,
        use: 'swingVideo',
        kind: 'clip',
        title: '',
        isFeatured: false,
        takenOn: '2026-05-01' as CalendarDay,
        contentType: 'video/mp4',
        posterVariantWidths: [320, 640],
      });
      const stored = { 'clip.mp4': 'film', [posterFile(film, 320)]: 'small', [posterFile(film, 640)]: 'large' };
      for (const [name, text] of Object.entries(stored)) {
        await files.put(fileKey(accountId, film.mediaId, name), Buffer.from(text));
      }
      const archive = await openArchive();
      expect(['media/a_2f_b.mp4', 'media/a_2f_b.poster.webp'].map((name) => strFromU8(archive[name] ?? bare))).toEqual([
        'film',
        'large',
      ]);
      expect(readTable(archive, 'media.csv')[1]).toContain('media/a_2f_b.mp4,media/a_2f_b.poster.webp');
      const { base64, posterBase64 } = (await exportJson()).media[0] ?? {};
      expect([base64, posterBase64].map((text) => Buffer.from(String(text), 'base64').toString())).toEqual([
        'film',
        'large',
      ]);
    });

    it('keeps hostile texts harmless in tables and unchanged in the document', async () => {
      const mark = `=cmd("a, b")\n🏌️é${accountId}`;
      await store({ mark });
      const archive = await openArchive();
      const quoted = mark.replaceAll('"', '""');
      expect(strFromU8(archive['account.csv'] ?? new Uint8Array())).toContain(`\r\nfirst name,"'${quoted}"\r\n`);
      expect((await exportJson()).account['firstName']).toBe(mark);
    });

    it('says how it is saved, and about how large it is', async () => {
      await store({ fileBytes: Buffer.alloc(50_000, 'x') });
      await storeRounds(200);
      for (const [format, ending] of [
        ['json', 'json'],
        ['csv', 'zip'],
      ] as const) {
        const { headers, text, body, status } = await exportAs(format);
        expect(status).toBe(200);
        expect(headers['content-disposition']).toBe(
          `attachment; filename="golf-data-user-${accountId}-2026-06-15.${ending}"`,
        );
        expect(headers['cache-control']).toBe('no-store');
        const bytes = format === 'json' ? Buffer.byteLength(text) : body.byteLength;
        const ratio = Number(headers['x-estimated-bytes']) / bytes;
        expect([format, ratio > 0.5 && ratio < 2]).toEqual([format, true]);
      }
    });

    it('writes down that data was exported, and in which form', async () => {
      await store();
      await exportAs('csv');
      const { body } = await server.call('listAuditEvents', { query: { limit: 1 } }, { token });
      expect(body.events[0]).toMatchObject({ kind: 'dataExported', details: { format: 'csv' } });
    });

    it('is refused to visitors and in another form', async () => {
      await store();
      expect((await server.call('exportData', { query: { format: 'json' } })).status).toBe(401);
      expect((await exportAs('xml' as 'json')).error?.code).toBe('REQUEST_INVALID');
    });

    describe('over a connection', () => {
      const listen = async () => {
        await server.app.listen({ host: '127.0.0.1', port: 0 });
        return (server.app.server.address() as AddressInfo).port;
      };
      const open = (port: number, encoding: string) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
          request({ port, path: '/api/me/export?format=json', headers }, resolve).on('error', reject).end();
        });
      /** Larger than the buffers between server and caller, and not compressible. */
      const storeManyRounds = () => storeRounds(500, randomBytes(32_000).toString('base64'));
      const endingOf = (response: IncomingMessage) =>
        new Promise<string>((resolve) => {
          response.on('error', (error) => resolve(error.message));
          response.on('end', () => resolve('ended as if it were whole'));
          response.resume();
        });
      /** Resolves to the number of pages of rounds that were read, once it stops changing. */
      const watchReads = () => {
        const spy = vi.spyOn(database.pool, 'query');
        const count = () => spy.mock.calls.filter((args) => JSON.stringify(args).includes('\\"document\\"')).length;
        const settle = async () => {
          for (let before = -1; before !== count(); ) {
            before = count();
            await delay(150);
          }
          return count();
        };
        return { settle, stop: () => spy.mockRestore() };
      };

      it.each(['identity', 'gzip', 'br'])('breaks off where an error comes in the middle (%s)', async (encoding) => {
        await store();
        await storeManyRounds();
        const port = await listen();
        const response = await open(port, encoding);
        expect([response.statusCode, response.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
        await database.pool.query('ALTER TABLE rounds RENAME TO rounds_elsewhere');
        expect(await endingOf(response)).toBe('aborted');
        await database.pool.query('ALTER TABLE rounds_elsewhere RENAME TO rounds');
      });

      it('breaks off where the account is removed meanwhile', async () => {
        await store();
        await storeManyRounds();
        const port = await listen();
        const response = await open(port, 'identity');
        await database.pool.query('DELETE FROM accounts WHERE account_id = $1', [accountId]);
        expect(await endingOf(response)).toBe('aborted');
      });

      it('waits for a slow caller, lets others in meanwhile, and reads no further once the caller has gone', async () => {
        await store();
        await storeManyRounds();
        const port = await listen();
        const watch = watchReads();
        const response = await open(port, 'identity');
        const whileWaiting = await watch.settle();
        expect(whileWaiting).toBeGreaterThan(0);
        expect(whileWaiting).toBeLessThan(9);
        expect((await server.call('getActiveAccount', {}, { token })).status).toBe(200);
        response.destroy();
        expect((await watch.settle()) - whileWaiting).toBeLessThanOrEqual(1);
        watch.stop();
      });
    });
  });
});

const bare = new Uint8Array();
const toCsvName = (name: string): string => `${name}.csv`;
