import { type CallOf, type EventResult, type OutputOf, type RouteId, routes } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../testing/every-call.ts';
import { reportCases } from '../testing/report-cases.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onEachDatabase } from '../testing/test-databases.ts';
import { storeDrawing, storeStory } from '../testing/test-media.ts';
import { createTestWebDir } from '../testing/test-web.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const PLAYER = 1;
const STRANGER = 2;
const CIRCLE = 3;

/** Content that a player can hide, by feature (ACCESS-21, PROFILE-14), and a text that all of it contains. */
const contents = [
  { name: 'the schedule', featureIds: [80], mark: 'Whereabouts' },
  { name: 'pictures and swings', featureIds: [67], mark: 'SecretSwing' },
  { name: 'news, once both of their pages are closed', featureIds: [89, 78], mark: 'SecretStory' },
] as const;

/** Routes that show the content to everyone while it is open; without them the test could not fail. */
const shownBy: Readonly<Record<(typeof contents)[number]['mark'], readonly string[]>> = {
  Whereabouts: [
    'getSchedule',
    'getResults',
    'getSeason',
    'getFeaturedTournaments',
    'previewReport public-player-schedule-report',
    'previewReport favorites',
    'previewReport resume',
    'previewReport kept resume',
    'getPastTournaments',
    // Scores that were entered for an event count in the charts of tournament rounds.
    'getBestTenCharts',
    'previewReport player-performance-summary',
    'previewReport public-player-stats-report',
    'getDefaultResumeReport',
    'getResumeReport',
  ],
  SecretSwing: ['getGallery', 'getSwingVideos', 'getNewsItem', 'picture', 'clip'],
  SecretStory: [
    'getNews',
    'getNewsItem',
    'getDefaultResumeReport',
    'getResumeReport',
    'previewReport resume',
    'previewReport kept resume',
  ],
};

/** A link to a resume is a permission of its own, also while the pages that it shows are closed (RESUME-O12). */
const openByLink: readonly string[] = ['getResumeReport', 'previewReport kept resume'];

const result: EventResult = {
  fieldSize: 40,
  place: 3,
  isTied: false,
  ending: null,
  rounds: [
    { score: 71, par: 72, yards: null, courseRating: null, slopeRating: null },
    { score: 70, par: 72, yards: null, courseRating: null, slopeRating: null },
  ],
};

