import { features } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { addToCircle } from '../../testing/add-to-circle.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe("one's own account", () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 100;

    const person = async (account: Partial<Parameters<typeof storeAccount>[1]> = {}) => {
      const accountId = (lastId += 1);
      await storeAccount(database, { ...account, accountId });
      return { accountId, username: `user-${accountId}`, token: await server.tokenOf(accountId) };
    };
    const names = (token: string, firstName: string, lastName: string, username: string) =>
      server.call('updateName', { body: { firstName, lastName, username } }, { token });
    const share = (token: string, body: Parameters<typeof server.call<'updateSharing'>>[1]['body']) =>
      server.call('updateSharing', { body }, { token });
    const remove = (token: string, memberId: number) =>
      server.call('removeCircleMember', { params: { memberId } }, { token });
    const profile = async (username: string, token?: string) =>
      (await server.call('getProfile', { params: { username } }, { token })).status;
    const trail = async (token: string) =>
      (await server.call('listAuditEvents', {}, { token })).body.events
        .filter(({ kind }) => kind !== 'signedIn')
        .map(({ kind, details }) => [kind, details]);

    describe('the first questions', () => {
      const answer = (token: string, body: Parameters<typeof server.call<'answerFirstQuestions'>>[1]['body']) =>
        server.call('answerFirstQuestions', { body }, { token });

      it('FIRST-03: are stored as profile type and school, and search then lists players alone', async () => {
        const { username, token } = await person({
          hasBeenWelcomed: false,
          profileTypeIds: [4],
          extraInfo: { about: 'Kept.' },
        });
        const find = async () =>
          (await server.call('searchAccounts', { query: { q: username.replace('user-', '') } })).body.accounts.length;
        expect(await find()).toBe(1);
        const school = { kind: 'highSchool', name: ' Cedar Hollow ' } as const;
        const { body } = await answer(token, { profileType: 'coach', school });
        expect(body).toMatchObject({
          hasBeenWelcomed: true,
          profile: [{ profileTypeId: 2 }],
          accountExtraInfo: [{ about: 'Kept.', highSchool: 'Cedar Hollow' }],
        });
        expect(await find()).toBe(0);
      });

      it('FIRST-03: that were skipped change nothing but that they were asked', async () => {
        const { token } = await person({ hasBeenWelcomed: false, profileTypeIds: [4] });
        const { body } = await answer(token, {});
        expect([body.hasBeenWelcomed, body.profile]).toEqual([true, [{ profileTypeId: 4 }]]);
        const wrong = await answer(token, { school: { kind: 'college', name: ' ' } });
        expect([wrong.status, wrong.error?.problems?.map(({ path }) => path)]).toEqual([400, ['$.school.name']]);
      });
    });

    describe('names', () => {
      it('are a first name alone where a person has one (PROFILE-11)', async () => {
        const { accountId, token } = await person({ hasChosenName: false, profileTypeIds: [4] });
        const { status, body } = await names(token, 'Sukarno', ' ', `sukarno-${accountId}`);
        expect([status, body.firstName, body.lastName]).toEqual([200, 'Sukarno', '']);
        const found = await server.call('searchAccounts', { query: { q: 'sukarno' } });
        expect(found.body.accounts.map(({ fullName }) => fullName)).toEqual(['Sukarno']);
        expect((await trail(token)).at(0)).toEqual([
          'nameChanged',
          { name: 'Sukarno', username: `sukarno-${accountId}` },
        ]);
        expect((await names(token, '', 'Sukarno', `sukarno-${accountId}`)).status).toBe(400);
        expect((await names(token, 'Sukarno', '\u2800', `sukarno-${accountId}`)).status).toBe(400);
      });

      it('change with the address of the profile, and are completed by it', async () => {
        const { accountId, username, token } = await person({ hasChosenName: false });
        const chosen = `zoe-${accountId}`;
        const { status, body } = await names(token, '  Zoë ', "O'Brien-Łukasz", chosen.toUpperCase());
        expect([status, body.firstName, body.lastName, body.username, body.hasChosenName]).toEqual([
          200,
          'Zoë',
          "O'Brien-Łukasz",
          chosen,
          true,
        ]);
        expect([await profile(chosen), await profile(username)]).toEqual([200, 404]);
        expect(await trail(token)).toEqual([['nameChanged', { name: "Zoë O'Brien-Łukasz", username: chosen }]]);
      });

      it('that cannot be are refused with every problem and its field', async () => {
        const { token } = await person();
        const { status, error } = await names(token, ' ', 'x'.repeat(31), 'a--b');
        expect([status, error?.problems?.map(({ path }) => path)]).toEqual([
          400,
          ['$.firstName', '$.lastName', '$.username'],
        ]);
        for (const username of [
          'ab',
          '1abc',
          'a_b',
          'a b',
          'zoë',
          '-abc',
          'abc-',
          'auth',
          'API',
          'x'.repeat(41),
          '../x',
        ]) {
          expect([username, (await names(token, 'A', 'B', username)).status]).toEqual([username, 400]);
        }
        for (const name of ['a\u0000b', 'a\u202eb', '<b>', 'a\nb']) {
          expect([name, (await names(token, name, 'B', 'fine-name')).status]).toEqual([name, 400]);
        }
      });

      it('carry no message to strangers: no digits, addresses and sentences, in thirty letters a part (DATA-O63)', async () => {
        const { accountId, token } = await person();
        const username = `fine-${accountId}`;
        for (const [first, last] of [
          ['Call me at 555 0100 tonight', 'do not tell mom'],
          ['Security: verify now', 'at https://evil.example'],
          ['Ada', 'free at evil.example'],
          ['I am waiting for you at hole', 'with the new putter'],
        ] as const) {
          expect([first, (await names(token, first, last, username)).status]).toEqual([first, 400]);
        }
        expect((await names(token, 'Ma. Cristina', 'van der Berg Jr.', username)).status).toBe(200);
      });

      it('from before these rules stay until they are changed (DATA-O63)', async () => {
        const before = { firstName: 'Call 555 0100', lastName: 'x'.repeat(60) };
        const { accountId, token } = await person(before);
        const change = (body: object) => server.call('updateName', { body }, { token });
        const moved = await change({ username: `moved-${accountId}` });
        expect([moved.status, moved.body]).toMatchObject([200, { ...before, username: `moved-${accountId}` }]);
        expect((await change({ firstName: 'Call 555 0101' })).status).toBe(400);
        expect((await change({ firstName: 'Ada' })).body).toMatchObject({
          firstName: 'Ada',
          lastName: before.lastName,
        });
      });

      it('are not chosen by whoever changes the username alone (FIRST-03)', async () => {
        const { accountId, token } = await person({ hasChosenName: false });
        const { body } = await server.call('updateName', { body: { username: `new-${accountId}` } }, { token });
        expect(body.hasChosenName).toBe(false);
      });

      it('are tried twenty times in an hour by one account, so that nobody finds out who has a private profile', async () => {
        const { accountId, username, token } = await person();
        const taken = await person({ allowPublicSite: false });
        for (let time = 1; time <= 20; time += 1) {
          expect((await names(token, 'A', 'B', taken.username)).error?.code).toBe('USERNAME_TAKEN');
        }
        const { status, error } = await names(token, 'A', 'B', `free-${accountId}`);
        expect([status, error?.code, error?.message]).toEqual([
          429,
          'TOO_MANY_REQUESTS',
          'Too many requests. Please try again later.',
        ]);
        expect(await profile(username)).toBe(200);
        const other = await person();
        expect((await names(other.token, 'A', 'B', `free-${other.accountId}`)).status).toBe(200);
        server.clock.advance(60 * 60_000);
        expect((await names(await server.tokenOf(accountId), 'A', 'B', `free-${accountId}`)).status).toBe(200);
      });

      it('give a username to one of two who ask for it at once, in any case', async () => {
        const [one, other] = [await person(), await person()];
        const wanted = `wanted-${one.accountId}`;
        const replies = await Promise.all([
          names(one.token, 'A', 'B', wanted),
          names(other.token, 'A', 'B', wanted.toUpperCase()),
        ]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('USERNAME_TAKEN');
      });

      it('leave no trail where nothing changed', async () => {
        const { token, accountId, username } = await person({ firstName: 'A' });
        await names(token, 'A', `Last ${accountId}`, username);
        expect(await trail(token)).toEqual([]);
      });
    });

    describe('preferences', () => {
      it('are kept in the account; the hole count is told to every viewer, the others to nobody (DATA-O13, DATA-01)', async () => {
        const { token, username } = await person();
        const choose = (body: Parameters<typeof server.call<'updatePreferences'>>[1]['body']) =>
          server.call('updatePreferences', { body }, { token });
        await choose({ units: 'metric', defaultHoleCount: 9 });
        const { body } = await choose({ defaultSatellite: false });
        expect(body).toMatchObject({ units: 'metric', defaultHoleCount: 9, defaultSatellite: false });
        const seen = (await server.call('getProfile', { params: { username } })).body.account;
        expect(seen.defaultHoleCount).toBe(9);
        expect(seen).not.toHaveProperty('units');
        expect((await choose({ units: null })).body.units).toBeNull();
        expect((await choose({ units: 'cubits' as never })).status).toBe(400);
      });
    });

    describe('sharing', () => {
      it('closes and opens the public site (ACCESS-22)', async () => {
        const { token, username } = await person();
        expect((await share(token, { allowPublicSite: false })).body.allowPublicSite).toBe(false);
        expect([await profile(username), await profile(username, token)]).toEqual([404, 200]);
        await share(token, { allowPublicSite: true });
        expect(await profile(username)).toBe(200);
        expect(await trail(token)).toEqual([
          ['sharingChanged', { publicSite: 'closed → open' }],
          ['sharingChanged', { publicSite: 'open → closed' }],
        ]);
      });

      it('closes one feature, opens it, and takes the choice back (ACCESS-10, ACCESS-11, ACCESS-12)', async () => {
        const { token, accountId } = await person();
        const featureId = features.roundAssessment;
        const body = { roundsFilter: { filterName: 'All' } };
        const assessed = async () =>
          (await server.call('getStrokesGainedByRound', { params: { accountId }, body })).status;
        await share(token, { settings: [{ featureId, isPublic: false }] });
        expect(await assessed()).toBe(404);
        await share(token, { settings: [{ featureId, isPublic: true }] });
        expect(await assessed()).toBe(200);
        const { body: taken } = await share(token, { settings: [{ featureId, isPublic: null }] });
        expect([await assessed(), taken.settings]).toEqual([200, [{ featureId }]]);
      });

      it("leaves what is not the owner's to say: whether the phone is verified (ACCESS-12, DATA-07)", async () => {
        const featureId = features.gallery;
        const { token } = await person({ settings: [{ featureId, isPhoneVerified: false }] });
        await share(token, { settings: [{ featureId, isPublic: true }] });
        const { body } = await server.call('getSharing', {}, { token });
        expect(body.settings).toEqual([{ featureId, isPublic: true, isPhoneVerified: false }]);
        const unknown = { settings: [{ featureId, isPublic: true, isPhoneVerified: true }] };
        expect((await share(token, unknown as never)).status).toBe(400);
      });

      it('leaves out features that a later version added, so that it can be gone back from (OPS-02)', async () => {
        const { token, accountId, username } = await person();
        const later = 'INSERT INTO feature_settings (account_id, feature_id, is_public) VALUES ($1, 999, true)';
        await database.pool.query(later, [accountId]);
        expect(await profile(username, token)).toBe(200);
        expect((await server.call('getSharing', {}, { token })).body.settings).toEqual([]);
      });

      it('refuses features that do not exist, and leaves no trail where nothing changed', async () => {
        const { token } = await person();
        expect((await share(token, { settings: [{ featureId: 1 as never, isPublic: true }] })).status).toBe(400);
        expect((await share(token, { allowPublicSite: true, settings: [] })).status).toBe(200);
        expect(await trail(token)).toEqual([]);
      });
    });

    it('lets a member of the circle see everything, until the member is removed (ACCESS-07)', async () => {
      const { token, username } = await person({ allowPublicSite: false, birthYear: 1990 });
      const coach = await person();
      expect(await profile(username, coach.token)).toBe(404);
      await addToCircle(server, { token }, coach);
      expect(await profile(username, coach.token)).toBe(200);
      expect((await remove(token, coach.accountId)).body.circle).toEqual([]);
      expect(await profile(username, coach.token)).toBe(404);
      expect((await trail(token)).map(([kind]) => kind)).toEqual([...['circleMemberRemoved', 'circleMemberAdded']]);
    });
  });
});
