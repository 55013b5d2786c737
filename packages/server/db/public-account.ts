import type { PublicAccount } from '@strokebook/contract';
import type { accounts } from './schema/index.ts';

type AccountRow = typeof accounts.$inferSelect;

/** An account as a visitor may see it (DATA-01, DATA-03): without its number and address. */
export function toPublicAccount(row: AccountRow): PublicAccount {
  return {
    accountId: row.accountId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    imgUrl: `/api/accounts/${row.accountId}/image`,
    accountExtraInfo: [
      {
        about: row.about,
        ncaaNumber: row.ncaaNumber,
        college: row.college,
        collegeEndDate: row.collegeEndDate,
        collegeGpa: row.collegeGpa,
        highSchool: row.highSchool,
        highSchoolEndDate: row.highSchoolEndDate,
        highSchoolGpa: row.highSchoolGpa,
      },
    ],
    profile: row.profileTypeIds.map((profileTypeId) => ({ profileTypeId })),
  };
}
