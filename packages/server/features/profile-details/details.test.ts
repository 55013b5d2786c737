import { features } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { storeDrawing } from '../../testing/test-media.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const params = { accountId: 1 };
const details = {
  about: 'I <b>play</b> golf.',
  college: 'Harrow Glen',
  collegeStartDate: null,
  collegeEndDate: '2028-05-20',
  collegeGpa: 3.6,
  highSchool: 'Northgate',
  highSchoolEndDate: '2024-06-01',
  highSchoolGpa: 3.9,
  classYear: 'Junior',
  gender: 'women' as const,
  height: `5'9"`,
  weight: null,
  showsWeight: false,
  ghin: '1234567',
  officialIndex: 4.1,
  officialIndexDay: '2026-05-01',
  showsOfficialIndex: false,
  ncaaNumber: '22',
  websiteLink: 'https://example.com/',
};
const draft = {
  publishedOn: '2026-05-01',
  header: '<img src=x onerror=alert(1)>',
  body: 'Text',
  coverMediaId: 'cover',
  imageMediaIds: ['image'],
  clipMediaIds: [],
  links: [{ url: 'https://example.com/', label: 'More' }],
  videoUrls: [],
};
const tournament = {
  name: 'Club championship',
  url: null,
  city: 'Bergen',
  state: null,
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  numberOfRounds: 2,
  eventType: 'tournament',
  locale: 'local',
  isTeamEvent: false,
} as const;
const choice = { status: 'applied', isFavorite: false, note: null } as const;

