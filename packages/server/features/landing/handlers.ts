import type { LandingSeason } from '@strokebook/contract';
import { canSee, features } from '@strokebook/golf/access';
import { loadAccessByUsername, type LoadedAccount } from '../../db/accounts/access-queries.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { findCourse } from '../../db/courses/course-rows.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import { asSeenBy } from '../../http/check-access.ts';
import type { Handlers } from '../../http/handler.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import stored from './example-season.json' with { type: 'json' };
import { landingSeason } from './season-of-demo.ts';
import type { Services } from '../../services.ts';

/** The season where there is no demo: one of the demo's player, as it was on a day. */
export const exampleSeason = stored as unknown as LandingSeason;

/** What the season is made of: where one of them is closed to visitors, the landing page shows the example. */
const shown = [features.summary, features.resume, features.schedule, features.roundAssessment];

/** The season of the demo's player as their own pages say it, computed once per day and data version of the account. */
export function createLandingSeason({
  database,
  careers,
  clock,
  config,
}: Pick<Services, 'database' | 'careers' | 'clock' | 'config'>): Services['readLandingSeason'] {
  let known: { readonly key: string; readonly season: Promise<LandingSeason> } | undefined;
  return async () => {
    const access = config.isDemo ? await findAccess() : null;
    if (access === null || !shown.every((feature) => canSee(null, access, feature))) return exampleSeason;
    const key = `${access.accountId}/${access.dataVersion}/${clock.today()}`;
    if (known?.key !== key) {
      const season = seasonOf(access);
      known = { key, season };
      season.catch(() => {
        known = undefined;
      });
    }
    return known.season;
  };

  async function findAccess(): Promise<LoadedAccount | null> {
    if (config.demoPlayer === null) return null;
    return (await loadAccessByUsername(database.query, config.demoPlayer, null)).account;
  }

  async function seasonOf(access: LoadedAccount): Promise<LandingSeason> {
    const account = asSeenBy(null, access, clock);
    const player = await findAccount(database.query, access.accountId);
    if (player === null) return exampleSeason;
    const season = await landingSeason(
      {
        player,
        career: await careers.get(account),
        events: await findOpenEvents(database.query, { account, viewer: null }),
        readRound: async (id) => (await readDocuments(database.readAt, account, [id], (round) => round))[0] ?? null,
        readCourse: (id) => findCourse(database.query, id),
      },
      clock.today(),
    );
    return season ?? exampleSeason;
  }
}

export const createLandingHandlers = ({ readLandingSeason }: Pick<Services, 'readLandingSeason'>) =>
  ({ getLandingSeason: () => readLandingSeason() }) satisfies Partial<Handlers>;
