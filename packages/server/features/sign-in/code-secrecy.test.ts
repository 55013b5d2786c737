import { beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber, type TestPhone } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const MINUTE = 60_000;
const STRANGER = '198.51.100.8';

describe('whether somebody is signing in', () => {
  onEachDatabase((openTestDatabase) => {
    const { server } = useTestServer(openTestDatabase, { environment: { SIGN_IN_LIMIT_PER_ADDRESS: '1000' } });
    let owner: TestPhone;
    let stranger: TestPhone;
    beforeEach(() => {
      const phoneNumber = newPhoneNumber();
      owner = createTestPhone(() => server, phoneNumber);
      stranger = createTestPhone(() => server, phoneNumber, { from: STRANGER });
    });

    /** The answers to six wrong codes of a stranger. */
    const guess = async () => {
      const answers: unknown[] = [];
      for (let time = 1; time <= 6; time += 1) {
        const { status, error } = await stranger.verify(stranger.wrongCode());
        answers.push([status, error?.code]);
      }
      return answers;
    };
    const enterWrongCodes = async (times: number) => {
      for (let time = 1; time <= times; time += 1) await owner.verify(owner.wrongCode());
    };

    const states: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['no code was sent', async () => {}],
      ['a code is open', () => owner.start()],
      ['a code was used', () => owner.signIn()],
      ['the tries of a code are spent', () => owner.start().then(() => enterWrongCodes(6))],
      ['a code has expired', () => owner.start().then(() => server.clock.advance(10 * MINUTE))],
    ];
    it.each(states)('does not show in the answer to wrong codes, however many: %s (ERR-04)', async (_, prepare) => {
      await prepare();
      const mismatches = Array.from({ length: 5 }, () => [400, 'CodeMismatchException']);
      expect(await guess()).toEqual([...mismatches, [429, 'LimitExceededException']]);
    });

    it('does not show by tries that begin anew when a code is sent to somebody else (ERR-04)', async () => {
      await guess();
      await owner.start();
      expect((await stranger.verify(stranger.wrongCode())).error?.code).toBe('LimitExceededException');
    });

    it('does not show to a stranger who asks for another code (AUTH-24)', async () => {
      await owner.start();
      const { status, body } = await stranger.resend();
      expect([status, body.status]).toEqual([200, 'CODE_SENT']);
      expect(server.messages.filter(({ to }) => to === owner.phoneNumber)).toHaveLength(1);
      expect((await stranger.resend()).error?.code).toBe('LimitExceededException');
    });

    it('that a code has expired is told to who enters the right one, and to nobody else (ERR-04)', async () => {
      await owner.start();
      server.clock.advance(10 * MINUTE);
      expect((await owner.verify(owner.wrongCode())).error?.code).toBe('CodeMismatchException');
      expect((await owner.verify(owner.lastCode())).error?.code).toBe('ExpiredCodeException');
      expect((await owner.signIn()).status).toBe(200);
      expect((await owner.verify(owner.lastCode())).error?.code).toBe('CodeMismatchException');
    });
  });
});
