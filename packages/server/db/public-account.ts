import type { ActiveAccount, PublicAccount } from '@strokebook/contract';
import type { accounts } from './schema/index.ts';

type AccountRow = typeof accounts.$inferSelect;

/** An account as a visitor may see it (DATA-01, DATA-03): without its number and address. */
export function toPublicAccount(row: AccountRow): PublicAccount {
  const { extraInfo } = row;
  return {
    accountId: row.accountId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    imgUrl: `/api/accounts/${row.accountId}/image`,
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
      },
    ],
    profile: row.profileTypeIds.map((profileTypeId) => ({ profileTypeId })),
  };
}

/** An account as its owner sees it. */
export function toActiveAccount(row: AccountRow): ActiveAccount {
  return {
    ...toPublicAccount(row),
    accountEmail: row.email,
    isProductManager: row.isProductManager,
    hasChosenName: row.hasChosenName,
    defaultHoleCount: row.defaultHoleCount === 9 || row.defaultHoleCount === 18 ? row.defaultHoleCount : null,
  };
}
