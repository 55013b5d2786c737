import { randomUUID } from 'node:crypto';
import { type AccountId, accountIdOf, features } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Yards } from '@strokebook/golf/model';
import { createKey, invitationKey, paymentKey } from '../db/accounts/account-keys.ts';
import type { Database } from '../db/database.ts';
import { toRoundRow } from '../db/rounds/round-row.ts';
import {
  accountPasswords,
  aimSuggestions,
  calendarFeeds,
  blockedSenders,
  circleInvitations,
  contactMessages,
  coursePlans,
  deletedRounds,
  emailCodes,
  importedResults,
  importedRounds,
  auditEvents,
  mediaItems,
  notices,
  newsItems,
  organizations,
  ownCourses,
  payments,
  planSettings,
  refreshTokens,
  rosters,
  roundImports,
  roundRevisions,
  rounds,
  scheduleEvents,
  sessions,
  signInChallenges,
  signInCounters,
  teamAbsences,
  teamCoaches,
  teamPlayers,
  teamRequests,
  tournaments,
} from '../db/schema/index.ts';
import { signInCounterKeys } from '../db/sign-in/sign-in-counter-keys.ts';
import { fileKey } from '../media/file-keys.ts';
import { variantFile } from '../pictures/variants.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { storeAccount } from './test-accounts.ts';
import { storeCompareState } from './test-compare.ts';
import { storeResume } from './test-resume.ts';
import { scoreOnlyRound } from './test-rounds.ts';

const AT = new Date('2026-05-02T10:00:00Z');
const LATER = new Date('2030-01-01T00:00:00Z');
const DAY = '2026-05-01' as CalendarDay;

const secretText = 'a-secret-that-stays';
/** A hash without a known password. */
const passwordHash = `$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$${'A'.repeat(43)}`;

/** Texts in every account stored here that must never leave the database. */
export const secretTexts = [secretText, passwordHash] as const;

export type FullAccount = {
  readonly accountId: number;
  /** Part of every text of the account, to distinguish its data from others'. */
  readonly mark: string;
  readonly circle?: readonly number[];
  readonly fileBytes?: Uint8Array;
};

