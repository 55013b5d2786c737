import type { CallOf } from '@strokebook/contract';
import { DEFAULT_STANDARD } from '@strokebook/golf/stats';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepCorrections, storeCourses } from '../../db/courses/course-rows.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MANAGER = 1;
const PLAYER = 2;
const courseId = 'links';

const ring = (lat: number) => [
  [lat, -3.2],
  [lat, -3.1998],
  [lat + 0.0002, -3.2],
];
/** A map of holes of par 5 with two tees, as a file. */
const mapOf = (numbers: readonly number[], changes: object = {}) =>
  Buffer.from(
    JSON.stringify({
      name: 'Links',
      holes: numbers.map((number) => ({
        number,
        par: 5,
        green: ring(56 + number / 100),
        pin: [56 + number / 100, -3.2],
        tees: [[56.003 + number / 100, -3.2]],
      })),
      ...changes,
    }),
  );
const line = [
  { lat: 56, lon: -3.2 },
  { lat: 56.003, lon: -3.2 },
];
type Change = CallOf<'updateCourse'>['body'];
const card: Change = {
  ...{ name: 'Old Links', city: 'Amity', region: '', country: null },
  tees: [{ name: 'Blue', rating: 73.1, slope: 139, yards: [380 as never, null] }],
  holes: [
    { number: 1, par: 4, strokeIndex: 3 },
    { number: 2, par: 5, strokeIndex: 1 },
  ],
};

