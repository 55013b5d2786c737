import type pg from 'pg';

/** How far the database's clock is ahead of this machine's, in milliseconds; negative if it is behind. */
export async function measureClockOffset(pool: pg.Pool): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const here = (before + Date.now()) / 2;
  return (rows[0]?.now.getTime() ?? here) - here;
}