/** Stores an account with a row in every table that contains data of accounts. */
export async function storeFullAccount(
  database: Database,
  { accountId: id, mark, circle = [], fileBytes = Buffer.from(`file of ${mark}`) }: FullAccount,
  files?: FileStore,
): Promise<void> {
  const { query } = database;
  const accountId = accountIdOf(id);
  const phoneNumber = `+1555${String(accountId).padStart(7, '0')}`;
  await storeAccount(database, {
    accountId,
    firstName: mark,
    profileTypeIds: [4],
    email: `${mark}@example.org`,
    phoneNumber,
    subCircleAccountIds: circle,
    extraInfo: { about: `about ${mark}`, collegeGpa: 3.5 },
    settings: [{ featureId: features.roundAssessment, isPublic: false }],
  });
  await query.insert(accountPasswords).values({ accountId, passwordHash, changedAt: AT });
  await query.insert(rounds).values([roundOf(accountId, mark, 1), roundOf(accountId, mark, 2)]);
  const past = {
    accountId,
    changedAt: AT,
    changedBy: accountId,
    changeKind: 'logged' as const,
    document: scoreOnlyRound('r2', { notes: `earlier notes ${mark}` }),
  };
  const importId = randomUUID();
  await query
    .insert(roundImports)
    .values({ accountId, importId, source: 'worksheet', importedAt: AT, importedBy: accountId });
  await query.insert(importedRounds).values({ accountId, importId, roundId: 'r1', revision: 1, beforeRevision: null });
  const typed = { club: 'driver' as const, total: 250 as Yards, carry: 240 as Yards };
  await query.insert(planSettings).values({ accountId, isLeftHanded: true, clubs: [typed] });
  await query
    .insert(coursePlans)
    .values({ accountId, courseId: `course-${accountId}`, tee: `tee of ${mark}`, changedAt: AT, holes: [] });
  await query.insert(aimSuggestions).values({
    ...{ accountId, suggestionId: randomUUID(), courseId: `course-${accountId}`, tee: 'Blue', hole: 4, club: 'driver' },
    ...{ target: { lat: 40.5, lon: -75.25 }, sentence: `left of the bunker, ${mark}`, state: 'accepted' },
    ...{ byId: accountId, suggestedAt: AT, answeredAt: AT },
  });
  await query.insert(roundRevisions).values({ ...past, roundId: 'r2', revision: 1 });
  await query.insert(deletedRounds).values({
    ...past,
    roundId: 'r3',
    revision: 1,
    deletedAt: AT,
    deletedBy: accountId,
    enteredBy: accountId,
    isFavorite: true,
    favoriteNote: `deleted note ${mark}`,
  });
  const tournamentId = `t-${accountId}`;
  await query.insert(tournaments).values({
    tournamentId,
    name: `Open of ${mark}`,
    startDate: DAY,
    endDate: DAY,
    madeByAccountId: accountId,
    numberOfRounds: 1,
    eventType: 'individual',
    locale: 'regional',
    isTeamEvent: false,
  });
  await query.insert(scheduleEvents).values({ accountId, tournamentId, status: 'entered', note: `note ${mark}` });
  await query.insert(importedResults).values({
    ...{ accountId, importId, tournamentId, isAdded: false, before: null, removed: null },
    stored: { place: 3, isTied: false, ending: null, fieldSize: null, rounds: [] },
  });
  const place = { city: null, region: null, country: null };
  await query.insert(ownCourses).values({
    accountId,
    courseId: 'own-1',
    course: { ...place, name: `Course of ${mark}`, tees: [], holes: [{ number: 1, par: 4 }] },
    updatedAt: AT,
  });
  await query
    .insert(calendarFeeds)
    .values({ accountId, readerId: accountId, secret: `secret-of-${mark}`, createdAt: AT });
  // Of three teams, because whoever is in one does not wait for it.
  const [coached, joined, asked] = [1, 2, 3].map((number) => 1_000_000_000 + accountId * 10 + number);
  await query.insert(teamCoaches).values({ accountId, organizationId: coached ?? 0, isHead: true, since: AT });
  await query.insert(teamPlayers).values({ accountId, organizationId: joined ?? 0, level: 'see', since: AT });
  await query.insert(teamAbsences).values({
    ...{ accountId, organizationId: joined ?? 0, absenceId: randomUUID(), revision: 1, firstDay: DAY, lastDay: DAY },
    ...{ reason: 'injury', note: `Note of ${mark}`, saidBy: accountId, saidAt: AT },
  });
  await query.insert(teamRequests).values({
    ...{ accountId, organizationId: asked ?? 0, role: 'player', level: 'enter', rosterId: 1, requestedAt: AT },
    guardianAgreedAt: AT,
  });
  await query.insert(emailCodes).values({ accountId, email: `${mark}@example.org`, codeHash: 'x', expiresAt: AT });
  await query.insert(contactMessages).values({
    accountId,
    messageId: randomUUID(),
    playerId: accountId,
    playerName: mark,
    senderName: `sender of ${mark}`,
    senderEmail: `sender-${mark}@example.org`,
    body: `message to ${mark}`,
    sentAt: AT,
  });
  await query
    .insert(blockedSenders)
    .values({ accountId, sender: `blocked-${mark}@example.org`, name: `blocked by ${mark}`, blockedAt: AT });
  await query
    .insert(notices)
    .values({ accountId, noticeId: randomUUID(), kind: 'dataChanged', toldAt: AT, byId: null });
  const secretHash = `hash of ${mark} ${accountId}`;
  await createKey(query, accountId, invitationKey(secretHash));
  await query
    .insert(circleInvitations)
    .values({ accountId, invitationId: randomUUID(), secretHash, createdAt: AT, expiresAt: AT });
  await query.insert(newsItems).values({
    accountId,
    newsId: 'n1',
    publishedOn: DAY,
    header: `news ${mark}`,
    body: mark,
    attachments: { coverMediaId: 'm/1', imageMediaIds: [], links: [], videoUrls: [], clipMediaIds: [] },
  });
  const media = { accountId, isFeatured: false, takenOn: DAY };
  const picture = { width: 10, height: 10, variantWidths: [10], byteCount: fileBytes.byteLength };
  await query.insert(mediaItems).values([
    {
      ...media,
      ...picture,
      mediaId: 'm/1',
      use: 'gallery',
      kind: 'picture',
      title: `own ${mark}`,
      contentType: 'image/webp',
    },
    {
      ...media,
      mediaId: 'm2',
      use: 'swingVideo',
      kind: 'link',
      title: `elsewhere ${mark}`,
      url: `https://video.example/${mark}`,
    },
  ]);
  await files?.put(fileKey(accountId, 'm/1', variantFile(10)), fileBytes);
  await storeCompareState(database, accountId, 1, AT);
  await storeResume(database, accountId, accountId, AT);
  await createKey(query, accountId, paymentKey(`payment-${accountId}`));
  await query.insert(payments).values({
    accountId,
    paymentId: `payment-${accountId}`,
    productId: 'season-pass',
    productName: `pass ${mark}`,
    amount: 4_900,
    currency: 'usd',
    provider: 'test',
    providerReference: `reference ${mark}`,
    state: 'paid',
    createdAt: AT,
    settledAt: AT,
  });
  const sessionId = `session-${mark}`;
  await query.insert(sessions).values({
    accountId,
    sessionId,
    method: 'password',
    startedAt: AT,
    lastUsedAt: AT,
    expiresAt: LATER,
    device: `device ${mark}`,
    address: '192.0.2.1',
  });
  await query.insert(refreshTokens).values({
    accountId,
    tokenHash: `${secretText}-token-${accountId}`,
    sessionId,
    expiresAt: LATER,
    attemptHash: `${secretText}-attempt`,
  });
  await query.insert(auditEvents).values({
    accountId,
    occurredAt: AT,
    kind: 'nameChanged',
    device: `device ${mark}`,
    address: '192.0.2.1',
    details: { name: mark },
  });
  await query
    .insert(organizations)
    .values({ organizationId: accountId, name: `College of ${mark}`, shortName: `c${accountId}` });
  await query.insert(rosters).values({
    organizationId: accountId,
    rosterId: 1,
    name: `Team ${mark}`,
    memberAccountIds: [accountId, accountIdOf(999_999)],
  });
  await query.insert(signInChallenges).values({
    phoneNumber,
    challengeId: `challenge-${accountId}`,
    codeHash: `${secretText}-code`,
    sentAt: AT,
    expiresAt: LATER,
  });
  await query
    .insert(signInCounters)
    .values(counterKeys(accountId, phoneNumber).map((counterKey) => ({ counterKey, count: 1, resetsAt: LATER })));
}

