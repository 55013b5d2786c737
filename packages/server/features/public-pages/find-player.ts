import { canSee, features } from '@strokebook/golf/access';
import { tournamentRecord } from '@strokebook/golf/tournaments';
import { tournamentRounds } from '@strokebook/golf/results';
import { clubGame, type SeasonScores, tournamentSeason } from '@strokebook/golf/season';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { LoadedAccount } from '../../db/accounts/access-queries.ts';
import { showsAbout } from '../../db/accounts/public-account.ts';
import { asSeenBy } from '../../http/check-access.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import type { Player } from './describe-player.ts';
import type { Services } from '../../services.ts';

export type PublicPagesDeps = Pick<Services, 'query' | 'files' | 'careers' | 'clock' | 'config'>;

/** A player with the season that the pages show that are open to visitors; null if the player is gone meanwhile. */
export async function findPlayer(
  { query, careers, clock }: PublicPagesDeps,
  access: LoadedAccount,
): Promise<{ readonly player: Player; readonly season: SeasonScores | null } | null> {
  const player = await findAccount(query, access.accountId);
  if (player === null) return null;
  // The same pages show both.
  if (!showsAbout(null, access))
    return { player: { ...player, extraInfo: { ...player.extraInfo, about: null } }, season: null };
  const account = asSeenBy(null, access, clock);
  const events = await findOpenEvents(query, { account, viewer: null });
  const source = { career: await careers.get(account), events };
  const today = clock.today();
  const { holeCount } = tournamentRecord(tournamentRounds(source, today));
  const season = tournamentSeason(source, holeCount, today);
  if (season.average !== null) return { player, season };
  // As on the profile: a golfer without tournaments has all rounds, where these are open.
  return {
    player,
    season: canSee(null, access, features.myRounds) ? (clubGame(source.career, today)?.scores ?? null) : null,
  };
}
