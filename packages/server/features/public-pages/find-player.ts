import { canOpenProfile, type Viewer } from '@strokebook/golf/access';
import { type TournamentRecord, tournamentRecord } from '@strokebook/golf/resume';
import { tournamentRounds } from '@strokebook/golf/results';
import { findAccount } from '../../db/account-queries.ts';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Queryable } from '../../db/database.ts';
import { showsAbout } from '../../db/public-account.ts';
import type { OpenAccount } from '../../http/handler.ts';
import { findOpenEvents } from '../../open-events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/files/file-store.ts';
import type { Player } from './describe-player.ts';

export type PublicPagesDeps = {
  readonly query: Queryable;
  readonly files: FileStore;
  readonly careers: CareerCache;
  readonly clock: Clock;
};

/** The player of a profile, with the record that its open pages show; null if the profile is not open to the viewer. */
export async function findPlayer(
  { query, careers, clock }: PublicPagesDeps,
  viewer: Viewer | null,
  access: OpenAccount | null,
): Promise<{ readonly player: Player; readonly record: TournamentRecord | null } | null> {
  if (access === null || !canOpenProfile(viewer, access)) return null;
  const player = await findAccount(query, access.accountId);
  if (player === null) return null;
  // The same pages show both.
  if (!showsAbout(viewer, access))
    return { player: { ...player, extraInfo: { ...player.extraInfo, about: null } }, record: null };
  const events = await findOpenEvents(query, { account: access, viewer });
  const source = { career: await careers.get(access), events };
  const record = tournamentRecord(tournamentRounds(source, clock.today()));
  return { player, record: record.roundCount === 0 ? null : record };
}
