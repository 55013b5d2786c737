import type pg from 'pg';

/** PostgreSQL's own default of `checkpoint_timeout`. */
const EVERY_MS = 5 * 60_000;

/**
 * Writes a checkpoint every five minutes. A PostgreSQL server has a process for that and the embedded database has none:
 * its write-ahead log would grow until the server stops. Returns a function that ends it.
 */
export function startCheckpoints(pool: pg.Pool): () => void {
  const timer = setInterval(() => {
    // A failed checkpoint (a full disk) loses nothing; the next one is tried.
    void pool.query('CHECKPOINT').catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
