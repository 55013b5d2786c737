import { beforeAll, describe, expect, it } from 'vitest';
import { organizations, rosters } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MANAGER = 900;
const reason = { category: 'organizationAsked', note: 'The coach left the school' } as const;

describe('support by a product manager', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let token = '';
    beforeAll(async () => {
      await storeAccount(database, { accountId: MANAGER, username: 'morgan', isProductManager: true });
      await storeAccount(database, {
        ...{ accountId: 1, username: 'jose-n', firstName: 'José', lastName: 'Núñez' },
        ...{
          phoneNumber: '+15550101001',
          email: 'Jose@Example.org',
          emailConfirmedAt: new Date(0),
          allowPublicSite: false,
          subCircleAccountIds: [2],
        },
      });
      await storeAccount(database, {
        ...{ accountId: 2, username: 'dana', firstName: 'Dana', lastName: 'Whitfield', phoneNumber: '+447700900123' },
      });
      await storeAccount(database, { accountId: 3, username: 'typed-only', email: 'jose@example.org' });
      await database.query
        .insert(organizations)
        .values([{ organizationId: 1, name: 'Harrow Glen', shortName: 'harrow', foldedNames: 'harrow glen\nharrow' }]);
      await database.query
        .insert(rosters)
        .values([{ organizationId: 1, rosterId: 1, name: 'Women', memberAccountIds: [] }]);
      token = await server.tokenOf(MANAGER);
    });
    const find = async (text: string) => {
      const { body } = await server.call('findAccounts', { body: { text } }, { token });
      return body.accounts.map(({ accountId }) => accountId);
    };
    const trailOf = async (accountId: number) =>
      (await server.call('listAuditEvents', {}, { token: await server.tokenOf(accountId) })).body.events;

    it('finds an account by its number however it is written, and by no part of it (OPS-11, AUTH-O16)', async () => {
      for (const text of ['+15550101001', '+1 (555) 010-1001', '001 555 010 1001', '555 010 1001', '15550101001']) {
        expect([text, await find(text)]).toEqual([text, [1]]);
      }
      expect(await find('07700 900123')).toEqual([2]);
      expect(await find('+٤٤ ٧٧٠٠ ٩٠٠١٢٣')).toEqual([2]);
      expect(await find('5550101')).toEqual([]);
      expect(await find('+1555010100')).toEqual([]);
    });

    it('finds a name with any apostrophe by any other, and by none (OPS-11, SEARCH-09)', async () => {
      for (const [index, sign] of Array.from("'’ʻ´`").entries()) {
        await storeAccount(database, {
          accountId: 40 + index,
          username: `hawai-${index}`,
          firstName: `Kapi${sign}olani`,
        });
      }
      for (const text of ["kapi'olani", 'KAPI’OLANI', 'kapiolani']) {
        expect(new Set(await find(text))).toEqual(new Set([40, 41, 42, 43, 44]));
      }
    });

    it('finds both accounts of a phone of Argentina that an older version stored in two spellings (AUTH-O18)', async () => {
      await storeAccount(database, { accountId: 31, username: 'ana-with', phoneNumber: '+5491187654321' });
      await storeAccount(database, { accountId: 32, username: 'ana-without', phoneNumber: '+541187654321' });
      for (const text of ['11 8765 4321', '+54 9 11 8765 4321', '+54 11 8765 4321']) {
        expect([text, new Set(await find(text))]).toEqual([text, new Set([31, 32])]);
      }
    });

    it('finds an account by username, confirmed email, and parts of its name without accents, private ones too (OPS-11)', async () => {
      for (const text of ['jose-n', 'JOSE nunez', 'núñez', 'jose@example.ORG', 'ose nu']) {
        expect([text, await find(text)]).toEqual([text, [1]]);
      }
      expect(await find('nobody-at-all')).toEqual([]);
      expect(await find('%%')).toEqual([]);
    });

    it('shows what support needs, the number to its last two digits, and neither email nor address (OPS-11)', async () => {
      const { body } = await server.call('getSupportedAccount', { params: { accountId: 1 } }, { token });
      expect(body).toMatchObject({
        ...{ username: 'jose-n', maskedPhone: '+1********01', roundCount: 0, deletion: null },
        live: { isProductManager: false, circle: [{ username: 'dana' }], circleOf: [], rosters: [] },
      });
      const text = JSON.stringify(body);
      for (const hidden of ['5550101001', 'xample.org', '127.0.0.1']) expect(text).not.toContain(hidden);
      const coach = await server.call('getSupportedAccount', { params: { accountId: 2 } }, { token });
      expect(coach.body.live?.circleOf).toMatchObject([{ username: 'jose-n' }]);
    });

    it('ends every session at once, with who and why in the trail of the account (OPS-11)', async () => {
      const devices = [await server.tokenOf(1), await server.tokenOf(1)];
      const { status, body } = await server.call(
        'endAccountSessions',
        { params: { accountId: 1 }, body: { reason } },
        { token },
      );
      expect([status, body.live?.devices]).toEqual([200, []]);
      for (const device of devices)
        expect((await server.call('getNews', { params: { accountId: 1 } }, { token: device })).status).toBe(401);
      const [, ended] = await trailOf(1);
      expect(ended).toMatchObject({
        ...{ kind: 'supportSessionsEnded', address: '', device: '' },
        details: { by: 'morgan', reason: 'The school or club asked for it', note: reason.note },
      });
    });

    it('refuses an action without a reason in words (OPS-11)', async () => {
      for (const note of ['', '   ', 'x'.repeat(201), 'two\nlines']) {
        const body = { reason: { category: 'safety', note } } as const;
        const { status, error } = await server.call(
          'endAccountSessions',
          { params: { accountId: 1 }, body },
          { token },
        );
        expect([note, status, error?.problems?.[0]?.path]).toEqual([note, 400, '$.reason.note']);
      }
    });

    it('sends a sign-in code that signs in, within the limits of codes (OPS-11, AUTH-O13)', async () => {
      const send = () => server.call('sendAccountCode', { params: { accountId: 1 }, body: { reason } }, { token });
      const sent = server.messages.length;
      expect((await send()).body.status).toBe('CODE_SENT');
      // A second one within two minutes is not sent: the first stays valid.
      expect((await send()).status).toBe(200);
      expect(server.messages).toHaveLength(sent + 1);
      const { to, text } = server.messages.at(-1) ?? { to: '', text: '' };
      const code = /\d{6}$/.exec(text)?.[0] ?? '';
      const signedIn = await server.call('verifyCode', { body: { phoneNumber: to, code } });
      expect(signedIn.body.accountId).toBe(1);
      expect((await trailOf(1)).filter(({ kind }) => kind === 'supportCodeSent')).toHaveLength(1);
      const without = await server.call(
        'sendAccountCode',
        { params: { accountId: MANAGER }, body: { reason } },
        { token },
      );
      expect(without.status).toBe(404);
    });

    it('is missing for everyone else, and neither numbers, names nor notes reach a log (OPS-11, OPS-06)', async () => {
      const { status } = await server.call(
        'findAccounts',
        { body: { text: '+15550101001' } },
        { token: await server.tokenOf(2) },
      );
      expect(status).toBe(404);
      const logged = JSON.stringify(server.logged);
      for (const hidden of ['5550101001', 'jose', 'The coach left']) expect(logged).not.toContain(hidden);
    });

    it('puts people on rosters and takes them off, in the trail of the account (OPS-11, ORG-08)', async () => {
      const set = (accountId: number, isMember: boolean) =>
        server.call(
          'setRosterMember',
          { params: { organizationId: 1, rosterId: 1 }, body: { accountId, isMember, reason } },
          { token },
        );
      expect((await set(1, true)).body.rosters[0]?.members).toMatchObject([{ username: 'jose-n' }]);
      expect((await set(1, true)).body.memberCount).toBe(1);
      expect((await set(77, true)).status).toBe(404);
      const shown = await server.call('getSupportedAccount', { params: { accountId: 1 } }, { token });
      expect(shown.body.live?.rosters).toMatchObject([{ organizationName: 'Harrow Glen', rosterName: 'Women' }]);
      expect((await set(1, false)).body.memberCount).toBe(0);
      const kinds = (await trailOf(1)).map(({ kind, details }) => [kind, details['roster']]);
      expect(kinds.filter(([kind]) => String(kind).startsWith('supportRoster'))).toEqual([
        ['supportRosterLeft', 'Women, Harrow Glen'],
        ['supportRosterJoined', 'Women, Harrow Glen'],
      ]);
    });

    it('creates an organization, renames it and sets its colors, found by its new name at once (OPS-11, ORG-08)', async () => {
      const draft = { name: 'North Club', shortName: 'north', color: '#1b2a5e', secondColor: null };
      const created = await server.call('createOrganization', { body: draft }, { token });
      const { organizationId } = created.body;
      expect(
        (await server.call('createOrganization', { body: { ...draft, shortName: 'NORTH' } }, { token })).error?.code,
      ).toBe('SHORT_NAME_TAKEN');
      const change = { name: 'South Club', shortName: 'south', color: '#1b2a5e', secondColor: '#f2c14e' };
      const changed = await server.call('updateOrganization', { params: { organizationId }, body: change }, { token });
      expect(changed.body).toMatchObject(change);
      const roster = { name: 'Juniors', groupName: null };
      await server.call('createRoster', { params: { organizationId }, body: roster }, { token });
      const found = await server.call('searchOrganizations', { query: { q: 'south' } });
      expect(found.body.organizations).toMatchObject([
        { organizationName: 'South Club', roster: [{ name: 'Juniors' }] },
      ]);
      const { body } = await server.call('listEditedOrganizations', {}, { token });
      expect(body.organizations.map(({ name }) => name)).toEqual(['Harrow Glen', 'South Club']);
      const bad = { ...change, color: null };
      const refused = await server.call('updateOrganization', { params: { organizationId }, body: bad }, { token });
      expect(refused.error?.problems?.[0]?.path).toBe('$.secondColor');
      expect((await trailOf(MANAGER)).filter(({ kind }) => kind === 'organizationChanged')).toHaveLength(3);
    });
  });
});
