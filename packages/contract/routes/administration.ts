import { z } from 'zod';
import { productManagerAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import {
  EditedOrganization,
  ListedOrganization,
  MergePreview,
  OrganizationChange,
  OrganizationId,
  RosterChange,
  SupportedAccount,
  SupportedAccountDetails,
  SupportReason,
} from '../schemas/administration.ts';
import { Id } from '../schemas/id.ts';
import { SignInResponse } from '../schemas/sign-in.ts';

const account = z.strictObject({ accountId: AccountId });
const roster = OrganizationId.extend({ rosterId: Id });

/** Refusals of a merge: the accounts, or a limit that the account that stays would exceed. */
const mergeErrors = [
  'MERGE_REFUSED',
  'MERGE_NEEDS_GUARDIAN',
  'ROUNDS_FULL',
  'SCHEDULE_FULL',
  'OWN_COURSES_FULL',
  'NEWS_FULL',
  'CIRCLE_FULL',
  'MEDIA_FULL',
] as const;

/** Support of accounts and organizations by product managers; each action is in the trail of the account it touches. */
export const administrationRoutes = {
  findAccounts: route({
    method: 'POST',
    path: '/api/admin/accounts/search',
    shows: [],
    isRead: true,
    summary:
      'Accounts by phone number in any format, username, email or part of a name, private and recently deleted ones too. For product managers.',
    access: productManagerAccess,
    /** In the body, because addresses of calls are logged and may contain no number. */
    body: z.strictObject({ text: z.string().trim().min(2, 'has fewer than 2 characters').max(254) }),
    output: z.object({ accounts: z.array(SupportedAccount), hasMore: z.boolean() }),
  }),
  getSupportedAccount: route({
    method: 'GET',
    path: '/api/admin/accounts/:accountId',
    shows: [],
    summary: 'What support needs to know of an account, or of one that can be restored. For product managers.',
    access: productManagerAccess,
    params: account,
    output: SupportedAccountDetails,
  }),
  endAccountSessions: route({
    method: 'POST',
    path: '/api/admin/accounts/:accountId/sessions/end',
    summary: 'Signs out every device of an account at once. For product managers.',
    access: productManagerAccess,
    params: account,
    body: z.strictObject({ reason: SupportReason }),
    output: SupportedAccountDetails,
  }),
  sendAccountCode: route({
    method: 'POST',
    path: '/api/admin/accounts/:accountId/sign-in-code',
    summary: "Sends a sign-in code to the account's phone, within the limits of codes. For product managers.",
    access: productManagerAccess,
    params: account,
    body: z.strictObject({ reason: SupportReason }),
    output: SignInResponse,
    errors: ['LimitExceededException', 'CodeDeliveryFailureException', 'InvalidParameterException'],
  }),
  restoreAccount: route({
    method: 'POST',
    path: '/api/admin/accounts/:accountId/restore',
    summary: 'Restores an account that was deleted within seven days. For product managers.',
    access: productManagerAccess,
    params: account,
    body: z.strictObject({ reason: SupportReason }),
    output: SupportedAccountDetails.extend({
      /** The account that has the phone number now, which the restored account therefore lacks. */
      numberHolderId: AccountId.nullable(),
    }),
  }),
  previewMerge: route({
    method: 'POST',
    path: '/api/admin/accounts/:accountId/merge/preview',
    shows: [],
    isRead: true,
    summary: 'What would move if a double account were merged into this one. For product managers.',
    access: productManagerAccess,
    params: account,
    body: z.strictObject({ fromAccountId: AccountId }),
    output: MergePreview,
    errors: [...mergeErrors],
  }),
  mergeAccounts: route({
    method: 'POST',
    path: '/api/admin/accounts/:accountId/merge',
    summary:
      'Moves the content of a double account to this one and closes the double one, which can be restored for seven days. For product managers.',
    access: productManagerAccess,
    params: account,
    body: z.strictObject({ fromAccountId: AccountId, reason: SupportReason }),
    output: SupportedAccountDetails,
    errors: ['MERGE_CHANGED', ...mergeErrors],
  }),
  listEditedOrganizations: route({
    method: 'GET',
    path: '/api/admin/organizations',
    shows: [],
    summary: 'All organizations by name, at most 500. For product managers.',
    access: productManagerAccess,
    output: z.object({ organizations: z.array(ListedOrganization) }),
  }),
  getEditedOrganization: route({
    method: 'GET',
    path: '/api/admin/organizations/:organizationId',
    shows: [],
    summary: 'An organization with everybody on its rosters. For product managers.',
    access: productManagerAccess,
    params: OrganizationId,
    output: EditedOrganization,
  }),
  createOrganization: route({
    method: 'POST',
    path: '/api/admin/organizations',
    summary: 'Creates an organization. For product managers.',
    access: productManagerAccess,
    body: OrganizationChange,
    output: EditedOrganization,
    errors: ['SHORT_NAME_TAKEN'],
  }),
  updateOrganization: route({
    method: 'PUT',
    path: '/api/admin/organizations/:organizationId',
    summary: 'Changes name, address and colors of an organization. For product managers.',
    access: productManagerAccess,
    params: OrganizationId,
    body: OrganizationChange,
    output: EditedOrganization,
    errors: ['SHORT_NAME_TAKEN'],
  }),
  createRoster: route({
    method: 'POST',
    path: '/api/admin/organizations/:organizationId/rosters',
    summary: 'Adds a roster to an organization. For product managers.',
    access: productManagerAccess,
    params: OrganizationId,
    body: RosterChange,
    output: EditedOrganization,
  }),
  setRosterMember: route({
    method: 'POST',
    path: '/api/admin/organizations/:organizationId/rosters/:rosterId/members',
    summary: 'Puts an account on a roster, or takes it off. For product managers.',
    access: productManagerAccess,
    params: roster,
    body: z.strictObject({ accountId: AccountId, isMember: z.boolean(), reason: SupportReason }),
    output: EditedOrganization,
    errors: ['ROSTER_FULL'],
  }),
};
