import type { RoundDocument } from '@strokebook/contract';
import { type FeatureId, features } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRounds, logRounds } from '../../testing/demo-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const shotByShot = demoRounds.find(({ type, holes }) => type === 'tournament' && holes.every(({ shots }) => shots));
const tournament: RoundDocument = { ...(shotByShot as RoundDocument), roundId: 'cup', playedOn: '2026-06-01' as never };
const practice = scoreOnlyRound('practice', { playedOn: '2026-06-10' as never });

describe('the story of a round', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 100;
    /** A player with a tournament round and a later practice round. */
    const player = async (closed: readonly FeatureId[] = []) => {
      const accountId = (lastId += 1);
      await storeAccount(database, {
        accountId,
        settings: closed.map((featureId) => ({ featureId, isPublic: false })),
      });
      await logRounds(server, accountId, [tournament, practice]);
      return { accountId, token: await server.tokenOf(accountId) };
    };
    type Player = Awaited<ReturnType<typeof player>>;
    const show = ({ token }: Player, showsRoundStory: boolean) =>
      server.call('updateSharing', { body: { showsRoundStory } }, { token });
    const last = ({ accountId }: Player) => server.call('getLastRoundStory', { params: { accountId } });
    let shown: Player;
    beforeAll(async () => {
      shown = await player();
      await show(shown, true);
    });

    it('stays off the Summary until its player shows it, which the trail records (FIRST-09, FIRST-O41)', async () => {
      const ada = await player();
      expect((await server.call('getSharing', {}, { token: ada.token })).body.showsRoundStory).toBe(false);
      expect((await last(ada)).body).toEqual({ shown: null });
      expect((await show(ada, true)).body.showsRoundStory).toBe(true);
      expect((await last(ada)).body.shown?.story.roundId).toBe('cup');
      const { events } = (await server.call('listAuditEvents', {}, { token: ada.token })).body;
      expect(events[0]?.details).toEqual({ roundStory: 'closed → open' });
      await show(ada, false);
      expect((await last(ada)).body).toEqual({ shown: null });
    });

    it('on the Summary is that of the last tournament round, not of a practice round (FIRST-O41)', async () => {
      const { playerName, story } = (await last(shown)).body.shown ?? {};
      expect([playerName, story?.roundId, story?.gained.length]).toEqual([`First Last ${shown.accountId}`, 'cup', 4]);
      // Fairways, greens and penalties belong to the round.
      expect(Object.keys(story?.holes[0] ?? {})).toEqual(['hole', 'nth', 'par', 'score']);
    });

    it('is closed with the Summary, and with the site (FIRST-O41, ACCESS-12)', async () => {
      const closed = await player([features.summary]);
      await show(closed, true);
      expect((await last(closed)).status).toBe(404);
      const hidden = await player();
      await show(hidden, true);
      await server.call('updateSharing', { body: { allowPublicSite: false } }, { token: hidden.token });
      expect((await last(hidden)).status).toBe(404);
    });

    it('has no positions without My Rounds, and no strokes gained without Round Assessment either (ACCESS-21)', async () => {
      const storyOf = async (closed: readonly FeatureId[]) => {
        const one = await player(closed);
        await show(one, true);
        const { path, gained } = (await last(one)).body.shown?.story ?? {};
        return [path?.length !== 0, gained?.length !== 0];
      };
      expect(await storyOf([])).toEqual([true, true]);
      expect(await storyOf([features.myRounds])).toEqual([false, true]);
      expect(await storyOf([features.roundAssessment])).toEqual([true, true]);
      expect(await storyOf([features.myRounds, features.roundAssessment])).toEqual([false, false]);
    });

    it('of any finished round is open to those who see the rounds, and to nobody else (FIRST-09, ACCESS-12)', async () => {
      const story = ({ accountId, token }: Player, roundId: string, isOwn = false) =>
        server.call('getRoundStory', { params: { accountId, roundId } }, isOwn ? { token } : {});
      expect((await story(shown, 'practice')).body.story).toMatchObject({ roundId: 'practice', gained: [] });
      expect((await story(shown, 'no-such-round')).status).toBe(404);
      const closed = await player([features.myRounds, features.roundAssessment]);
      expect([(await story(closed, 'cup')).status, (await story(closed, 'cup', true)).status]).toEqual([404, 200]);
    });
  });
});
