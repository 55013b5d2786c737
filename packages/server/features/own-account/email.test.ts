import { describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const SMTP = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'club@example.org' };

describe("an account's email", () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, { environment: SMTP });
    let lastId = 100;
    const person = async () => {
      const accountId = (lastId += 1);
      await storeAccount(database, { accountId });
      return { accountId, token: await server.tokenOf(accountId) };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const set = ({ token }: Person, email: string | null) => server.call('updateEmail', { body: { email } }, { token });
    const confirm = ({ token }: Person, code: string) => server.call('confirmEmail', { body: { code } }, { token });
    const sentCode = () => /\d{6}/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const kinds = async ({ token }: Person) =>
      (await server.call('listAuditEvents', {}, { token })).body.events.map(({ kind }) => kind);

    it('is confirmed by the code that is sent to it, once (DATA-01, DATA-O60)', async () => {
      const ada = await person();
      const { body } = await set(ada, ' ada@example.org ');
      expect([body.accountEmail, body.isEmailConfirmed]).toEqual(['ada@example.org', false]);
      expect(server.mails.at(-1)?.to).toBe('ada@example.org');
      const code = sentCode();
      expect((await confirm(ada, code === '000000' ? '000001' : '000000')).error?.code).toBe('CodeMismatchException');
      expect((await confirm(ada, code)).body.isEmailConfirmed).toBe(true);
      expect((await confirm(ada, code)).error?.code).toBe('CodeMismatchException');
      expect(await kinds(ada)).toEqual(expect.arrayContaining(['emailChanged', 'emailConfirmed']));
      const sent = server.mails.length;
      expect((await set(ada, 'ada@example.org')).body.isEmailConfirmed).toBe(true);
      expect(server.mails).toHaveLength(sent);
      expect((await set(ada, 'new@example.org')).body.isEmailConfirmed).toBe(false);
      expect((await set(ada, null)).body).toMatchObject({ accountEmail: null, isEmailConfirmed: false });
    });

    it('is not confirmed by the code of another one, of another account, or of ten minutes ago (DATA-O60)', async () => {
      const [ada, bo] = [await person(), await person()];
      await set(ada, 'one@example.org');
      const first = sentCode();
      await set(ada, 'two@example.org');
      if (first !== sentCode()) expect((await confirm(ada, first)).error?.code).toBe('CodeMismatchException');
      expect((await confirm(bo, sentCode())).error?.code).toBe('CodeMismatchException');
      server.clock.advance(10 * 60_000);
      expect((await confirm(ada, sentCode())).error?.code).toBe('ExpiredCodeException');
    });

    it('that is none is refused at its field (DATA-O60)', async () => {
      const ada = await person();
      for (const email of ['ada', 'a@b\r\nBcc: c@d.org', `${'x'.repeat(250)}@example.org`]) {
        const { status, error } = await set(ada, email);
        expect([email, status, error?.problems?.[0]?.path]).toEqual([email, 400, '$.email']);
      }
    });

    it('gets ten codes an hour for an account, five to one address, and twenty tries (DATA-O60)', async () => {
      const [ada, bo] = [await person(), await person()];
      const statuses: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        statuses.push((await set(ada, 'target@example.org')).status, (await set(bo, 'Target@example.org')).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      for (let time = 3; time < 10; time += 1) expect((await set(ada, `a${time}@example.org`)).status).toBe(200);
      expect((await set(ada, 'more@example.org')).error?.code).toBe('TOO_MANY_REQUESTS');
      for (let time = 0; time < 20; time += 1) await confirm(bo, '000000');
      expect((await confirm(bo, '000000')).status).toBe(429);
    });

    it('stays and can be confirmed later if the code was not sent; no log has the address (DATA-O60)', async () => {
      const ada = await person();
      server.failMail(new Error('away'));
      expect((await set(ada, 'lost@example.org')).error?.code).toBe('CodeDeliveryFailureException');
      server.failMail(null);
      const me = await server.call('getActiveAccount', {}, { token: ada.token });
      expect(me.body).toMatchObject({ accountEmail: 'lost@example.org', isEmailConfirmed: false });
      await set(ada, 'lost@example.org');
      expect((await confirm(ada, sentCode())).status).toBe(200);
      const { rows } = await database.pool.query('SELECT counter_key FROM sign_in_counters');
      expect(JSON.stringify([rows, server.logged])).not.toContain('lost@example');
    });
  });
});

describe('without a mail provider', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    it('an email is kept unconfirmed, and nothing is sent (DATA-O60)', async () => {
      await storeAccount(database, { accountId: 1 });
      const token = await server.tokenOf(1);
      const { body } = await server.call('updateEmail', { body: { email: 'ada@example.org' } }, { token });
      expect(body).toMatchObject({ accountEmail: 'ada@example.org', isEmailConfirmed: false });
      expect(server.mails).toEqual([]);
      expect((await server.call('getSettings', {})).body.sendsMail).toBe(false);
    });
  });
});
