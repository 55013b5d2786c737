import { type CalendarDay, type DayRange, lastRange } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { favouriteEvents } from '@strokebook/golf/tournaments';
import { coverPageData, type ResumeSource } from '@strokebook/documents/resume-builder';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { shownIndexOf } from '../../db/accounts/official-index.ts';
import type { CareerCache } from '../../db/rounds/career-cache.ts';
import type { Database } from '../../db/database.ts';
import { profileImageUrl } from '../../db/accounts/public-account.ts';
import { findRoundExtras } from '../../db/rounds/schedule-queries.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { findOpenEvents, withSharedNotes } from '../../reports/open-events.ts';
import { findStories } from './queries.ts';

export type ResumePlayer = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const DEFAULT_MONTHS = 24;

/** The default date range of the charts (RESUME-32). */
export const defaultRange = (today: CalendarDay): DayRange => lastRange(DEFAULT_MONTHS, 'Months', today);

/**
 * The data of an account's resume, without what is hidden from the viewer.
 *
 * @param isPrivate whether to include what only receivers of a link may read: email and unshared notes.
 */
export async function loadResume(
  { database: { query }, careers }: { readonly database: Database; readonly careers: CareerCache },
  context: Pick<RequestContext, 'account' | 'viewer'>,
  isPrivate: boolean,
): Promise<{ readonly source: ResumeSource; readonly player: ResumePlayer }> {
  const { account } = context;
  const { accountId } = account;
  const player = await findAccount(query, accountId);
  if (player === null) throw new RequestError('NOT_FOUND');
  const open = await findOpenEvents(query, context);
  const events = isPrivate ? open : withSharedNotes(open);
  const pictures = {
    picture: player.profilePictureId === null ? null : profileImageUrl(accountId, { v: player.profilePictureId }),
    customLogo:
      player.customLogoId === null ? null : profileImageUrl(accountId, { use: 'customLogo', v: player.customLogoId }),
  };
  return {
    player,
    source: {
      accountId,
      playerName: fullName(player),
      cover: coverPageData(
        { ...player.extraInfo, shownIndex: shownIndexOf(player.extraInfo) },
        pictures,
        isPrivate ? player.email : null,
      ),
      career: await careers.get(account),
      events,
      news: await findStories(query, accountId),
      favourites: favouriteEvents(events),
      ...(await findRoundExtras(query, account)),
    },
  };
}
