import type { CourseDocument } from '@strokebook/golf/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCourses } from '../../db/courses/course-rows.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { copyRound, scoreOnlyRound } from '../../testing/test-rounds.ts';
import { importFiles, type NamedReading } from './import-files.ts';

const at = new Date('2026-06-15T12:00:00Z');
const reading = (
  file: string,
  rounds: NamedReading['rounds'],
  courses: NamedReading['courses'] = [],
  isDirectory = false,
): NamedReading => ({
  file,
  rounds,
  courses,
  isDirectory,
  warnings: [],
});
const roundOf = (roundId: string, playerId?: string) =>
  scoreOnlyRound(roundId, playerId === undefined ? {} : { player: { playerId } });
const course = { format: 'strokebook.course/1', courseId: 'c1', name: 'Alder Creek', tees: [], holes: [] } as const;

describe('importing', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
      await storeAccount(database, { accountId: 900, username: 'ingrid', firstName: 'Ingrid', lastName: '' });
    });
    afterAll(() => database.close());

    const count = async (sql: string): Promise<number> => {
      const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${sql}`);
      return rows[0]?.count ?? 0;
    };
    const versionOf = async (username: string): Promise<number> => {
      const { rows } = await database.pool.query<{ data_version: number }>(
        'SELECT data_version FROM accounts WHERE username = $1',
        [username],
      );
      return rows[0]?.data_version ?? -1;
    };

    it('stores rounds once, and again only when they changed (GEN-02)', async () => {
      const first = await importFiles(database, [reading('a', [roundOf('r1'), roundOf('r2')])], 'Ingrid', at);
      expect(first.rounds).toEqual({ created: 2, changed: 0, unchanged: 0 });
      const version = await versionOf('ingrid');
      const again = await importFiles(database, [reading('a', [roundOf('r1'), roundOf('r2')])], 'ingrid', at);
      expect(again.rounds).toEqual({ created: 0, changed: 0, unchanged: 2 });
      expect(await versionOf('ingrid')).toBe(version);
      const changed = { ...roundOf('r1'), notes: 'windy' };
      expect((await importFiles(database, [reading('a', [changed])], 'ingrid', at)).rounds).toEqual({
        created: 0,
        changed: 1,
        unchanged: 0,
      });
      expect(await versionOf('ingrid')).toBe(version + 1);
      expect(await count("rounds WHERE round_id = 'r1' AND revision = 2")).toBe(1);
    });

    it('gives each player of a file an account of its own, closed to the public (ACCESS-22)', async () => {
      const file = [reading('feed', [roundOf('p1', '08793'), roundOf('p2', '山田'), roundOf('p3', '佐藤')])];
      expect((await importFiles(database, file, null, at)).accounts).toEqual({ known: 0, created: 3 });
      expect((await importFiles(database, file, null, at)).accounts).toEqual({ known: 3, created: 0 });
      expect(await count("accounts WHERE username LIKE 'imported-%' AND NOT allow_public_site")).toBe(3);
    });

    it('stores all or nothing (ERR-O5)', async () => {
      const before = [await count('rounds'), await count('accounts'), await count('courses')];
      const files = [reading('good', [roundOf('n1', 'newcomer')], [course]), reading('bad', [roundOf('n2')])];
      await expect(importFiles(database, files, null, at)).rejects.toThrow(
        "bad: round 'n2' names no player; say whose it is with --account USERNAME",
      );
      await expect(importFiles(database, [reading('good', [roundOf('n1')], [course])], 'nobody', at)).rejects.toThrow(
        "there is no account 'nobody'",
      );
      expect([await count('rounds'), await count('accounts'), await count('courses')]).toEqual(before);
    });

    it('refuses a round that stands in two files (ERR-O5)', async () => {
      const files = [reading('one', [roundOf('d1', '7')]), reading('two', [roundOf('d1', '7')])];
      await expect(importFiles(database, files, null, at)).rejects.toThrow("two: round 'd1' stands in one already");
    });

    it('makes a player once when several files of one player are imported at the same time', async () => {
      const imports = ['c1', 'c2', 'c3', 'c4'].map((roundId) =>
        importFiles(database, [reading(roundId, [roundOf(roundId, 'cy')])], null, at),
      );
      expect((await Promise.all(imports)).map(({ rounds }) => rounds.created)).toEqual([1, 1, 1, 1]);
      expect(await count("accounts WHERE first_name = 'cy'")).toBe(1);
    });

    it('stores nothing where an account would have more than 5,000 rounds, and names it (ERR-O5)', async () => {
      await importFiles(database, [reading('a', [roundOf('full', 'fu')])], null, at);
      const { rows } = await database.pool.query<{ account_id: number }>(
        "SELECT account_id FROM accounts WHERE first_name = 'fu'",
      );
      await copyRound(database, rows[0]?.account_id ?? 0, 'full', 4_998);
      const files = (...roundIds: string[]) => [reading('b', [...roundIds.map((id) => roundOf(id, 'fu'))])];
      await expect(importFiles(database, files('full-1', 'new-1', 'new-2'), null, at)).rejects.toThrow(
        "there is room for 5,000 rounds, and 'imported-fu' would have more",
      );
      expect(await count("rounds WHERE round_id LIKE 'new-%'")).toBe(0);
      expect((await importFiles(database, files('full-1', 'new-1'), null, at)).rounds.created).toBe(1);
    });

    it('replaces a course by its id (DATA-22)', async () => {
      await importFiles(database, [reading('a', [], [course])], null, at);
      await importFiles(database, [reading('a', [], [{ ...course, name: 'Alder Creek West' }])], null, at);
      expect(await count("courses WHERE course_id = 'c1' AND name = 'Alder Creek West'")).toBe(1);
    });

    it('keeps a course with the id or name of another one elsewhere, and names the one that it replaces (DATA-22)', async () => {
      const at36 = (courseId: string, lon: number) => ({
        ...{ ...course, courseId, name: 'Twin Pines' },
        position: { lat: 36, lon },
      });
      const placed = async (...courses: CourseDocument[]) => {
        const result = await importFiles(database, [reading('a', [], courses)], null, at);
        return result.courses.map((one) => [one.course.courseId, one.replaces]);
      };
      expect(await placed(at36('twin', 140))).toEqual([['twin', null]]);
      expect(await placed(at36('twin', 139))).toEqual([['twin-2', null]]);
      // Again, from files whose ids were derived otherwise, and twice in one command.
      expect(await placed(at36('twin-pines', 139), at36('twin', 140), at36('twin', 140))).toEqual([
        ['twin-2', 'Twin Pines'],
        ['twin', 'Twin Pines'],
      ]);
      expect(await placed(at36('twin', 138), at36('twin', 137))).toEqual([
        ['twin-3', null],
        ['twin-4', null],
      ]);
    });

    it('keeps what was corrected of a course by hand, and says so (DATA-O61)', async () => {
      const imported = { ...course, courseId: 'c-mend' };
      await storeCourses(database.query, [{ course: { ...imported, city: 'Amity' }, imported }]);
      const { courses } = await importFiles(database, [reading('a', [], [imported])], null, at);
      expect(courses[0]?.corrections).toEqual(['Stays as it was corrected: Town: - → Amity']);
      expect(await count("courses WHERE course_id = 'c-mend' AND document ->> 'city' = 'Amity'")).toBe(1);
    });
  });
});
