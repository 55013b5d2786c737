import { features } from '@strokebook/golf/access';
import { withCircle } from '../accounts/circle-codec.ts';
import { isSiteOpen } from '../accounts/site-columns.ts';
import { accounts, featureSettings } from '../schema/index.ts';
import { accountTable } from './account-table.ts';
import { exportOf, mapRows, rowsOf } from './table-export.ts';

const internal = 'says nothing of a person';

export const accountExport = exportOf(
  'account',
  mapRows(
    rowsOf(accounts, {
      contactReceiverOfOlder: `${internal}: is taken over into the receiver of messages`,
      isReceiverAsked: `${internal}: the notice to the receiver stands with the receiver`,
      dataVersion: `${internal}: what caches are keyed by`,
      knowsStartingPrivacy: `${internal}: which version of the product stored the account`,
      searchVersion: `${internal}: how the name was made searchable`,
      unreadMessages: 'says how many of the messages are new; the messages stand',
      unreadNotices: 'says how many notices are unread; each says it itself',
    }),
    (row, accountId) => ({ accountId, ...withCircle(row), allowPublicSite: isSiteOpen(row) }),
  ),
  [
    ['account id', 'accountId'],
    ['username', 'username'],
    ['first name', 'firstName'],
    ['last name', 'lastName'],
    ['name chosen', 'hasChosenName'],
    ['first questions asked', 'hasBeenWelcomed'],
    ['email', 'email'],
    ['email confirmed at', 'emailConfirmedAt'],
    ['date of birth', 'birthDate'],
    ['year of birth', 'birthYear'],
    ['under 18 by an earlier statement until', 'adultFrom'],
    ['guardians', (row) => row.guardianIds.join(' ')],
    ['asked to be guardians', (row) => row.askedGuardianIds.join(' ')],
    [
      'members with the guardian who agreed',
      (row) => row.circleAgreements.map(({ memberId, guardianId }) => `${memberId}:${guardianId}`).join(' '),
    ],
    ['messages go to account', 'contactReceiverId'],
    ['account that agreed to receive messages', 'contactAgreedId'],
    ['phone', 'phoneNumber'],
    ['next phone', 'nextPhoneNumber'],
    ['next phone from', 'nextPhoneFrom'],
    ['product manager', 'isProductManager'],
    ['public site', 'allowPublicSite'],
    ['coming events are public', 'showsComingEvents'],
    ['age decides who sees the account', 'hasStartingPrivacy'],
    ['page Index is public', 'showsIndex'],
    ['last round on Summary', 'showsRoundStory'],
    ['profile types', (row) => row.profileTypeIds.join(' ')],
    ['holes of a round', 'defaultHoleCount'],
    ['units', 'units'],
    ['maps with pictures', 'defaultSatellite'],
    ['mail about notices', 'mailsNotices'],
    ['last mail about notices at', 'noticesMailedAt'],
    ['made at', 'createdAt'],
  ],
);

const featureNames = new Map<number, string>(Object.entries(features).map(([name, featureId]) => [featureId, name]));

export const settingExport = exportOf(
  'settings',
  mapRows(rowsOf(featureSettings), (row) => ({ ...row, feature: featureNames.get(row.featureId) ?? null })),
  [
    ['feature', 'feature'],
    ['feature id', 'featureId'],
    ['public', 'isPublic'],
    ['phone verified', 'isPhoneVerified'],
  ],
);

/** The account and who sees it. */
export const tablesOfIdentity = {
  accounts: accountTable(accounts, {
    what: 'accounts',
    exported: accountExport,
    isArchived: true,
    merged: 'byRule',
    references: { contactReceiverId: 'circle', contactReceiverOfOlder: 'circle', contactAgreedId: 'circle' },
  }),
  featureSettings: accountTable(featureSettings, {
    what: 'sharing settings',
    exported: settingExport,
    isArchived: true,
    merged: 'left',
  }),
};
