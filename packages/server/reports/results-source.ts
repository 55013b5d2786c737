import { seesAll } from '@strokebook/golf/access';
import type { ResultsSource } from '@strokebook/golf/results';
import type { CareerCache } from '../db/rounds/career-cache.ts';
import type { Queryable } from '../db/database.ts';
import type { RequestContext } from '../http/handler.ts';
import { findRoundExtras } from '../db/rounds/schedule-queries.ts';
import { findOpenEvents, withSharedNotes } from './open-events.ts';

/** The input of results, as far as the caller may see it. */
export async function resultsSource(
  query: Queryable,
  careers: CareerCache,
  context: Pick<RequestContext, 'account' | 'viewer'>,
): Promise<ResultsSource> {
  const { account, viewer } = context;
  const isInside = seesAll(viewer, account);
  const events = await findOpenEvents(query, context);
  return {
    career: await careers.get(account),
    events: isInside ? events : withSharedNotes(events),
    ...(await findRoundExtras(query, account)),
  };
}
