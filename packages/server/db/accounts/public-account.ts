import type { ActiveAccount, Profile, PublicAccount } from '@strokebook/contract';
import {
  type AccountId,
  type AccountAccess,
  canSee,
  hasFullAccess,
  levelOf,
  seesAll,
  playerHomeFeatures,
  type Viewer,
  yearOfBirth,
} from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { SchoolColors } from '@strokebook/golf/organization';
import { contactReceiverOf } from './contact-receiver.ts';
import type { AccountRow } from './circle-codec.ts';
import type { Queryable } from '../database.ts';
import { findAnsweredUnread } from '../notices/answered-questions.ts';
import { shownIndexOf } from './official-index.ts';
import { findCoachedTeams } from '../organizations/team-queries.ts';

/**
 * An account as visitors may see it (DATA-01, DATA-03): without phone number and address.
 *
 * @param mediaToken token in its picture's address if the picture is not public
 */
function toPublicAccount(row: AccountRow, mediaToken: string | null = null): PublicAccount {
  const { extraInfo } = row;
  const shownIndex = shownIndexOf(extraInfo);
  return {
    accountId: row.accountId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    imgUrl: profileImageUrl(row.accountId, { v: row.profilePictureId, token: mediaToken }),
    logoUrl:
      row.customLogoId === null
        ? null
        : profileImageUrl(row.accountId, { use: 'customLogo', v: row.customLogoId, token: mediaToken }),
    accountExtraInfo: [
      {
        about: extraInfo.about ?? null,
        ncaaNumber: extraInfo.ncaaNumber ?? null,
        college: extraInfo.college ?? null,
        collegeEndDate: extraInfo.collegeEndDate ?? null,
        collegeGpa: extraInfo.collegeGpa ?? null,
        highSchool: extraInfo.highSchool ?? null,
        highSchoolEndDate: extraInfo.highSchoolEndDate ?? null,
        highSchoolGpa: extraInfo.highSchoolGpa ?? null,
        classYear: extraInfo.classYear ?? null,
        height: extraInfo.height ?? null,
        weight: extraInfo.weight ?? null,
        ghin: extraInfo.ghin ?? null,
        websiteLink: extraInfo.websiteLink ?? null,
        ...(shownIndex !== null && { shownIndex }),
      },
    ],
    profile: row.profileTypeIds.map((profileTypeId) => ({ profileTypeId })),
    defaultHoleCount: row.defaultHoleCount === 9 || row.defaultHoleCount === 18 ? row.defaultHoleCount : null,
  };
}

type ProfileParts = {
  readonly today: CalendarDay;
  readonly schoolColors: SchoolColors | null;
  /** In its picture's address if the picture is not public. */
  readonly mediaToken?: string | null;
};

/** A profile as the viewer may see it. */
export function toProfile(
  row: AccountRow,
  access: AccountAccess,
  viewer: Viewer | null,
  { today, schoolColors, mediaToken = null }: ProfileParts,
): Profile {
  const account = toPublicAccount(row, mediaToken);
  return {
    account: showsAbout(viewer, access) ? withChosenWeight(account, row, viewer, access) : withoutAbout(account),
    hasFullAccess: hasFullAccess(viewer, access),
    level: levelOf(viewer, access),
    canContact: contactReceiverOf(row, access, today) !== null,
    schoolColors,
    allowPublicSite: access.allowPublicSite,
    settings: [...access.settings],
  };
}

/** Whether a page with the player's own statements is open to the viewer (ACCESS-08). */
export const showsAbout = (viewer: Viewer | null, access: AccountAccess): boolean =>
  playerHomeFeatures.some((feature) => canSee(viewer, access, feature));

/** Visitors see the weight only if the player has said so (DATA-O14). */
function withChosenWeight(
  account: PublicAccount,
  { extraInfo }: AccountRow,
  viewer: Viewer | null,
  access: AccountAccess,
): PublicAccount {
  if (extraInfo.showsWeight === true || extraInfo.weight == null) return account;
  const hidden = seesAll(viewer, access) ? { isWeightHidden: true } : { weight: null };
  return { ...account, accountExtraInfo: account.accountExtraInfo.map((info) => ({ ...info, ...hidden })) };
}

/** The public fields that remain: schools are also shown in search and teams. */
function withoutAbout(account: PublicAccount): PublicAccount {
  const told = account.accountExtraInfo.map((info) => ({
    ...info,
    about: null,
    ncaaNumber: null,
    collegeGpa: null,
    highSchoolGpa: null,
    classYear: null,
    height: null,
    weight: null,
    ghin: null,
    shownIndex: undefined,
    websiteLink: null,
  }));
  return { ...account, accountExtraInfo: told };
}

/** Address of an account's picture or logo; it changes with the picture, so that browsers can cache it. */
export function profileImageUrl(accountId: AccountId, parts: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) query.set(name, value);
  return `/api/accounts/${accountId}/image${query.size === 0 ? '' : `?${query}`}`;
}

/**
 * An account as its owner sees it.
 *
 * @param tokens for the address of the photo: an image is requested without a sign-in, and the site can be private
 */
export async function toActiveAccount(
  query: Queryable,
  row: AccountRow,
  tokens: { readonly create: (accountId: AccountId, use: 'profilePicture') => Promise<string> },
): Promise<ActiveAccount> {
  const hasPhoto = row.profilePictureId !== null;
  const account = toPublicAccount(row, hasPhoto ? await tokens.create(row.accountId, 'profilePicture') : null);
  return {
    ...account,
    imgUrl: hasPhoto ? account.imgUrl : null,
    accountEmail: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    isProductManager: row.isProductManager,
    coachedTeams: await findCoachedTeams(query, row.accountId),
    isAgeKnown: yearOfBirth(row) !== null,
    areEventsKnown: row.extraInfo.gender != null,
    unreadMessages: row.unreadMessages,
    unreadNotices: await countAsking(query, row),
    mailsNotices: row.mailsNotices,
    hasChosenName: row.hasChosenName,
    hasBeenWelcomed: row.hasBeenWelcomed,
    units: row.units,
    defaultSatellite: row.defaultSatellite,
  };
}

/** The unread notices but for questions that were answered elsewhere meanwhile. */
const countAsking = async (query: Queryable, { accountId, unreadNotices }: AccountRow): Promise<number> =>
  unreadNotices === 0 ? 0 : Math.max(0, unreadNotices - (await findAnsweredUnread(query, accountId)).size);