describe('what a player writes', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token: string;
    let other: string;

    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2, settings: [{ featureId: features.website, isPublic: false }] });
      token = await server.tokenOf(1);
      other = await server.tokenOf(2);
      const createdAt = server.clock.now();
      await storeDrawing(database, 1, 'cover', { use: 'news', createdAt });
      await storeDrawing(database, 1, 'image', { use: 'news', createdAt });
      await storeDrawing(database, 2, 'foreign', { use: 'news', createdAt });
    });

    it('stands in the profile as it was written (DATA-02, DATA-16)', async () => {
      const stored = await server.call('updateProfileDetails', { params, body: details }, { token });
      expect(stored.body.details).toEqual(details);
      const { body } = await server.call('getProfile', { params: { username: 'user-1' } });
      expect(body.account.accountExtraInfo).toEqual([
        {
          about: 'I <b>play</b> golf.',
          ncaaNumber: '22',
          college: 'Harrow Glen',
          collegeEndDate: '2028-05-20',
          collegeGpa: 3.6,
          highSchool: 'Northgate',
          highSchoolEndDate: '2024-06-01',
          highSchoolGpa: 3.9,
          classYear: 'Junior',
          height: `5'9"`,
          weight: null,
          ghin: '1234567',
          websiteLink: 'https://example.com/',
        },
      ]);
    });

    it('show the weight to visitors only if the player has said so (DATA-O14)', async () => {
      const change = (body: object) => server.call('updateProfileDetails', { params, body }, { token });
      const weightFor = async (viewer?: string) => {
        const { body } = await server.call('getProfileById', { params }, { token: viewer });
        return body.account.accountExtraInfo[0]?.weight;
      };
      await change({ weight: '70 kg' });
      expect([await weightFor(), await weightFor(token)]).toEqual([null, '70 kg']);
      await change({ showsWeight: true });
      expect(await weightFor()).toBe('70 kg');
      await change({ weight: null, showsWeight: false });
    });

    it('show the official index with its day to visitors only if the player has ticked it (INDEX-10, INDEX-16)', async () => {
      const change = (body: object) => server.call('updateProfileDetails', { params, body }, { token });
      const shown = async () =>
        (await server.call('getProfileById', { params })).body.account.accountExtraInfo[0]?.shownIndex;
      await change({ officialIndex: -1.3, officialIndexDay: '2026-05-01', showsOfficialIndex: false });
      expect(await shown()).toBeUndefined();
      await change({ showsOfficialIndex: true });
      expect(await shown()).toEqual({ value: -1.3, day: '2026-05-01' });
    });

    it.each([
      [{ officialIndex: 4.1, officialIndexDay: null }, 'officialIndexDay', 'is missing'],
      [{ officialIndex: null, officialIndexDay: '2026-05-01' }, 'officialIndex', 'is missing'],
      [{ officialIndex: 4.1, officialIndexDay: '2099-01-01' }, 'officialIndexDay', 'is in the future'],
      [{ officialIndex: 4.15 }, 'officialIndex', 'has more than one decimal'],
      [{ officialIndex: 54.1 }, 'officialIndex', 'is above 54.0'],
      [{ officialIndex: -10.1 }, 'officialIndex', 'is better than +10.0'],
    ])('an official index has its day, and %j is none (INDEX-10)', async (body, field, message) => {
      const reply = await server.call('updateProfileDetails', { params, body: body as never }, { token });
      expect([reply.status, reply.error?.problems]).toEqual([400, [{ path: `$.${field}`, message }]]);
    });

    it('keeps what another change has said meanwhile: only what is named changes', async () => {
      await server.call('updateProfileDetails', { params, body: details }, { token });
      await server.call('updateProfileDetails', { params, body: { height: '180 cm' } }, { token });
      const { body } = await server.call('updateProfileDetails', { params, body: { weight: '70 kg' } }, { token });
      expect(body.details).toEqual({ ...details, height: '180 cm', weight: '70 kg' });
    });

    it.each([
      ['websiteLink', 'javascript:alert(1)', 'must be a web address that begins with http:// or https://'],
      ['collegeGpa', 5.1, 'is above 5'],
      ['collegeGpa', 'abc', 'must be a number such as 3.6'],
      ['about', 'a'.repeat(5_001), 'has more than 5000 characters'],
      ['collegeEndDate', '2028-02-30', 'must be a day of the form yyyy-MM-dd'],
    ])('is refused with its place and reason: %s', async (field, value, message) => {
      const body = { ...details, [field]: value };
      const { status, error } = await server.call('updateProfileDetails', { params, body: body as never }, { token });
      expect([status, error?.problems]).toEqual([400, [{ path: `$.${field}`, message }]]);
    });

    it('is news: published, changed and removed, with their pictures (DATA-55)', async () => {
      const made = await server.call('createNews', { params, body: draft }, { token });
      expect(made.body).toMatchObject({
        header: draft.header,
        formattedDate: 'May 1, 2026',
        coverPhoto: { width: 96 },
        attached: { coverMediaId: 'cover', imageMediaIds: ['image'] },
      });
      const story = { ...params, newsId: made.body.newsId };
      await server.call(
        'updateNews',
        { params: story, body: { ...draft, header: 'Anew', imageMediaIds: [] } },
        { token },
      );
      const { body } = await server.call('getNewsItem', { params: story });
      expect([body.header, body.images]).toEqual(['Anew', []]);
      server.clock.advance(25 * 60 * 60_000);
      token = await server.tokenOf(1);
      other = await server.tokenOf(2);
      await server.call('deleteNews', { params: story }, { token });
      expect((await server.call('getNews', { params })).body).toEqual([]);
      const { rows } = await database.pool.query('SELECT media_id FROM media_items');
      expect(rows).toEqual([{ media_id: 'foreign' }]);
    });

    it('is news that no change replaces unseen: one that began from an older version is refused', async () => {
      const body = { ...draft, coverMediaId: null, imageMediaIds: [] };
      const made = (await server.call('createNews', { params, body }, { token })).body;
      const story = { ...params, newsId: made.newsId };
      const { version } = (await server.call('getNewsItem', { params: story })).body;
      const change = (header: string, from?: string) =>
        server.call('updateNews', { params: story, body: { ...body, header, version: from } }, { token });
      const first = await change('First', version);
      expect([version, first.status]).toEqual([made.version, 200]);
      const second = await change('Second', version);
      expect([second.status, second.error?.code]).toEqual([409, 'NEWS_CHANGED']);
      expect((await server.call('getNewsItem', { params: story })).body.header).toBe('First');
      expect((await change('Second', first.body.version)).status).toBe(200);
      expect((await change('Third')).body.header).toBe('Third');
      await server.call('deleteNews', { params: story }, { token });
    });

    it('is news that can be changed after a picture and a clip of it were deleted (DATA-55)', async () => {
      const createdAt = server.clock.now();
      for (const mediaId of ['gone', 'kept']) await storeDrawing(database, 1, mediaId, { use: 'news', createdAt });
      await database.pool.query(
        `INSERT INTO media_items (account_id, media_id, use, kind, title, is_featured, taken_on, content_type)
         VALUES (1, 'clip', 'swingVideo', 'clip', '', false, '2026-01-01', 'video/mp4')`,
      );
      const attached = { coverMediaId: 'gone', imageMediaIds: ['gone', 'kept'], clipMediaIds: ['clip'], videoUrls: [] };
      const made = await server.call('createNews', { params, body: { ...draft, ...attached } }, { token });
      for (const mediaId of ['gone', 'clip']) {
        expect((await server.call('deleteMedia', { params: { ...params, mediaId } }, { token })).status).toBe(200);
      }
      const { newsId } = made.body;
      const story = (await server.call('getNewsItem', { params: { ...params, newsId } })).body;
      expect(story.attached).toEqual({ coverMediaId: null, imageMediaIds: ['kept'], clipMediaIds: [], videoUrls: [] });
      const body = { ...draft, ...story.attached, header: 'Anew' };
      expect((await server.call('updateNews', { params: { ...params, newsId }, body }, { token })).status).toBe(200);
      await database.pool.query(`DELETE FROM news_items; DELETE FROM media_items WHERE media_id = 'kept'`);
    });

    it('has no room beyond 200 stories, and says so', async () => {
      const body = { ...draft, coverMediaId: null, imageMediaIds: [] };
      await database.pool.query(
        `INSERT INTO news_items (account_id, news_id, published_on, header, body, attachments)
         SELECT 1, 'full-' || n, '2026-01-01', '', '', '{}' FROM generate_series(1, 199) n`,
      );
      expect((await server.call('createNews', { params, body }, { token })).status).toBe(200);
      const { status, error } = await server.call('createNews', { params, body }, { token });
      expect([status, error?.code, error?.message]).toEqual([409, 'NEWS_FULL', expect.stringContaining('200 stories')]);
      await database.pool.query('DELETE FROM news_items');
    });

    it.each([
      ['a link that runs', { links: [{ url: 'javascript:alert(1)', label: 'x' }] }, '$.links[0].url'],
      ['a video that runs', { videoUrls: ['data:text/html,x'] }, '$.videoUrls[0]'],
      ['no headline', { header: ' ' }, '$.header'],
      ["another player's picture", { coverMediaId: 'foreign' }, '$'],
    ])('is no news with %s (HOME-23)', async (_what, change, path) => {
      const body = { ...draft, coverMediaId: null, imageMediaIds: [], ...change };
      const { status, error } = await server.call('createNews', { params, body }, { token });
      expect([status, error?.problems?.map((problem) => problem.path)]).toEqual([400, [path]]);
    });

    it("is a schedule: one's own tournaments and those for everyone, with all six statuses (TOUR-15)", async () => {
      const own = await server.call('createScheduleEvent', { params, body: { ...choice, tournament } }, { token });
      expect(own.body).toMatchObject({ status: 'applied', isOwn: true, tournament: { name: 'Club championship' } });
      const { tournamentId } = own.body.tournament;
      for (const status of ['inField', 'considering', 'qualifying', 'applied', 'conflict', 'invited'] as const) {
        const body = { ...choice, status, isFavorite: true, note: 'Windy' };
        const changed = await server.call(
          'updateScheduleEvent',
          { params: { ...params, tournamentId }, body },
          { token },
        );
        expect(changed.body).toMatchObject({ status, isFavorite: true, note: 'Windy' });
      }
      const renamed = { ...choice, tournament: { ...tournament, name: 'Cup', isTeamEvent: true } };
      await server.call('updateScheduleEvent', { params: { ...params, tournamentId }, body: renamed }, { token });
      const { body } = await server.call('getScheduleEvents', { params }, { token });
      expect(body).toMatchObject([{ tournament: { name: 'Cup', isTeamEvent: true } }]);
      const only = async (change: object) => {
        const reply = await server.call(
          'updateScheduleEvent',
          { params: { ...params, tournamentId }, body: { tournament: change } },
          { token },
        );
        return reply.body?.tournament ?? reply.error?.problems;
      };
      expect(await only({ city: 'Ione' })).toMatchObject({ name: 'Cup', city: 'Ione', isTeamEvent: true });
      const [path, { startDate }] = ['$.tournament.endDate', tournament];
      expect(await only({ endDate: '2026-01-01' })).toEqual([{ path, message: 'is before the first day' }]);
      await database.pool.query(`UPDATE tournaments SET end_date = '2027-12-31' WHERE tournament_id = $1`, [
        tournamentId,
      ]);
      expect(await only({ startDate: '2026-07-02' })).toEqual([
        { path, message: 'is more than a month after the first day' },
      ]);
      expect(await only({ city: 'Reno', startDate })).toMatchObject({ city: 'Reno', endDate: '2027-12-31' });
      const shown = await server.call('getSchedule', { params, query: { isUpcoming: 'true' } });
      expect(shown.body.rows.map(({ tournamentName }) => tournamentName)).toEqual(['Cup']);
    });

    it('is no tournament of one and a half rounds, and the field is named', async () => {
      const body = { ...choice, tournament: { ...tournament, numberOfRounds: 1.5 } };
      const { status, error } = await server.call('createScheduleEvent', { params, body }, { token });
      const problems = [{ path: '$.tournament.numberOfRounds', message: 'must be a whole number' }];
      expect([status, error?.problems]).toEqual([400, problems]);
    });

    it('is a tournament that nobody else can choose, find or change', async () => {
      const { body } = await server.call('getScheduleEvents', { params }, { token });
      const tournamentId = body[0]?.tournament.tournamentId ?? '';
      const taken = await server.call(
        'createScheduleEvent',
        { params: { accountId: 2 }, body: { ...choice, tournament: { tournamentId } } },
        { token: other },
      );
      expect(taken.status).toBe(404);
      expect((await server.call('searchTournaments', { query: { search: 'Cup' } }, { token: other })).body).toEqual([]);
    });

    it('is put back under its id after it was taken out, by its player alone, and is gone with the next one', async () => {
      const { body } = await server.call('getScheduleEvents', { params }, { token });
      const tournamentId = body[0]?.tournament.tournamentId ?? '';
      const takeOut = (id: string) =>
        server.call('deleteScheduleEvent', { params: { ...params, tournamentId: id } }, { token });
      const putBack = async (accountId: number, by: string) => {
        const call = { params: { accountId }, body: { ...choice, tournament: { tournamentId } } };
        return (await server.call('createScheduleEvent', call, { token: by })).status;
      };
      await takeOut(tournamentId);
      expect((await server.call('getScheduleEvents', { params }, { token })).body).toEqual([]);
      expect((await server.call('searchTournaments', { query: { search: 'Cup' } }, { token })).body).toEqual([]);
      expect([await putBack(2, other), await putBack(1, token), await putBack(1, token)]).toEqual([404, 200, 409]);
      expect((await server.call('getScheduleEvents', { params }, { token })).body).toMatchObject([
        { tournament: { tournamentId, name: 'Cup' }, isOwn: true },
      ]);
      const next = await server.call('createScheduleEvent', { params, body: { ...choice, tournament } }, { token });
      await takeOut(tournamentId);
      await takeOut(next.body.tournament.tournamentId);
      expect(await putBack(1, token)).toBe(404);
      const { rows } = await database.pool.query('SELECT count(*) AS rows FROM tournaments');
      expect(rows).toEqual([{ rows: 1 }]);
    });

    it('is made once, however often it is sent: of a name and first day there is one (DATA-46)', async () => {
      const made = { ...tournament, name: 'Night Cup' };
      const make = (name: string) =>
        server.call('createScheduleEvent', { params, body: { ...choice, tournament: { ...made, name } } }, { token });
      expect([(await make('Night Cup')).status, (await make(' night cup')).error?.code]).toEqual([200, 'EVENT_EXISTS']);
      const events = (await server.call('getScheduleEvents', { params }, { token })).body;
      expect(events.filter(({ tournament: { name } }) => name === 'Night Cup')).toHaveLength(1);
    });

    it('is a tournament for everyone once, whose own facts stay as they are', async () => {
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('open', '50%_Open', '2026-08-01', '2026-08-02', 2, 'tournament', 'local', false)`,
      );
      const found = await server.call('searchTournaments', { query: { search: '50%_' } }, { token });
      expect(found.body.map(({ tournamentId }) => tournamentId)).toEqual(['open']);
      expect((await server.call('searchTournaments', { query: { search: 'O%n' } }, { token })).body).toEqual([]);
      const add = () =>
        server.call(
          'createScheduleEvent',
          { params, body: { ...choice, tournament: { tournamentId: 'open' } } },
          { token },
        );
      expect([(await add()).status, (await add()).error?.code]).toEqual([200, 'EVENT_EXISTS']);
      const change = await server.call(
        'updateScheduleEvent',
        { params: { ...params, tournamentId: 'open' }, body: { ...choice, tournament } },
        { token },
      );
      expect([change.status, change.error?.problems?.[0]?.path]).toEqual([400, '$.tournament']);
    });
  });
});