describe('the correction of a course', () => {
  onEachDatabase((openTestDatabase, { isSecond, isCluster }) => {
    const { database, server } = useTestServer(openTestDatabase);
    let manager: string;
    let player: string;

    const importMap = async (file: Buffer, dryRun = false) =>
      (
        await server.call(
          'importCourses',
          { query: { fileName: 'links.json', dryRun: String(dryRun) }, upload: file },
          { token: manager },
        )
      ).body.courses[0];
    const read = async () => (await server.call('getCourse', { params: { courseId } })).body;
    const correct = (change: Partial<Change> = {}, token = manager) =>
      server.call('updateCourse', { params: { courseId }, body: { ...card, ...change } }, { token });
    const draw = (body: CallOf<'updateHoleLines'>['body'], token = manager) =>
      server.call('updateHoleLines', { params: { courseId }, body }, { token });

    beforeAll(async () => {
      await storeAccount(database, { accountId: MANAGER, isProductManager: true });
      await storeAccount(database, { accountId: PLAYER });
      [manager, player] = [await server.tokenOf(MANAGER), await server.tokenOf(PLAYER)];
    });
    let imported: string;
    beforeAll(async () => {
      await importMap(mapOf([1, 2]));
      imported = JSON.stringify((await database.pool.query('SELECT * FROM courses')).rows);
    });
    beforeEach(async () => {
      await database.pool.query('DELETE FROM courses');
      // Reading the file again for each test takes a second.
      await database.pool.query('INSERT INTO courses SELECT * FROM jsonb_populate_recordset(null::courses, $1)', [
        imported,
      ]);
    });

    it('changes the card, and neither ids nor numbers nor outlines (DATA-O61)', async () => {
      const before = await read();
      const { status, body } = await correct();
      expect(status).toBe(200);
      const after = await read();
      expect(after).toEqual(body);
      expect(after).toMatchObject({ courseId, name: 'Old Links', city: 'Amity', position: before.position });
      expect(after).not.toHaveProperty('region');
      expect(after.tees).toEqual([{ name: 'Blue', rating: 73.1, slope: 139, yards: [380, null] }]);
      expect(after.holes).toEqual(
        before.holes.map((hole, at) => ({ ...hole, par: [4, 5][at], parFrom: 'mapped', strokeIndex: [3, 1][at] })),
      );
      const { body: found } = await server.call('listCourses', { query: { q: 'amity' } });
      expect(found.courses.map((one) => one.courseId)).toEqual([courseId]);
    });

    it.each([
      ['a slope', { tees: [{ name: 'Blue', slope: 300, yards: [] }] }, '$.tees[0].slope'],
      ['a par', { holes: [{ number: 1, par: 9 }, { number: 2 }] }, '$.holes[0].par'],
      [
        'a stroke index on two holes',
        {
          holes: [
            { number: 1, strokeIndex: 2 },
            { number: 2, strokeIndex: 2 },
          ],
        },
        '$.holes[1].strokeIndex',
      ],
      ['a length of no hole', { tees: [{ name: 'Blue', yards: [1, 2, 3] }] }, '$.tees[0].yards'],
      ['a hole that is missing', { tees: [], holes: [{ number: 1, par: 4 }] }, '$.holes'],
      ['another number', { holes: [{ number: 1 }, { number: 3 }] }, '$.holes'],
      ['a line', { holes: [{ number: 1, centreLine: line }, { number: 2 }] }, '$.holes[0].centreLine'],
      ['an id', { courseId: 'other' }, '$.courseId'],
      ['a name of nothing', { name: ' ' }, '$.name'],
    ])('is refused with its place for %s, and changes nothing (DATA-O61, ERR-O5)', async (_what, change, path) => {
      const before = await read();
      const reply = await correct(change as never);
      expect([reply.status, reply.error?.code]).toEqual([400, 'REQUEST_INVALID']);
      expect(reply.error?.problems?.map((problem) => problem.path)).toContain(path);
      expect(await read()).toEqual(before);
    });

    it('is open to product managers alone (ACCESS-06)', async () => {
      const before = await read();
      for (const reply of [await correct({}, player), await draw({ holes: [] }, player)]) {
        expect([reply.status, reply.error?.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect(await read()).toEqual(before);
    });

    it('moves the line of a hole, from whose start it is measured, and leaves its card alone (DATA-O61)', async () => {
      const before = await read();
      const reply = await draw({ holes: [{ number: 2, centreLine: line }] });
      expect(reply.body.holes).toEqual([before.holes[0], { ...before.holes[1], centreLine: line, tee: line[0] }]);
      const refused = await draw({ holes: [{ number: 7, centreLine: line }] });
      expect(refused.error?.problems).toEqual([{ path: '$.holes[0].number', message: 'is no hole of the course' }]);
    });

    it('is refused over a version that came in between, of an editor or an import (DATA-O61)', async () => {
      const { version } = await read();
      const first = await correct({ version, city: 'First' });
      expect(first.status).toBe(200);
      expect(first.body.version).not.toBe(version);
      const second = await correct({ version, city: 'Second' });
      expect([second.status, second.error?.code]).toEqual([409, 'COURSE_CHANGED']);
      expect((await draw({ version, holes: [] })).status).toBe(409);
      expect((await read()).city).toBe('First');
      expect((await correct({ version: first.body.version, city: 'Third' })).status).toBe(200);

      const begun = (await read()).version;
      await importMap(mapOf([1, 2, 3]));
      expect((await correct({ version: begun })).error?.code).toBe('COURSE_CHANGED');
    });

    it('lets one of two through that save the same version at once (DATA-O61)', async () => {
      const { version } = await read();
      const replies = await Promise.all(['One', 'Two', 'Three'].map((city) => correct({ version, city })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it('is written down among what the manager did, with what it changed; one that changes nothing is not (DATA-O61)', async () => {
      const trail = async () => (await server.call('listAuditEvents', {}, { token: manager })).body.events;
      await correct();
      const [newest] = await trail();
      expect(newest).toMatchObject({ kind: 'courseChanged', details: { courses: 'Old Links' } });
      expect(newest?.details['changes']).toBe(
        'Name: Links → Old Links; Town: - → Amity; Tees: - → Blue; Hole 1, par: 5 → 4; ' +
          'Hole 1, stroke index: - → 3; Hole 2, stroke index: - → 1',
      );
      await correct();
      expect((await trail())[0]?.eventId).toBe(newest?.eventId);
    });

    it('leaves rounds and their figures as they were logged, and holds for rounds from then on (DATA-O61)', async () => {
      const round = scoreOnlyRound('r-links', { course: { courseId, name: 'Links' } });
      const [params, options] = [{ accountId: PLAYER, roundId: round.roundId }, { token: player }];
      await server.call('putRound', { params, body: round as never }, options);
      const ofPlayer = { params: { accountId: PLAYER } };
      const figures = async () => [
        (await server.call('getRound', { params }, options)).body,
        (
          await server.call(
            'overviewGroup',
            {
              ...ofPlayer,
              body: {
                groupName: 'Trends',
                roundFilters: [{ filterName: 'All' }],
                standardsFilter: { standardName: DEFAULT_STANDARD },
              },
            } as never,
            options,
          )
        ).body,
      ];
      const toPlay = async () =>
        (await server.call('getCourseToPlay', { params: { accountId: PLAYER, courseId } }, options)).body;
      const before = await figures();
      expect((await toPlay()).holes.map(({ par }) => par)).toEqual([5, 5]);
      await correct();
      expect(await figures()).toEqual(before);
      expect(await toPlay()).toMatchObject({ name: 'Old Links', holes: [{ par: 4, strokeIndex: 3 }, { par: 5 }] });
      const { body: played } = await server.call('findRoundCourses', { ...ofPlayer, query: {} }, options);
      expect(played.courses.map(({ name }) => name)).toEqual(['Old Links']);
    });

    it('is what another server answers at once, whatever it has cached (SCALE-05)', async () => {
      const other = await createTestServer(database);
      try {
        const drawnAt = async (one: typeof other) =>
          (await one.call('getCourseDrawing', { params: { courseId } })).body.holes;
        const before = await drawnAt(other);
        await draw({ holes: [{ number: 1, centreLine: [{ lat: 56.02, lon: -3.2 }, ...line] }] });
        await correct();
        expect((await other.call('getCourse', { params: { courseId } })).body).toEqual(await read());
        const after = await drawnAt(other);
        expect(after).toEqual(await drawnAt(server));
        expect(after).not.toEqual(before);
      } finally {
        await other.close();
      }
    });

    it('stays when its file is imported again, which says so; what nobody corrected follows the file (DATA-O61)', async () => {
      await correct();
      await draw({ holes: [{ number: 2, centreLine: line }] });
      // Hole 1 has left the map, and hole 3 is new.
      const changed = mapOf([2, 3], { country: 'Scotland' });
      const preview = await importMap(changed, true);
      expect(preview).toMatchObject({
        ...{ courseId, name: 'Old Links', replaces: { courseId } },
        kept: [
          'Name: Links → Old Links',
          'Town: - → Amity',
          'Tees: - → Blue',
          'Hole 2, stroke index: - → 1',
          'Hole 2: line changed',
        ],
        lost: ['Hole 1, par: 5 → 4', 'Hole 1, stroke index: - → 3', 'Hole 1, yards: Blue'],
      });
      await importMap(changed);
      const after = await read();
      expect(after).toMatchObject({ name: 'Old Links', city: 'Amity' });
      // Lengths stay with their holes.
      expect(after.tees).toEqual([{ name: 'Blue', rating: 73.1, slope: 139, yards: [null, null] }]);
      expect(after.holes.map(({ number, par, strokeIndex }) => [number, par, strokeIndex])).toEqual([
        [2, 5, 1],
        [3, 5, undefined],
      ]);
      expect(after.holes[0]).toMatchObject({ centreLine: line, tee: line[0] });
    });

    it('is found by the name of its file again, also under an id of a directory (DATA-O61, DATA-22)', async () => {
      await database.pool.query('DELETE FROM courses');
      const directory = (row: string) => ({
        query: { fileName: 'directory.csv' },
        upload: Buffer.from(`_id,latLng,name,city,state,country\n${row}`),
      });
      const entry = directory('d1,"56.01,-3.2",Links,Amity,,Scotland');
      await server.call('importCourses', entry, { token: manager });
      const mapped = await importMap(mapOf([1, 2]));
      expect(mapped?.courseId).toBe('d1');
      const params = { courseId: 'd1' };
      await server.call('updateCourse', { params, body: { ...card, name: 'Renamed' } }, { token: manager });
      expect((await importMap(mapOf([1, 2])))?.courseId).toBe('d1');
      const { body } = await server.call('importCourses', entry, { token: manager });
      expect(body.directory).toMatchObject({ known: 1, created: 0, changed: 0 });
      expect((await server.call('getCourse', { params })).body.name).toBe('Renamed');
      expect((await server.call('listCourses', { query: {} })).body.total).toBe(1);
    });

    it('of an entry of a directory stays when the directory is imported again (DATA-O61)', async () => {
      await database.pool.query('DELETE FROM courses');
      const rows = (state: string) => ({
        query: { fileName: 'directory.csv' },
        upload: Buffer.from(`_id,latLng,name,city,state,country\nlinks,"56,-3.2",Links,Amity,${state},Scotland`),
      });
      await server.call('importCourses', rows(''), { token: manager });
      const entryId = (await server.call('listCourses', { query: {} })).body.courses[0]?.courseId ?? '';
      const body = { ...card, city: 'Ruskin', country: 'Scotland', tees: [], holes: [] };
      const params = { courseId: entryId };
      expect((await server.call('updateCourse', { params, body }, { token: manager })).status).toBe(200);
      const again = await server.call('importCourses', rows(''), { token: manager });
      expect(again.body.directory).toMatchObject({ unchanged: 1, changed: 0, created: 0 });
      const changed = await server.call('importCourses', rows('Fife'), { token: manager });
      expect(changed.body.directory).toMatchObject({ changed: 1, created: 0 });
      expect((await server.call('getCourse', { params })).body).toMatchObject({ city: 'Ruskin', region: 'Fife' });
    });

    it.skipIf(!isSecond || isCluster)(
      'waits for an import that has read it, and is not lost (DATA-O61; skipped on the embedded database, which has one connection, and on a cluster, which does not show who waits)',
      async () => {
        const { version: _version, ...document } = await read();
        const progress = { isDone: false };
        let correcting: ReturnType<typeof correct> | undefined;
        await database.query.transaction(async (tx) => {
          const rows = await keepCorrections(tx, [document]);
          correcting = correct().finally(() => {
            progress.isDone = true;
          });
          await expect.poll(async () => progress.isDone || (await countWaiting()) === 1).toBe(true);
          await storeCourses(tx, rows);
        });
        expect((await correcting)?.status).toBe(200);
        expect((await read()).name).toBe('Old Links');
      },
    );

    const countWaiting = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ count: string }>(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return Number(rows[0]?.count);
    };
  });
});
