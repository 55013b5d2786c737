import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInCounters } from '../../db/schema/index.ts';
import { signInCounterKeys } from '../../db/sign-in/sign-in-counter-keys.ts';
import { onDifferingDatabases } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber } from '../../testing/test-phone.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const HOUR = 60 * 60_000;
const PASSWORD = 'fairway-38-heron';

type Options = { readonly from?: string; readonly cookie?: string | undefined };
type Answer = { readonly status: number; readonly error: { readonly code: string } | undefined };

describe('guessing', () => {
  onDifferingDatabases((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, { environment: { SIGN_IN_LIMIT_PER_ADDRESS: '12' } });

    /** Makes concurrent guesses and counts each answer. */
    const countAnswers = async (guesses: number, guess: (number: number) => Promise<Answer>) => {
      const answers: Record<string, number> = {};
      const replies = await Promise.all(Array.from({ length: guesses }, (_, number) => guess(number)));
      for (const { status, error } of replies) {
        const answer = error?.code ?? String(status);
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
      return answers;
    };
    /** Counts tries without making them, because each would cost a hash. */
    const addTries = async (counterKey: string, tries: number) => {
      const { rowCount } = await database.query
        .update(signInCounters)
        .set({ count: sql`${signInCounters.count} + ${tries}` })
        .where(eq(signInCounters.counterKey, counterKey));
      expect(rowCount).toBe(1);
    };
    /** 4 wrong guesses, 90 that are only counted, and 10 concurrent ones, each from a different network. */
    const guessFromEverywhere = async (counterKey: string, guess: (from: string) => Promise<Answer>) => {
      for (let guessed = 1; guessed <= 4; guessed += 1) await guess(`10.1.${guessed}.1`);
      await addTries(counterKey, 90);
      return countAnswers(10, (number) => guess(`10.2.${number}.1`));
    };

    it('the code of one number from many networks ends after 100 tries in an hour, but for devices of its owner (ERR-04)', async () => {
      const owner = createTestPhone(() => server);
      const { cookie } = await owner.signIn();
      const stranger = await createTestPhone(() => server).signIn();
      await owner.start();
      const { phoneNumber } = owner;
      const enter = (code: string, options: Options) =>
        server.call('verifyCode', { body: { phoneNumber, code } }, options);
      const guess = (from: string) => enter(owner.wrongCode(), { from });
      expect(await guessFromEverywhere(signInCounterKeys.codesOfNumber(phoneNumber), guess)).toEqual({
        CodeMismatchException: 6,
        LimitExceededException: 4,
      });
      // No text message for a code that may not be entered.
      expect((await owner.start()).error?.code).toBe('LimitExceededException');
      const unknown = [undefined, stranger.cookie, `${cookie}x`, cookie?.replace(/[\w-]{43}$/, 'a'.repeat(43))];
      // More than five: tries refused because of other networks do not count for the owner's network.
      for (const other of [...unknown, ...unknown]) {
        expect((await enter(owner.lastCode(), { cookie: other })).error?.code).toBe('LimitExceededException');
      }
      expect((await enter(owner.lastCode(), { cookie })).status).toBe(200);
      await server.call('signOut', {}, { cookie });
      expect((await enter(owner.lastCode(), { cookie })).error?.code).toBe('LimitExceededException');
      server.clock.advance(HOUR);
      expect((await owner.signIn()).status).toBe(200);
    });

    it('the password of one number from many networks ends after 100 tries in an hour, but for devices of its owner (ERR-06)', async () => {
      const owner = createTestPhone(() => server);
      const { body, cookie } = await owner.signIn();
      await server.call('setPassword', { body: { newPassword: PASSWORD } }, { token: body.idToken });
      const { phoneNumber } = owner;
      const enter = (password: string, options: Options) =>
        server.call('signInWithPassword', { body: { phoneNumber, password } }, options);
      const guess = (from: string) => enter('wrong-password', { from });
      expect(await guessFromEverywhere(signInCounterKeys.passwordsOfNumber(phoneNumber), guess)).toEqual({
        PASSWORD_MISMATCH: 6,
        LimitExceededException: 4,
      });
      expect((await enter(PASSWORD, {})).error?.code).toBe('LimitExceededException');
      expect((await enter(PASSWORD, { cookie })).status).toBe(200);
    });

    it('by one network uses up its own 20 tries in an hour, and no more of those of all networks together (ERR-04)', async () => {
      const owner = createTestPhone(() => server);
      await owner.start();
      const stranger = createTestPhone(() => server, owner.phoneNumber, { from: '198.51.100.10' });
      await stranger.verify(stranger.wrongCode());
      await addTries(signInCounterKeys.codesOfNumber(owner.phoneNumber), 98);
      await addTries(signInCounterKeys.codesOfNumberFrom(owner.phoneNumber, '198.51.100.10'), 19);
      expect(await countAnswers(4, () => stranger.verify(stranger.wrongCode()))).toEqual({ LimitExceededException: 4 });
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
      // The 100th try of the hour was right, which does not count, so more can follow.
      for (let time = 1; time <= 2; time += 1) expect((await owner.signIn()).status).toBe(200);
    });

    it('against many numbers from one address: the address is refused, and the owners are not (ERR-04)', async () => {
      const owner = createTestPhone(() => server);
      await owner.start();
      const guess = (number: number) => {
        const phoneNumber = number === 0 ? owner.phoneNumber : newPhoneNumber();
        const body = { phoneNumber, code: owner.wrongCode() };
        return server.call('verifyCode', { body }, { from: '198.51.100.9' });
      };
      expect(await countAnswers(16, guess)).toEqual({ CodeMismatchException: 12, LimitExceededException: 4 });
      expect((await owner.verify(owner.lastCode())).status).toBe(200);
    });
  });
});
