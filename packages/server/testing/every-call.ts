import type { CallOf, RouteId } from '@strokebook/contract';
import { newPhoneNumber } from './test-phone.ts';
import { scoreOnlyRound } from './test-rounds.ts';

const filter = { roundsFilter: { filterName: 'All' }, standardsFilter: { standardName: null } };
const code = '000000';

/** Who is asked about, and who asks. */
type Parties = {
  readonly accountId: number;
  readonly caller: { readonly accountId: number; readonly firstName: string; readonly lastName: string };
};

/** For every route a call that changes nothing that another call would notice. */
const calls: { readonly [Id in RouteId]: (parties: Parties) => CallOf<Id> } = {
  getHealth: () => ({}),
  getSettings: () => ({}),
  listStandards: () => ({}),
  startPhoneSignIn: () => ({ body: { phoneNumber: newPhoneNumber() } }),
  resendCode: () => ({ body: { phoneNumber: newPhoneNumber() } }),
  verifyCode: () => ({ body: { phoneNumber: newPhoneNumber(), code } }),
  signInWithPassword: () => ({ body: { phoneNumber: newPhoneNumber(), password: 'no-such-password' } }),
  refreshSession: () => ({ body: undefined }),
  signOut: () => ({}),
  getActiveAccount: () => ({}),
  getSecurity: () => ({}),
  sendConfirmationCode: () => ({}),
  confirmIdentity: () => ({ body: { code } }),
  setPassword: () => ({ body: { newPassword: 'aaaaaaaa' } }),
  endSession: () => ({ params: { sessionId: '00000000-0000-4000-8000-000000000000' } }),
  signOutEverywhere: () => ({}),
  listAuditEvents: () => ({}),
  updateName: ({ caller: { accountId, ...name } }) => ({ body: { ...name, username: `user-${accountId}` } }),
  getSharing: () => ({}),
  updateSharing: () => ({ body: {} }),
  addCircleMember: () => ({ body: { username: 'nobody-at-all' } }),
  removeCircleMember: () => ({ params: { memberId: 2_000_000_000 } }),
  getProfile: ({ accountId }) => ({ params: { username: `user-${accountId}` } }),
  getProfileImage: ({ accountId }) => ({ params: { accountId } }),
  putRound: ({ accountId }) => ({ params: { accountId, roundId: 'r1' }, body: scoreOnlyRound('r1') }),
  getRound: ({ accountId }) => ({ params: { accountId, roundId: 'r1' } }),
  deleteRound: ({ accountId }) => ({ params: { accountId, roundId: 'no-such-round' } }),
  listRounds: ({ accountId }) => ({ params: { accountId } }),
  getCompletedRoundCounts: ({ accountId }) => ({ params: { accountId } }),
  overviewGroup: ({ accountId }) => ({
    params: { accountId },
    body: { groupName: 'g', roundFilters: [filter.roundsFilter], standardsFilter: filter.standardsFilter },
  }),
  performanceStats: ({ accountId }) => ({ params: { accountId }, body: filter }),
  exportData: () => ({ query: { format: 'json' } }),
  // Refused for the username before anything is removed.
  deleteAccount: () => ({ body: { username: 'somebody-else' } }),
  strengthWeaknessStats: ({ accountId }) => ({ params: { accountId }, body: filter }),
};

export const callOf = (id: RouteId, parties: Parties): CallOf<RouteId> => calls[id](parties);
