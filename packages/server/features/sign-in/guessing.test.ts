import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** Five tries of a code, 20 for a number and 100 for an address an hour are limits far below; each later guess takes the same path. */
const GUESSES = 400;
const AT_ONCE = 50;
const HOUR = 60 * 60_000;

describe(`guessing: ${GUESSES} wrong codes`, () => {
  onEachDatabase((openTestDatabase) => {
    const { server } = useTestServer(openTestDatabase);

    type Target = { readonly phoneNumber: string; readonly rightCode: string };

    /** Tries every guess, some at a time, each from the address it is given; answers how often each answer came. */
    const guess = async (targetOf: (guess: number) => Target, addressOf: (guess: number) => string) => {
      const answers: Record<string, number> = {};
      const tryOne = (number: number) => {
        const { phoneNumber, rightCode } = targetOf(number);
        const code = String(number).padStart(6, '0');
        const body = { phoneNumber, code: code === rightCode ? '999999' : code };
        return server.call('verifyCode', { body }, { from: addressOf(number) });
      };
      for (let first = 0; first < GUESSES; first += AT_ONCE) {
        const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => tryOne(first + offset)));
        for (const { status, error } of replies) {
          const answer = error?.code ?? String(status);
          answers[answer] = (answers[answer] ?? 0) + 1;
        }
      }
      return answers;
    };
    /** As if the attacker had a network of machines: no address comes often enough to be limited. */
    const manyAddresses = (number: number) => `10.${Math.floor(number / 250) % 250}.${number % 250}.1`;

    it('against one number from everywhere: none gets through, and its owner can sign in an hour later (ERR-04)', async () => {
      const owner = createTestPhone(() => server);
      await owner.start();
      const target = { phoneNumber: owner.phoneNumber, rightCode: owner.lastCode() };
      const answers = await guess(() => target, manyAddresses);
      expect(answers).toEqual({ CodeMismatchException: 5, LimitExceededException: GUESSES - 5 });
      expect((await owner.verify(owner.lastCode())).error?.code).toBe('LimitExceededException');
      server.clock.advance(HOUR);
      expect((await owner.signIn()).status).toBe(200);
    });

    it('against many numbers from one address: the address is refused, and the owners are not (ERR-04)', async () => {
      const owners = Array.from({ length: 40 }, () => createTestPhone(() => server));
      for (const [index, owner] of owners.entries()) {
        await server.call(
          'startPhoneSignIn',
          { body: { phoneNumber: owner.phoneNumber } },
          { from: `192.0.2.${index}` },
        );
      }
      const nobody = { phoneNumber: newPhoneNumber(), rightCode: '' };
      const targets = [...owners.map(({ phoneNumber, lastCode }) => ({ phoneNumber, rightCode: lastCode() })), nobody];
      const answers = await guess(
        (number) => targets[number % targets.length] ?? nobody,
        () => '198.51.100.7',
      );
      expect(answers).toEqual({ CodeMismatchException: 100, LimitExceededException: GUESSES - 100 });
      for (const [index, owner] of owners.entries()) {
        const verify = () => {
          const body = { phoneNumber: owner.phoneNumber, code: owner.lastCode() };
          return server.call('verifyCode', { body }, { from: `192.0.2.${index}` });
        };
        expect((await verify()).status).toBe(200);
      }
    });
  });
});
