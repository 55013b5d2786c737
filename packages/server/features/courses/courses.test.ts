import { gzipSync } from 'node:zlib';
import { COURSE_FORMAT, type CourseDocument } from '@strokebook/golf/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshFoundCourses, writeCourses } from '../../db/courses/course-rows.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MANAGER = 1;
const PLAYER = 2;

const square = (lon: number, lat: number) => {
  const [east, north] = [lon + 0.0002, lat + 0.0002];
  return [
    [lon, lat],
    [east, lat],
    [east, north],
    [lon, north],
    [lon, lat],
  ];
};
const feature = (type: string, hole: number, lat: number) => ({
  type: 'Feature',
  properties: { type, hole },
  geometry: { type: 'Polygon', coordinates: [square(-3.2, lat)] },
});
const mapOf = (holes: number, lat = 56) => ({
  type: 'FeatureCollection',
  metadata: { source: 'OpenStreetMap contributors', license: 'ODbL 1.0' },
  features: Array.from({ length: holes }, (_unused, index) => [
    feature('tee', index + 1, lat + index / 1_000),
    feature('green', index + 1, lat + 0.003 + index / 1_000),
  ]).flat(),
});
const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const named = (courseId: string, name: string, city?: string): CourseDocument => ({
  format: COURSE_FORMAT,
  courseId,
  name,
  ...(city === undefined ? {} : { city }),
  tees: [],
  holes: [],
});

