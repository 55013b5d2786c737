import { beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const HOUR = 60 * 60_000;

describe('a clock that jumps', () => {
  onEachDatabase((openTestDatabase) => {
    const { server } = useTestServer(openTestDatabase);
    let phoneNumber = '+15550131000';
    beforeEach(() => {
      phoneNumber = `+${Number(phoneNumber) + 1}`;
    });

    const start = async () => {
      const { status } = await server.call('startPhoneSignIn', { body: { phoneNumber } });
      return { status, code: /\d{6}$/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '' };
    };
    const verify = (code: string) => server.call('verifyCode', { body: { phoneNumber, code } });
    const signIn = async () => {
      const { body, cookie } = await verify((await start()).code);
      return { token: body.idToken, cookie, accountId: body.accountId };
    };
    const refresh = (cookie: string | undefined) => server.call('refreshSession', { body: undefined }, { cookie });
    const put = (accountId: number, token: string) =>
      server.call('putRound', { params: { accountId, roundId: 'r' }, body: scoreOnlyRound('r') }, { token });

    it('an hour forward: tokens and codes expire, the session goes on, and a new code signs in (SCALE-09, TOKEN-04)', async () => {
      const { token, cookie, accountId } = await signIn();
      server.clock.advance(2 * 60_000);
      const sent = await start();
      server.clock.advance(HOUR);
      expect((await put(accountId, token)).status).toBe(401);
      const refreshed = await refresh(cookie);
      expect([refreshed.status, (await put(accountId, refreshed.body.idToken)).status]).toEqual([200, 200]);
      expect((await verify(sent.code)).error?.code).toBe('ExpiredCodeException');
      expect((await verify((await start()).code)).status).toBe(200);
    });

    it('an hour back: tokens, codes and sessions from before the jump are still good (SCALE-09, TOKEN-04)', async () => {
      const { token, cookie, accountId } = await signIn();
      server.clock.advance(2 * 60_000);
      const sent = await start();
      server.clock.advance(-HOUR);
      expect((await put(accountId, token)).status).toBe(200);
      const refreshed = await refresh(cookie);
      expect([refreshed.status, (await put(accountId, refreshed.body.idToken)).status]).toEqual([200, 200]);
      expect((await verify(sent.code)).status).toBe(200);
      expect((await start()).status).toBe(200);
    });
  });
});
