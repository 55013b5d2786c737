import { z } from 'zod';
import { ANSWER_MS } from './check.ts';

/** A server of this product; older versions say less. */
const Health = z.object({
  status: z.literal('alive'),
  version: z.string(),
  revision: z.string().optional(),
  installation: z.string().optional(),
});

type FoundServer = {
  /** '1.2.0 (0a1b2c)'. */
  readonly version: string;
  /** Null if the server is an older version that does not report it. */
  readonly installation: string | null;
};

/** The Strokebook server that answers at an address; null if another program does. @throws Error if nothing answers */
export async function askHealth(address: string): Promise<FoundServer | null> {
  const reply = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
  const { data } = Health.safeParse(await reply.json().catch(() => null));
  if (data === undefined) return null;
  const { version, revision, installation = null } = data;
  return { version: revision === undefined ? version : `${version} (${revision})`, installation };
}
