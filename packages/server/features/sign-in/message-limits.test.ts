import { beforeEach, describe, expect, it } from 'vitest';
import { signInCounters } from '../../db/schema/index.ts';
import { onDifferingDatabases } from '../../testing/test-databases.ts';
import { createTestPhone, newPhoneNumber } from '../../testing/test-phone.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const HOUR = 60 * 60_000;
const LIMIT = { SIGN_IN_LIMIT_PER_ADDRESS: '1000', SMS_LIMIT_PER_HOUR: '10' };

describe('text messages', () => {
  onDifferingDatabases((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase, { environment: LIMIT });
    beforeEach(async () => {
      await database.query.delete(signInCounters);
    });

    const start = async (on: Pick<typeof server, 'call'>, phoneNumber = newPhoneNumber(), from = '203.0.113.1') => {
      const { status, error } = await on.call('startPhoneSignIn', { body: { phoneNumber } }, { from });
      return error?.code ?? status;
    };

    it.each([
      ['a satellite telephone', '+870771234567'],
      ['an international network', '+8821234567'],
      ['a country that is not offered', '+37061234567'],
      ['another such country', '+237612345678'],
      ['a country that shares its calling code with one that is offered', '+18765550100'],
      ['a premium rate in the United States', '+19005551234'],
      ['a premium rate in the United Kingdom', '+449012345678'],
      ['a personal number, which costs as much', '+447012345678'],
    ])(
      'go to no number of %s: the number is refused before anything is counted (ERR-01, AUTH-42)',
      async (_, number) => {
        const sent = server.messages.length;
        expect(await start(server, number)).toBe('InvalidParameterException');
        expect(server.messages).toHaveLength(sent);
        expect(await database.query.select().from(signInCounters)).toEqual([]);
      },
    );

    it.each(['+13055551234', '+4915123456789', '+919812345678'])(
      'go to %s, whose country the form offers (AUTH-42)',
      async (number) => {
        expect(await start(server, number)).toBe(200);
      },
    );

    it('go to the countries of SMS_COUNTRIES and to no others', async () => {
      const baltic = await createTestServer(database, { ...LIMIT, SMS_COUNTRIES: 'LT, LV' });
      expect(await start(baltic, '+37061234567')).toBe(200);
      expect(await start(baltic, newPhoneNumber())).toBe('InvalidParameterException');
      await baltic.close();
    });

    it('are limited by the hour for all numbers, networks and servers together (ERR-01)', async () => {
      const other = await createTestServer(database, LIMIT);
      const sent = server.messages.length;
      const answers: unknown[] = [];
      for (let time = 1; time <= 12; time += 1) {
        answers.push(await start(time % 2 === 0 ? server : other, newPhoneNumber(), `203.0.113.${time}`));
      }
      expect(answers).toEqual([
        ...Array.from({ length: 8 }, () => 200),
        ...Array.from({ length: 4 }, () => 'LimitExceededException'),
      ]);
      expect(server.messages.length - sent + other.messages.length).toBe(8);
      // One line each, whichever server sent the message that reached the limit.
      expect([...server.logged, ...other.logged]).toEqual([
        { sent: 8, limit: 10, message: expect.stringContaining('80 % of SMS_LIMIT_PER_HOUR') as string },
      ]);
      server.clock.advance(HOUR);
      expect(await start(server)).toBe(200);
      await other.close();
    });

    it('of the last fifth of the hour are for devices that are signed in to the account of the number (ERR-01)', async () => {
      const phone = createTestPhone(() => server);
      const { cookie = '', body } = await phone.signIn();
      server.clock.advance(120_000);
      for (let time = 1; time <= 8; time += 1) await start(server, newPhoneNumber(), `203.0.113.${time}`);
      expect(await start(server, phone.phoneNumber)).toBe('LimitExceededException');
      const own = { body: { phoneNumber: phone.phoneNumber } };
      expect((await server.call('startPhoneSignIn', own, { cookie })).status).toBe(200);
      server.clock.advance(120_000);
      const logged = server.logged.length;
      expect((await server.call('sendConfirmationCode', {}, { token: body.idToken })).status).toBe(200);
      expect(server.logged.slice(logged)).toEqual([
        { sent: 10, limit: 10, message: expect.stringContaining('SMS_LIMIT_PER_HOUR is reached') as string },
      ]);
      server.clock.advance(120_000);
      expect((await server.call('startPhoneSignIn', own, { cookie })).error?.code).toBe('LimitExceededException');
    });

    it('that are refused by that limit leave the code that was sent before as it is (AUTH-22)', async () => {
      const strict = await createTestServer(database, { ...LIMIT, SMS_LIMIT_PER_HOUR: '1' });
      const phoneNumber = newPhoneNumber();
      expect(await start(strict, phoneNumber)).toBe(200);
      strict.clock.advance(120_000);
      expect(await start(strict, phoneNumber)).toBe('LimitExceededException');
      const code = /\d{6}$/.exec(strict.messages[0]?.text ?? '')?.[0] ?? '';
      expect((await strict.call('verifyCode', { body: { phoneNumber, code } })).status).toBe(200);
      await strict.close();
    });
  });
});
