import type { EditedProfile, ProfileDetails } from '@strokebook/contract';
import { addDays, type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { ExtraInfo } from '../../db/schema/index.ts';
import type { Handlers, OpenAccount } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { addressesOf, toPicture } from '../../media/addresses.ts';
import { findMedia } from '../../media/media-queries.ts';
import { storeDetails } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** A player's details, for viewers who may edit them. */
export function createProfileDetailsHandlers({
  database,
  tokens,
  clock,
}: Pick<Services, 'database' | 'tokens' | 'clock'>) {
  const { query } = database;
  const read = async (account: OpenAccount): Promise<EditedProfile> => {
    const { accountId } = account;
    const row = await findAccount(query, accountId);
    if (row === null) throw new RequestError('NOT_FOUND');
    const addressOf = await addressesOf(account, tokens);
    const pictureOf = async (mediaId: string | null) => {
      const found = mediaId === null ? null : await findMedia(query, accountId, mediaId);
      return found === null ? null : { mediaId: found.mediaId, picture: toPicture(found, addressOf) };
    };
    const { extraInfo } = row;
    return {
      details: {
        about: extraInfo.about ?? null,
        college: extraInfo.college ?? null,
        collegeStartDate: dayOf(extraInfo.collegeStartDate),
        collegeEndDate: dayOf(extraInfo.collegeEndDate),
        collegeGpa: extraInfo.collegeGpa ?? null,
        highSchool: extraInfo.highSchool ?? null,
        highSchoolEndDate: dayOf(extraInfo.highSchoolEndDate),
        highSchoolGpa: extraInfo.highSchoolGpa ?? null,
        classYear: extraInfo.classYear ?? null,
        gender: extraInfo.gender ?? null,
        height: extraInfo.height ?? null,
        weight: extraInfo.weight ?? null,
        showsWeight: extraInfo.showsWeight === true,
        ghin: extraInfo.ghin ?? null,
        officialIndex: extraInfo.officialIndex ?? null,
        officialIndexDay: extraInfo.officialIndexDay ?? null,
        showsOfficialIndex: extraInfo.showsOfficialIndex === true,
        ncaaNumber: extraInfo.ncaaNumber ?? null,
        websiteLink: extraInfo.websiteLink ?? null,
      },
      profilePicture: await pictureOf(row.profilePictureId),
      customLogo: await pictureOf(row.customLogoId),
    };
  };
  return {
    getProfileDetails: (_input, { account }) => read(account),
    updateProfileDetails: async ({ params: { accountId }, body }, { account }) => {
      await changeAccount(query, accountId, async (tx, row) => {
        // Parsed JSON has no fields that are present and undefined.
        const details = { ...row.extraInfo, ...(body as Partial<ProfileDetails>) };
        checkOfficialIndex(details, clock.today());
        await storeDetails(tx, accountId, details);
        await incrementDataVersion(tx, accountId);
      });
      return read(account);
    },
  } satisfies Partial<Handlers>;
}

/**
 * An official index without its day says nothing, because the index changes with every round.
 *
 * @throws RequestError REQUEST_INVALID for one of the two alone, and for a day in the future
 */
function checkOfficialIndex(
  { officialIndex = null, officialIndexDay: day = null }: Partial<ExtraInfo>,
  today: CalendarDay,
): void {
  const problem = (field: string, message: string) =>
    new RequestError('REQUEST_INVALID', [{ path: `$.${field}`, message }]);
  if (officialIndex !== null && day === null) throw problem('officialIndexDay', 'is missing');
  if (officialIndex === null && day !== null) throw problem('officialIndex', 'is missing');
  // The day can already be tomorrow in the player's time zone.
  if (day !== null && day > addDays(today, 1)) throw problem('officialIndexDay', 'is in the future');
}

const dayOf = (text: string | null | undefined): CalendarDay | null =>
  text == null || !isCalendarDay(text) ? null : text;