describe('courses', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let manager: string;

    beforeAll(async () => {
      await storeAccount(database, { accountId: MANAGER, isProductManager: true });
      await storeAccount(database, { accountId: PLAYER });
      manager = await server.tokenOf(MANAGER);
    });

    const send = (file: unknown, { dryRun = false, fileName = 'old_links.geojson', token = manager } = {}) =>
      server.call(
        'importCourses',
        { query: { fileName, dryRun: String(dryRun) }, upload: file instanceof Buffer ? file : bytesOf(file) },
        { token },
      );
    const list = async (q?: string, cursor?: string) =>
      (
        await server.call('listCourses', {
          query: { ...(q === undefined ? {} : { q }), ...(cursor === undefined ? {} : { cursor }) },
        })
      ).body;
    const problemsOf = ({ error }: Awaited<ReturnType<typeof send>>) => [
      error?.code,
      ...(error?.problems ?? []).map(({ path, message }) => `${path} ${message}`.trim()),
    ];

    it('are shown before they are stored, and stored when that is wanted (GEN-02, DATA-57)', async () => {
      const preview = await send(mapOf(9), { dryRun: true });
      expect(preview.body).toMatchObject({
        isStored: false,
        courses: [{ courseId: 'old-links', name: 'Old Links', holeCount: 9, replaces: null }],
      });
      expect(preview.body.courses[0]?.course?.holes).toHaveLength(9);
      expect((await list('old links')).total).toBe(0);

      const stored = await send(gzipSync(bytesOf(mapOf(9))));
      expect(stored.body.isStored).toBe(true);
      expect(stored.body.courses[0]?.course).toBeUndefined();
      expect(stored.body.courses[0]?.gaps[0]).toEqual({
        hole: 1,
        gaps: [{ kind: 'inferredPar', text: 'par from the length' }],
      });
      const { body } = await server.call('getCourse', { params: { courseId: 'old-links' } });
      expect(body.attribution).toBe('OpenStreetMap contributors; ODbL 1.0');
      expect((await send(mapOf(9), { dryRun: true })).body.courses[0]?.replaces).toMatchObject({
        courseId: 'old-links',
        name: 'Old Links',
        holeCount: 9,
        city: null,
        position: { lat: expect.closeTo(56, 2), lon: expect.closeTo(-3.2, 2) },
      });
    });

    it('FIRST-01: the drawing of a course is sent to visitors, and drawn again after a change', async () => {
      await send(mapOf(2));
      const drawingOf = async () =>
        (await server.call('getCourseDrawing', { params: { courseId: 'old-links' } })).body.holes;
      const before = await drawingOf();
      expect(before.map(({ number }) => number)).toEqual([1, 2]);
      expect(before[0]?.outlines.green).toHaveLength(1);
      expect(await drawingOf()).toEqual(before);
      await send(mapOf(3));
      expect(await drawingOf()).toHaveLength(3);
      expect((await server.call('getCourseDrawing', { params: { courseId: 'no-such-course' } })).status).toBe(404);
    });

    it('take the place of the one of their name where it lies, and leave a namesake elsewhere alone (DATA-22)', async () => {
      const inland = mapOf(9, 51);
      const [first, again] = [await send(inland), await send(inland)].map(({ body }) => body.courses[0]);
      expect([first?.courseId, first?.replaces]).toEqual(['old-links-2', null]);
      expect([again?.courseId, again?.replaces?.courseId]).toEqual(['old-links-2', 'old-links-2']);
      const { body } = await server.call('getCourse', { params: { courseId: 'old-links' } });
      expect(body.position?.lat).toBeCloseTo(56, 2);
      expect((await list('old links')).total).toBe(2);
      await database.pool.query("DELETE FROM courses WHERE course_id = 'old-links-2'");
    });

    it('are written down among what the manager did (GEN-02)', async () => {
      const { body } = await server.call('listAuditEvents', {}, { token: manager });
      expect(body.events.map(({ kind, details }) => [kind, details])).toContainEqual([
        'coursesImported',
        { courses: 'Old Links' },
      ]);
    });

    it('leave rounds as they were logged when they are replaced (DATA-22)', async () => {
      const round = { ...scoreOnlyRound('r1'), course: { name: 'Old Links', courseId: 'old-links' } };
      const token = await server.tokenOf(PLAYER);
      await server.call('putRound', { params: { accountId: PLAYER, roundId: 'r1' }, body: round as never }, { token });
      const before = await server.call('getRound', { params: { accountId: PLAYER, roundId: 'r1' } }, { token });
      await send(mapOf(7));
      const after = await server.call('getRound', { params: { accountId: PLAYER, roundId: 'r1' } }, { token });
      expect(after.body).toEqual(before.body);
      expect((await list('old links')).courses[0]?.holeCount).toBe(7);
    });

    it.each([
      ['nothing', '', ['COURSE_UNREADABLE', 'the file is empty']],
      ['no JSON', '{"type":', 'the file is no JSON'],
      ['rounds', JSON.stringify([scoreOnlyRound('r9')]), ['COURSE_UNREADABLE', 'the file holds 1 round and no course']],
      ['a broken archive', Buffer.from([0x1f, 0x8b, 1, 2, 3]), ['COURSE_UNREADABLE', 'the file cannot be unpacked']],
      ['other bytes', Buffer.from([0x89, 0x50, 0xff, 0xfe]), ['COURSE_UNREADABLE', 'the file is not UTF-8 text']],
      [
        'a bomb',
        gzipSync(Buffer.alloc(97 * 1024 * 1024, ' ')),
        ['COURSE_UNREADABLE', 'the file unpacks to more than 96 MB'],
      ],
      [
        'two mistakes',
        '{"name":"C","holes":[{"number":0},{"number":99}]}',
        [
          'COURSE_UNREADABLE',
          'hole no. 1 of the file: the number is 0, less than 1',
          'hole no. 2 of the file: the number is 99, more than 36',
        ],
      ],
    ])(
      'of a file of %s are refused with every problem, and nothing is stored (ERR-O5)',
      async (_what, file, problems) => {
        const before = (await list()).total;
        const reply = await send(file);
        expect(reply.status).toBe(422);
        if (typeof problems === 'string') expect(problemsOf(reply)[1]).toContain(problems);
        else expect(problemsOf(reply)).toEqual(problems);
        expect((await list()).total).toBe(before);
      },
    );

    it('are imported by product managers alone (ACCESS-06)', async () => {
      const player = await send(mapOf(9), { token: await server.tokenOf(PLAYER) });
      expect([player.status, player.error?.code]).toEqual([404, 'NOT_FOUND']);
    });

    it('answer other calls while a large map is read (GEN-02)', { tags: ['full'] }, async () => {
      const bunkers = Array.from({ length: 49_000 }, (_unused, index) =>
        feature('bunker', 0, 56 + (index % 700) / 1e5),
      );
      const large = { ...mapOf(9), features: [...mapOf(9).features, ...bunkers] };
      const progress = { isRead: false };
      const reading = send(large, { dryRun: true }).finally(() => {
        progress.isRead = true;
      });
      let answered = 0;
      while (!progress.isRead) {
        expect((await server.call('getHealth', {})).status).toBe(200);
        answered += 1;
        // Calls within this process never yield to messages of other threads.
        await new Promise(setImmediate);
      }
      expect((await reading).body.courses[0]?.holeCount).toBe(9);
      expect(answered).toBeGreaterThan(10);
    });

    it('are found by the words of their name and place, mapped ones first, a page at a time (DATA-22)', async () => {
      const many = Array.from({ length: 45 }, (_unused, index) =>
        named(`p${index}`, `Pine ${String(index).padStart(2, '0')}`, 'Ávila'),
      );
      await writeCourses(database.query, [...many, named('stara', 'Golf Club Stará Boleslav')]);
      expect((await list('boleslav STARA')).courses.map(({ courseId }) => courseId)).toEqual(['stara']);
      expect((await list('100%')).total).toBe(0);
      const found: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await list('pine avila', cursor ?? undefined);
        expect(page.total).toBe(45);
        found.push(...page.courses.map(({ courseId }) => courseId));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found).toEqual(many.map(({ courseId }) => courseId));
      expect((await list()).courses[0]).toMatchObject({ courseId: 'old-links', city: null });
      const refused = await server.call('listCourses', { query: { cursor: 'x' } });
      expect(refused.error?.problems).toEqual([{ path: '$.cursor', message: 'is not a cursor of this list' }]);
    });

    it('that were stored before there was a list of them are found too (DATA-22)', async () => {
      await database.pool.query("UPDATE courses SET folded_words = NULL WHERE course_id = 'stara'");
      expect((await list('stara')).total).toBe(0);
      await refreshFoundCourses(database.query, new AbortController().signal);
      expect((await list('stara')).total).toBe(1);
    });
  });
});
