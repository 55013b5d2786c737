import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CourseDocument } from '@strokebook/golf/model';
import { readFile } from '@strokebook/importers/courses';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planDirectory } from '../../db/courses/course-directory.ts';
import { writeCourses } from '../../db/courses/course-rows.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MANAGER = 1;
const file = resolve(process.env['GOLF_DATA_DIR'] ?? '../shared/data', 'courses/us-course-directory.csv.gz');
const HEAD = '_id,latLng,name,city,state,country';
const lines = [
  HEAD,
  'a1,"36.5,-121.9",Pebble Cove,Carmel,California,USA',
  'a2,undefined,Pebble Cove,Austin,Texas,USA',
  'a3,"36.501,-121.9",Pebble Cove,Carmel,California,USA',
  'a4,"51.9,-8.4",Cork,Cork,Utah,USA',
  'a5,undefined,Nowhere,Nil,,USA',
];
const csv = (rows: readonly string[]) => Buffer.from(rows.join('\n'));
const mapAt = (name: string, lat: number, lon: number) =>
  Buffer.from(
    JSON.stringify({
      name,
      holes: [
        {
          number: 1,
          par: 4,
          green: [
            [lat, lon],
            [lat, lon + 0.0002],
            [lat + 0.0002, lon],
          ],
          pin: [lat, lon],
          tees: [[lat + 0.003, lon]],
        },
      ],
    }),
  );

describe('a directory of courses', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token: string;

    beforeAll(async () => {
      await storeAccount(database, { accountId: MANAGER, isProductManager: true });
      token = await server.tokenOf(MANAGER);
    });
    beforeEach(() => database.pool.query('DELETE FROM courses'));

    const send = async (upload: Buffer, dryRun = false, fileName = 'directory.csv') =>
      (await server.call('importCourses', { query: { fileName, dryRun: String(dryRun) }, upload }, { token })).body;
    const stored = async () => {
      const { rows } = await database.pool.query<{ course_id: string; hole_count: number }>(
        'SELECT course_id, hole_count FROM courses ORDER BY course_id',
      );
      return rows.map((row) => `${row.course_id} ${row.hole_count}`);
    };
    const none = { created: 0, changed: 0, unchanged: 0, known: 0, repeated: 0 };

    it('is counted with what is odd about it before it is stored (ENTRY-02)', async () => {
      const preview = await send(csv(lines), true);
      expect(preview).toEqual({
        isStored: false,
        courses: [],
        directory: {
          ...{ ...none, read: 5, created: 4, repeated: 1 },
          examples: [
            'Pebble Cove, Carmel, California, USA',
            'Pebble Cove, Austin, Texas, USA',
            'Cork, Cork, Utah, USA',
            'Nowhere, Nil, USA',
          ],
        },
        warnings: [
          '2 courses without a position, so they are not found near a place',
          '1 course without a state: Nowhere, Nil, USA',
          '1 course said to be in the United States, with a position elsewhere: Cork, Cork, Utah, USA',
        ],
      });
      expect(await stored()).toEqual([]);
    });

    it('changes nothing when it is imported twice, and changes entries that differ (ENTRY-02)', async () => {
      expect((await send(csv(lines))).isStored).toBe(true);
      expect(await stored()).toEqual(['a1 0', 'a2 0', 'a4 0', 'a5 0']);
      const trail = async () => (await server.call('listAuditEvents', {}, { token })).body.events.length;
      const before = await trail();
      expect((await send(csv(lines))).directory).toMatchObject({ ...none, unchanged: 4, repeated: 1 });
      expect(await trail()).toBe(before);
      const moved = lines.map((line) => line.replace('Nil', 'Nile'));
      expect((await send(csv(moved))).directory).toMatchObject({ ...none, changed: 1, unchanged: 3, repeated: 1 });
    });

    it('does not double a course that has a map, nor take its map away (ENTRY-02)', async () => {
      await send(mapAt('Pebble Cove Golf Links', 36.502, -121.9), false, 'pebble.json');
      expect((await send(csv(lines))).directory).toMatchObject({ ...none, known: 2, created: 3 });
      expect(await stored()).toEqual(['a2 0', 'a4 0', 'a5 0', 'pebble-cove-golf-links 1']);
    });

    it('keeps the id of an entry whose map is imported later, again and again (ENTRY-02)', async () => {
      await send(csv(lines));
      const map = mapAt('Pebble Cove Links', 36.502, -121.9);
      const first = await send(map, false, 'pebble.json');
      expect(first.courses[0]).toMatchObject({ courseId: 'a1', replaces: { courseId: 'a1', holeCount: 0 } });
      expect((await send(map, false, 'pebble.json')).courses[0]).toMatchObject({ courseId: 'a1', holeCount: 1 });
      expect((await send(csv(lines))).directory).toMatchObject({ ...none, known: 2, unchanged: 3 });
      expect(await stored()).toEqual(['a1 1', 'a2 0', 'a4 0', 'a5 0']);
    });

    it.skipIf(!existsSync(file))(
      `of the United States is stored in seconds, and twice is as once (ENTRY-02; skipped without ${file})`,
      { tags: ['full'], timeout: 60_000 },
      async () => {
        const bytes = readFileSync(file);
        const { directory, warnings } = await send(bytes, true);
        expect(directory).toMatchObject({ ...none, read: 13_331, created: 13_126, repeated: 205 });
        expect(warnings[0]).toBe('1,629 courses without a position, so they are not found near a place');
        expect(warnings.map((warning) => warning.split(':')[0])).toHaveLength(4);
        await send(bytes);
        expect((await send(bytes)).directory).toMatchObject({ ...none, unchanged: 13_126, repeated: 205 });
        const found = await server.call('listCourses', { query: { q: 'spanish bay ca' } });
        expect(found.body.courses.map(({ name }) => name)).toContain('Links at Spanish Bay');
      },
    );

    it.skipIf(!existsSync(file))(
      `has every course of the United States once (ENTRY-02; skipped without ${file})`,
      async () => {
        const { courses } = readFile('directory.csv', gunzipSync(readFileSync(file)).toString('utf8'));
        await writeCourses(database.query, courses.slice(0, 100) as CourseDocument[]);
        const { created, unchanged } = await planDirectory(database.query, courses);
        const names = created.map(({ name, city, region }) => `${name}, ${city}, ${region}`);
        expect(names.length - new Set(names).size).toBeLessThan(20);
        expect(unchanged).toBeGreaterThan(90);
      },
    );
  });
});
