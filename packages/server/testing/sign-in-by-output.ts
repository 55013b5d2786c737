import type { ServerProcess } from './server-process.ts';

/** A signed-in account. */
export type Session = { readonly idToken: string; readonly accountId: number };

/** Signs in with the code that the server prints. Returns the id token and the code. */
export async function signInByOutput(
  server: ServerProcess,
  phoneNumber: string,
): Promise<Session & { readonly code: string }> {
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/auth/phone', { phoneNumber });
  const [, code = ''] = await server.waitFor(new RegExp(`SMS to \\${phoneNumber}: .* (\\d{6})\n`));
  const reply = await post('/api/auth/verify', { phoneNumber, code });
  const session = (await reply.json()) as Session;
  return { ...session, code };
}
