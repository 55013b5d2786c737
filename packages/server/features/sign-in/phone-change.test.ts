import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, type TestPhone } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'quiet fairway 7';

describe('another phone number', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, {
      environment: { SIGN_IN_LIMIT_PER_ADDRESS: '1000' },
    });
    const newPhone = () => createTestPhone(() => server);
    /** An account that has just signed in by code, and its session's token. */
    const signedIn = async () => {
      const phone = newPhone();
      const { body } = await phone.signIn();
      return { phone, token: body.idToken, accountId: body.accountId };
    };
    const ask = ({ phoneNumber }: TestPhone, token: string) =>
      server.call('startPhoneChange', { body: { phoneNumber } }, { token });
    const change = ({ phoneNumber }: TestPhone, code: string, token: string, currentPassword?: string) => {
      const body = { phoneNumber, code, ...(currentPassword === undefined ? {} : { currentPassword }) };
      return server.call('changePhoneNumber', { body }, { token });
    };
    const answerOf = ({
      status,
      error,
    }: {
      readonly status: number;
      readonly error?: { readonly code: string } | undefined;
    }) => [status, error?.code];
    /** As ten minutes after the sign-in; tokens end later. */
    const forgetConfirmation = (accountId: number) =>
      database.pool.query('UPDATE sessions SET confirmed_at = NULL WHERE account_id = $1', [accountId]);
    const security = async (token: string) => (await server.call('getSecurity', {}, { token })).body;
    const kindsOf = async (token: string) =>
      (await server.call('listAuditEvents', {}, { token })).body.events.map(({ kind }) => kind);
    const textsTo = ({ phoneNumber }: TestPhone) =>
      server.messages.filter(({ to }) => to === phoneNumber).map(({ text }) => text);

    it('AUTH-O60: is taken with a code to it after one to the old number; other devices end, the trail and the old phone are told', async () => {
      const { phone: old, token, accountId } = await signedIn();
      const other = await old.signIn();
      const next = newPhone();
      expect((await ask(next, token)).body.status).toBe('CODE_SENT');
      const { status, body } = await change(next, next.lastCode(), token);
      expect([status, body.maskedPhone?.slice(-4), body.devices.length]).toEqual([200, next.phoneNumber.slice(-4), 1]);
      expect((await server.call('getActiveAccount', {}, { token: other.body.idToken })).status).toBe(401);
      expect((await kindsOf(token))[0]).toBe('phoneNumberChanged');
      expect(textsTo(old).at(-1)).toMatch(
        new RegExp(`phone number of your account was changed to one ending in ${next.phoneNumber.slice(-2)}\\.`),
      );
      expect((await next.signIn()).body.accountId).toBe(accountId);
      // The old number is nobody's now.
      expect((await old.signIn()).body.accountId).not.toBe(accountId);
    });

    it('AUTH-O60: needs the code to the old number within ten minutes, without which the new code stays unused', async () => {
      const { phone: old, token, accountId } = await signedIn();
      await forgetConfirmation(accountId);
      const next = newPhone();
      await ask(next, token);
      expect(answerOf(await change(next, next.lastCode(), token))).toEqual([403, 'CONFIRMATION_REQUIRED']);
      server.clock.advance(2 * MINUTE);
      await server.call('sendConfirmationCode', {}, { token });
      await server.call('confirmIdentity', { body: { code: old.lastCode() } }, { token });
      expect((await change(next, next.lastCode(), token)).status).toBe(200);
    });

    it('AUTH-O60: is refused with a wrong, an expired and a used code', async () => {
      const { token } = await signedIn();
      const next = newPhone();
      await ask(next, token);
      const code = next.lastCode();
      expect(answerOf(await change(next, next.wrongCode(), token))).toEqual([400, 'CodeMismatchException']);
      const elsewhere = newPhone();
      await ask(elsewhere, token);
      // The code of another number.
      expect(answerOf(await change(elsewhere, code, token))).toEqual([400, 'CodeMismatchException']);
      expect((await change(next, code, token)).status).toBe(200);
      const back = await signedIn();
      expect(answerOf(await change(next, code, back.token))).toEqual([400, 'CodeMismatchException']);
      const late = newPhone();
      await ask(late, back.token);
      server.clock.advance(10 * MINUTE);
      const { body } = await back.phone.signIn();
      expect(answerOf(await change(late, late.lastCode(), body.idToken))).toEqual([400, 'ExpiredCodeException']);
    });

    it('AUTH-O60: gets five tries for a code, and an account ten codes an hour', async () => {
      const { token } = await signedIn();
      const next = newPhone();
      await ask(next, token);
      for (let tries = 0; tries < 5; tries++) await change(next, next.wrongCode(), token);
      expect(answerOf(await change(next, next.lastCode(), token))).toEqual([429, 'LimitExceededException']);
      for (let asked = 1; asked < 10; asked++) expect((await ask(newPhone(), token)).status).toBe(200);
      expect(answerOf(await ask(newPhone(), token))).toEqual([429, 'LimitExceededException']);
    });

    it('AUTH-O60: that another account has is refused after the code to it alone, and changes nothing', async () => {
      const { phone: old, token, accountId } = await signedIn();
      const taken = await signedIn();
      const free = newPhone();
      server.clock.advance(2 * MINUTE);
      expect(await ask(taken.phone, token)).toMatchObject({ body: (await ask(free, token)).body });
      const wrong = await change(taken.phone, taken.phone.wrongCode(), token);
      expect(answerOf(wrong)).toEqual(answerOf(await change(free, free.wrongCode(), token)));
      const right = await change(taken.phone, taken.phone.lastCode(), token);
      expect(answerOf(right)).toEqual([409, 'PHONE_NUMBER_TAKEN']);
      expect((await security(token)).maskedPhone?.slice(-4)).toBe(old.phoneNumber.slice(-4));
      expect((await old.signIn()).body.accountId).toBe(accountId);
      expect(answerOf(await ask(old, token))).toEqual([422, 'PHONE_NUMBER_OWN']);
    });

    it('AUTH-O60: is taken once by two calls at once, and by one of two accounts', async () => {
      const { phone: old, token } = await signedIn();
      const next = newPhone();
      await ask(next, token);
      const code = next.lastCode();
      const both = await Promise.all([change(next, code, token), change(next, code, token)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(textsTo(old).filter((text) => text.includes('was changed'))).toHaveLength(1);
      // Two numbers, one proof of the old number.
      const [one, two] = [newPhone(), newPhone()];
      for (const phone of [one, two]) await ask(phone, token);
      const answers = await Promise.all([one, two].map((phone) => change(phone, phone.lastCode(), token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    });

    it('AUTH-O60: a code of the old number that is entered while the number changes opens no session of the account', async () => {
      const { phone: old, token, accountId } = await signedIn();
      server.clock.advance(2 * MINUTE);
      await old.start();
      const next = newPhone();
      await ask(next, token);
      const [, entered] = await Promise.all([change(next, next.lastCode(), token), old.verify(old.lastCode())]);
      const { devices } = await security(token);
      expect(devices).toHaveLength(1);
      if (entered.status === 200 && entered.body.accountId === accountId) {
        expect((await server.call('getActiveAccount', {}, { token: entered.body.idToken })).status).toBe(401);
      }
    });

    describe('without the old phone', () => {
      const withPassword = async () => {
        const account = await signedIn();
        await server.call('setPassword', { body: { newPassword: PASSWORD } }, { token: account.token });
        await forgetConfirmation(account.accountId);
        const next = newPhone();
        await ask(next, account.token);
        return { ...account, next };
      };
      const later = async (phone: TestPhone, milliseconds: number) => {
        server.clock.advance(milliseconds);
        const body = { phoneNumber: phone.phoneNumber, password: PASSWORD };
        return (await server.call('signInWithPassword', { body })).body.idToken;
      };

      it('AUTH-O60: waits three days after the password, of which the old phone is told, and then needs a code to the new one alone', async () => {
        const { phone: old, token, accountId, next } = await withPassword();
        expect(answerOf(await change(next, next.lastCode(), token, 'no password 1'))).toEqual([
          400,
          'PASSWORD_MISMATCH',
        ]);
        const asked = await change(next, next.lastCode(), token, PASSWORD);
        expect(asked.body.phoneChange).toMatchObject({ isAllowed: false });
        expect(asked.body.maskedPhone?.slice(-4)).toBe(old.phoneNumber.slice(-4));
        expect(textsTo(old).at(-1)).toMatch(/in 3 days the phone number of your account can be changed/);
        expect((await kindsOf(token))[0]).toBe('phoneNumberRequested');
        const early = await later(old, 3 * DAY - MINUTE);
        await ask(next, early);
        expect(answerOf(await change(next, next.lastCode(), early))).toEqual([403, 'CONFIRMATION_REQUIRED']);
        const due = await later(old, MINUTE);
        expect((await security(due)).phoneChange).toMatchObject({ isAllowed: true });
        // Another number than the one of which the old phone was told.
        const other = newPhone();
        await ask(other, due);
        expect(answerOf(await change(other, other.lastCode(), due))).toEqual([403, 'CONFIRMATION_REQUIRED']);
        const done = await change(next, next.lastCode(), due);
        expect([done.status, done.body.phoneChange]).toEqual([200, null]);
        expect((await next.signIn()).body.accountId).toBe(accountId);
      });

      it('AUTH-O60: is stopped by any device of the account, by a new password, and after seven days unused', async () => {
        const first = await withPassword();
        await change(first.next, first.next.lastCode(), first.token, PASSWORD);
        const stopped = await server.call('withdrawPhoneChange', {}, { token: first.token });
        expect(stopped.body.phoneChange).toBeNull();
        expect((await kindsOf(first.token))[0]).toBe('phoneNumberWithdrawn');
        const second = await withPassword();
        await change(second.next, second.next.lastCode(), second.token, PASSWORD);
        const body = { currentPassword: PASSWORD, newPassword: 'other fairway 8' };
        await server.call('setPassword', { body }, { token: second.token });
        expect((await security(second.token)).phoneChange).toBeNull();
        const third = await withPassword();
        await change(third.next, third.next.lastCode(), third.token, PASSWORD);
        const late = await later(third.phone, 10 * DAY);
        expect((await security(late)).phoneChange).toBeNull();
        await ask(third.next, late);
        expect(answerOf(await change(third.next, third.next.lastCode(), late))).toEqual([403, 'CONFIRMATION_REQUIRED']);
      });
    });
  });
});
