import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { wait } from '../lib/wait.ts';
import { type DeviceRound, isWaiting, type RoundKey } from './device-round.ts';
import type { DeviceStore } from './device-store.ts';

/** After this time without an answer the round on the device opens: a weak network may not answer for minutes. */
const MAX_WAIT_MS = 3_000;

type OpenDeps = { readonly api: Pick<Api, 'call'>; readonly store: DeviceStore; readonly maxWaitMs?: number };

/** The round as it is entered: from the account, else from the device; null if neither has it. */
export async function openRound(
  { api, store, maxWaitMs = MAX_WAIT_MS }: OpenDeps,
  key: RoundKey,
): Promise<DeviceRound | null> {
  const onDevice = await store.readRound(key);
  // What the account does not have yet is entered on; asking would only delay it.
  if (onDevice !== null && isWaiting(onDevice)) return onDevice;
  try {
    const asked = api.call('getRound', { params: { accountId: key.playerId, roundId: key.roundId } });
    // An answer that comes later, or a failure, changes nothing: sending merges the versions.
    asked.catch(() => undefined);
    const reply = await (onDevice === null ? asked : Promise.race([asked, wait(maxWaitMs)]));
    if (!reply) return onDevice;
    const { revision, round } = reply;
    return await store.loadRound(key, { revision, document: round });
  } catch (error) {
    if (onDevice !== null) return onDevice;
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
