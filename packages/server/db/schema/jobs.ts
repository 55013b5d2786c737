import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The latest run of each job, and which server holds it. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  /** The server that runs it, or ran it last. */
  holder: text('holder').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Null while it runs, and after its server was killed. */
  finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'date' }),
  /** When a server may take it: the next run, or the end of the lease of the running one. */
  dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
});
