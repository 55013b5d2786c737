import { setTimeout } from 'node:timers/promises';
import { readMigrations } from '../db/migrate.ts';

/** How often a server looks whether it must stop for a newer one. */
const ASK_EVERY_MS = 2_000;

/** Longer than a running server of the version before needs to see a migration that it must stop for. */
const UNTIL_OTHERS_STOP_MS = 2 * ASK_EVERY_MS;

/**
 * Asks again and again whether a newer version has made a migration on whose schema this one does not run, until the
 * signal is aborted; `onRefusal` gets the sentence, once. A database that is away says nothing.
 */
export async function watchNewerVersion(
  findRefusal: () => Promise<string | null>,
  onRefusal: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const refusal = await findRefusal().catch(() => null);
    if (refusal !== null) return onRefusal(refusal);
  }
}

/**
 * Waits until servers of the version before have stopped, where one of the migrations that were just applied asks them to:
 * nobody can hide something in the new version while an old one still shows it.
 *
 * @param applied all of them on an empty database, which has no other server
 */
export async function waitForOlderServers(applied: readonly string[]): Promise<void> {
  const migrations = readMigrations();
  const isFirst = applied.length === migrations.length;
  if (isFirst || migrations.every(({ name, canGoBack }) => canGoBack || !applied.includes(name))) return;
  await setTimeout(UNTIL_OTHERS_STOP_MS);
}
