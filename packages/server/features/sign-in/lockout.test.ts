import { beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber, type TestPhone } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MINUTE = 60_000;
const COOLDOWN = 120_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'fairway-38-heron';
const STRANGER = '198.51.100.7';

describe('locking somebody else out of sign-in', () => {
  onEachDatabase((openTestDatabase) => {
    const { server } = useTestServer(openTestDatabase, { environment: { SIGN_IN_LIMIT_PER_ADDRESS: '1000' } });
    let owner: TestPhone;
    let stranger: TestPhone;
    beforeEach(() => {
      const phoneNumber = newPhoneNumber();
      owner = createTestPhone(() => server, phoneNumber);
      stranger = createTestPhone(() => server, phoneNumber, { from: STRANGER });
    });

    const enterWrongCodes = async (phone: TestPhone, times: number) => {
      const codes: (string | undefined)[] = [];
      for (let time = 1; time <= times; time += 1) codes.push((await phone.verify(phone.wrongCode())).error?.code);
      return codes;
    };
    const repeat = (code: string, times: number) => Array.from({ length: times }, () => code);
    const messages = () => server.messages.filter(({ to }) => to === owner.phoneNumber).length;

    it('wrong codes from another network use up its own five tries, and the right code works (ERR-04)', async () => {
      await owner.start();
      expect(await enterWrongCodes(stranger, 6)).toEqual([
        ...repeat('CodeMismatchException', 5),
        'LimitExceededException',
      ]);
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
    });

    it('a code that another network asked for and spent works for its owner, and asking again sends one at once (ERR-04)', async () => {
      await stranger.start();
      await enterWrongCodes(stranger, 5);
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
      await stranger.start();
      await enterWrongCodes(stranger, 5);
      const sent = messages();
      expect((await owner.start()).body.status).toBe('CODE_SENT');
      expect(messages()).toBe(sent + 1);
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
    });

    it('twenty wrong codes in an hour refuse the network that entered them, and no other (ERR-04)', async () => {
      await owner.start();
      for (let ask = 1; ask <= 4; ask += 1) {
        await stranger.start();
        await enterWrongCodes(stranger, 5);
      }
      expect((await stranger.start()).error?.code).toBe('LimitExceededException');
      expect((await stranger.verify(owner.lastCode())).error?.code).toBe('LimitExceededException');
      expect(messages()).toBe(1);
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
      server.clock.advance(HOUR);
      expect((await stranger.start()).status).toBe(200);
    });

    it('twenty wrong passwords in an hour refuse the network that entered them, and no other (ERR-06)', async () => {
      const { body } = await owner.signIn();
      await server.call('setPassword', { body: { newPassword: PASSWORD } }, { token: body.idToken });
      const enter = async (password: string, from?: string) => {
        const call = { body: { phoneNumber: owner.phoneNumber, password } };
        const { status, error } = await server.call('signInWithPassword', call, from === undefined ? {} : { from });
        return error?.code ?? status;
      };
      for (let time = 1; time <= 20; time += 1) {
        expect(await enter('wrong-password', STRANGER)).toBe('PASSWORD_MISMATCH');
      }
      expect(await enter(PASSWORD, STRANGER)).toBe('LimitExceededException');
      expect(await enter(PASSWORD)).toBe(200);
    });

    it('who has entered a code wrong five times is sent a new one at once, one for calls at the same time (AUTH-22, ERR-04)', async () => {
      const startTwice = async () => {
        const answers = await Promise.all([owner.start(), owner.start()]);
        // The later one may find that the other has sent a code already (AUTH-O13).
        return answers.find(({ body }) => body.status === 'CODE_SENT');
      };
      for (const ask of [startTwice, owner.resend]) {
        await owner.start();
        await enterWrongCodes(owner, 5);
        const spent = owner.lastCode();
        const sent = messages();
        server.clock.advance(MINUTE);
        expect((await ask())?.body.status).toBe('CODE_SENT');
        expect(messages()).toBe(sent + 1);
        server.clock.advance(MINUTE);
        expect((await owner.resend()).error?.code).toBe('LimitExceededException');
        if (spent !== owner.lastCode()) {
          expect((await owner.verify(spent)).error?.code).toBe('CodeMismatchException');
        }
        expect((await owner.verify(owner.lastCode())).status).toBe(200);
      }
    });

    it('wrong codes never replace a code that somebody on another network waits for (AUTH-22)', async () => {
      await owner.start();
      await enterWrongCodes(stranger, 5);
      expect((await stranger.start()).body.status).toBe('CODE_SENT');
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
      // The stranger requests a code first, and the owner is told about the code that was sent.
      const sent = messages();
      await stranger.start();
      await owner.start();
      const code = owner.lastCode();
      await enterWrongCodes(stranger, 5);
      await stranger.start();
      expect(messages()).toBe(sent + 1);
      expect((await owner.verify(code)).status).toBe(200);
    });

    it('codes that another network asked for are not taken from those of the owner (ERR-01)', async () => {
      for (let time = 1; time <= 10; time += 1) {
        expect((await stranger.start()).status).toBe(200);
        server.clock.advance(COOLDOWN);
      }
      expect((await stranger.start()).error?.code).toBe('LimitExceededException');
      expect((await owner.start()).status).toBe(200);
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
    });
  });
});
