import { setTimeout } from 'node:timers/promises';
import type { ClusterState } from '../db/cluster/cluster-nodes.ts';

/** An alert on a lost server waits a minute. */
const ASK_EVERY_MS = 30_000;

type ClusterWatch = {
  /** Null where the database is no cluster. */
  readonly readState: () => Promise<ClusterState | null>;
  /** Called once when a server is lost, and once when it is reached again. */
  readonly onChange: (node: string, isLost: boolean) => void;
  readonly onState: (state: ClusterState) => void;
  readonly pause?: (signal: AbortSignal) => Promise<unknown>;
};

const pauseBetween = (signal: AbortSignal): Promise<unknown> =>
  setTimeout(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Asks again and again which servers of a cluster can be reached, until the signal is aborted: a lost worker does not
 * make a server unready, because the accounts of the others are answered. Ends at once where the database is no cluster.
 */
export async function watchCluster(
  { readState, onChange, onState, pause = pauseBetween }: ClusterWatch,
  signal: AbortSignal,
): Promise<void> {
  let known: readonly string[] = [];
  while (!signal.aborted) {
    // A coordinator that is away fails all calls, which are logged.
    const state = await readState().catch(() => 'away' as const);
    if (state === null) return;
    if (state !== 'away') {
      onState(state);
      for (const node of state.lost) if (!known.includes(node)) onChange(node, true);
      for (const node of known) if (!state.lost.includes(node)) onChange(node, false);
      known = state.lost;
    }
    await pause(signal);
  }
}
