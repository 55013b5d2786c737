import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ISSUER = 'https://id.college.example';

describe('tokens of other issuers', () => {
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let issuer: Server;
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }] };
    issuer = createServer((_request, reply) => {
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
    });
    await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
    database = await openEmbeddedTestDatabase();
    await storeAccount(database, { accountId: 1 });
    const { port } = issuer.address() as AddressInfo;
    server = await createTestServer(database, {
      EXTERNAL_ISSUERS: JSON.stringify([
        { issuer: ISSUER, audience: 'golf', jwksUri: `http://127.0.0.1:${port}/jwks.json` },
      ]),
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await new Promise((resolve) => issuer.close(resolve));
  });

  const sign = (claims: JWTPayload = {}, key = keys.privateKey, alg = 'RS256') => {
    const now = Math.floor(server.clock.now().getTime() / 1_000);
    const payload = { iss: ISSUER, aud: 'golf', account_id: 1, iat: now, exp: now + 600, ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg, kid: 'one' }).sign(key);
  };
  const me = async (token: string) => {
    const { status, body, error } = await server.call('getActiveAccount', {}, { token });
    return status === 200 ? body.accountId : error?.code;
  };

  it('sign in whom their issuer names, when it is configured (TOKEN-03)', async () => {
    expect(await me(await sign())).toBe(1);
    expect(await me(await sign({ account_id: '1' }))).toBe(1);
  });

  it('are refused when anything about them is not as configured (TOKEN-03, TOKEN-O2)', async () => {
    const stranger = await generateKeyPair('RS256');
    expect(await me(await sign({}, stranger.privateKey))).toBe('NotAuthorizedException');
    expect(await me(await sign({ iss: 'https://id.other.example' }))).toBe('NotAuthorizedException');
    expect(await me(await sign({ aud: 'another-product' }))).toBe('NotAuthorizedException');
    expect(await me(await sign({ iss: 'strokebook' }))).toBe('NotAuthorizedException');
    for (const account_id of [undefined, null, 'x', 1.5, 1e300, {}, [1]]) {
      expect(await me(await sign({ account_id }))).toBe('NotAuthorizedException');
    }
    expect(await me(await sign({ account_id: 999 }))).toBe('NotAuthorizedException');
    const now = Math.floor(server.clock.now().getTime() / 1_000);
    expect(await me(await sign({ exp: now - 1 }))).toBe('TOKEN_EXPIRED');
    expect(await me(await sign({ iat: now - 86_401, exp: now + 600 }))).toBe('TOKEN_EXPIRED');
    expect(await me(await sign({ iat: now + 600 }))).toBe('NotAuthorizedException');
  });

  it('are refused when signed with the public key as if it were a shared secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const now = Math.floor(server.clock.now().getTime() / 1_000);
    const forged = await new SignJWT({ iss: ISSUER, aud: 'golf', account_id: 1, exp: now + 600 })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(secret);
    expect(await me(forged)).toBe('NotAuthorizedException');
  });

  it('are neither taken nor refused while their issuer cannot be reached', async () => {
    const away = await createTestServer(database, {
      EXTERNAL_ISSUERS: JSON.stringify([{ issuer: ISSUER, audience: 'golf', jwksUri: 'http://127.0.0.1:1/jwks.json' }]),
    });
    const reply = await away.call('getActiveAccount', {}, { token: await sign() });
    expect([reply.status, reply.error?.code]).toEqual([503, 'ISSUER_UNREACHABLE']);
    await away.close();
  });

  it('prove nobody to be the owner: what needs a confirmation is refused', async () => {
    const token = await sign();
    const body = { newPassword: 'fairway-38-heron' };
    expect((await server.call('setPassword', { body }, { token })).error?.code).toBe('CONFIRMATION_REQUIRED');
  });
});