/** All counter keys of an account and its number. */
function counterKeys(accountId: AccountId, phoneNumber: string): readonly string[] {
  const keys = signInCounterKeys;
  const ofNumber = [keys.codesToNumber, keys.codesOfNumber, keys.passwordsOfNumber];
  const fromNetwork = [
    keys.codesToNumberFrom,
    keys.codeRequestsFrom,
    keys.triesOfCodeFrom,
    keys.codesOfNumberFrom,
    keys.passwordsOfNumberFrom,
  ];
  return [
    ...ofNumber.map((keyOf) => keyOf(phoneNumber)),
    ...fromNetwork.map((keyOf) => keyOf(phoneNumber, '2001:db8:0:0::/64')),
    keys.passwordsOfAccount(accountId),
    keys.namesOfAccount(accountId),
  ];
}

/** A round whose first hole is logged shot by shot. */
function roundOf(accountId: AccountId, mark: string, number: number) {
  const { holes, ...round } = scoreOnlyRound(`r${number}`, { notes: `notes ${mark}` });
  const [first, ...others] = holes;
  if (first === undefined) throw new Error('a round has holes');
  const shots = [
    { lie: 'tee' as const, toPin: 380 as Yards, club: 'driver' as const, position: { lat: 40.5, lon: -75.25 } },
    { lie: 'fairway' as const, toPin: 120 as Yards, penalty: { strokes: 1, reason: 'penaltyArea' as const } },
    { lie: 'green' as const, toPin: 4 as Yards, end: { lie: 'holed' as const } },
  ];
  const logged = { ...first, yards: 380 as Yards, score: 4, putts: 1, shots };
  return toRoundRow(accountId, { ...round, holes: [logged, ...others] }, number, AT);
}