describe('what a player hides', () => {
  const webDir = createTestWebDir();
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, { environment: { WEB_DIR: webDir } });
    let owner: string;
    let stranger: string;
    let circle: string;
    let resumeHash: number;
    let resumeSettings: OutputOf<'getResumeSettings'>;

    beforeAll(async () => {
      await storeAccount(database, { accountId: PLAYER, subCircleAccountIds: [CIRCLE] });
      await storeAccount(database, { accountId: STRANGER });
      await storeAccount(database, { accountId: CIRCLE });
      owner = await server.tokenOf(PLAYER);
      stranger = await server.tokenOf(STRANGER);
      circle = await server.tokenOf(CIRCLE);
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('next', 'Whereabouts Open', '2026-07-04', '2026-07-06', 3, 'tournament', 'national', false),
                ('last', 'Whereabouts Classic', '2026-05-01', '2026-05-02', 2, 'tournament', 'national', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status, is_favorite, result)
         VALUES ($1, 'next', 'inField', false, null), ($1, 'last', 'inField', true, $2)`,
        [PLAYER, JSON.stringify(result)],
      );
      await storeDrawing(database, PLAYER, 'portrait', { title: 'SecretSwing picture', isFeatured: true });
      await storeDrawing(database, PLAYER, 'SecretSwing-clip', {
        use: 'swingVideo',
        kind: 'clip',
        title: 'SecretSwing clip',
        contentType: 'video/mp4',
      });
      const url = 'https://youtu.be/SecretSwing';
      await storeDrawing(database, PLAYER, 'swing-link', { use: 'swingVideo', kind: 'link', title: 'Drive', url });
      await storeStory(database, PLAYER, 'SecretStory', '2026-05-01', {
        clipMediaIds: ['SecretSwing-clip'],
        videoUrls: [url],
      });
      const read = await server.call('getResumeSettings', { params: { accountId: PLAYER } }, { token: owner });
      resumeSettings = read.body;
      const body = { settings: resumeSettings, expiresAt: null };
      const kept = await server.call('keepResumeReport', { params: { accountId: PLAYER }, body }, { token: owner });
      resumeHash = kept.body.hash;
    });

    /** What a route is asked with: one with several kinds of content is asked about each. */
    const inputsOf = (id: RouteId, input: object): readonly { readonly name: string; readonly input: object }[] => {
      if (id === 'getSchedule') {
        return ['true', 'false'].map((isUpcoming) => ({
          name: id,
          input: { ...input, query: { isUpcoming, timeZoneOffsetMinutes: 0 } },
        }));
      }
      if (id !== 'previewReport') return [{ name: id, input }];
      return reportCases.map(({ name, request }) => ({
        name: `${id} ${name}`,
        input: { body: request(PLAYER, resumeHash) },
      }));
    };
    /** The routes and pages whose answer to a caller has a text in it. */
    const findShown = async (mark: string, token: string | undefined): Promise<string[]> => {
      const shown: string[] = [];
      const overrides: Partial<Record<RouteId, object>> = {
        getNewsItem: { params: { accountId: PLAYER, newsId: 'SecretStory' } },
        saveResumeSettings: { params: { accountId: PLAYER }, body: resumeSettings },
        getResumeReport: { params: { hash: resumeHash }, query: { paper: 'us-letter' } },
        getResults: {
          params: { accountId: PLAYER },
          body: { ...(callOf('getResults', { accountId: PLAYER, caller }) as { body: object }).body, view: 0 },
        },
      };
      for (const id of Object.keys(routes) as RouteId[]) {
        if (routes[id].access.kind === 'public' || routes[id].access.kind === 'signedIn') continue;
        const given = overrides[id] ?? callOf(id, { accountId: PLAYER, caller });
        for (const { name, input } of inputsOf(id, given as object)) {
          const { text } = await server.call(id, input as CallOf<typeof id>, { token });
          if (text.includes(mark) && !shown.includes(name)) shown.push(name);
        }
      }
      for (const path of ['summary', 'resume', 'schedule/0', 'gallery']) {
        const { body } = await server.inject({ url: `/player/user-${PLAYER}/${path}` });
        if (body.includes(mark)) shown.push(path);
      }
      if (mark === 'SecretSwing') {
        const statusOf = async (file: string) =>
          (
            await server.inject({
              url: `/api/accounts/${PLAYER}/media/${file}`,
              headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
            })
          ).statusCode;
        if ((await statusOf('portrait/48.webp')) === 200) shown.push('picture');
        if ((await statusOf('SecretSwing-clip/48.webp')) === 200) shown.push('clip');
      }
      return shown;
    };
    it('TEAM-28: an event that is not over is in no answer, page, report or file for strangers where its player hides it', async () => {
      const mark = 'Whereabouts Open';
      const shows = (showsComingEvents: boolean) =>
        server.call('updateSharing', { body: { showsComingEvents } }, { token: owner });
      const shown = await findShown(mark, undefined);
      expect(shown).toEqual(expect.arrayContaining(['getSchedule', 'previewReport public-player-schedule-report']));
      await shows(false);
      expect(await findShown(mark, undefined)).toEqual([]);
      expect(await findShown(mark, stranger)).toEqual([]);
      // What is over stays, and the circle sees all of it.
      expect(await findShown('Whereabouts Classic', undefined)).toContain('getSchedule');
      expect(await findShown(mark, circle)).toEqual(expect.arrayContaining(shown));
      await shows(true);
    });

    const caller = { accountId: STRANGER, firstName: 'First', lastName: 'Last' };
    const setPublic = async (featureIds: readonly number[], isPublic: boolean) => {
      const body = { settings: featureIds.map((featureId) => ({ featureId, isPublic })) };
      const input = { body } as CallOf<'updateSharing'>;
      expect((await server.call('updateSharing', input, { token: owner })).status).toBe(200);
    };

    it.each(contents)(
      'is in no answer, page, report or file for outsiders: $name (ACCESS-08, ACCESS-12, RESUME-O12)',
      async ({ featureIds, mark }) => {
        expect((await findShown(mark, undefined)).sort()).toEqual([...shownBy[mark]].sort());
        await setPublic(featureIds, false);
        const stays = mark === 'SecretStory' ? openByLink : [];
        expect((await findShown(mark, undefined)).sort()).toEqual(stays);
        expect((await findShown(mark, stranger)).sort()).toEqual(stays);
        for (const token of [owner, circle]) {
          expect(await findShown(mark, token)).toEqual(expect.arrayContaining([...shownBy[mark]]));
        }
        await setPublic(featureIds, true);
      },
    );
  });
});
