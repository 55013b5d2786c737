import { blockedSenders, circleInvitations, contactMessages, emailCodes, notices, payments } from '../schema/index.ts';
import { accountTable, DAY } from './account-table.ts';
import { exportOf, rowsOf } from './table-export.ts';

/** Payments, messages, notices, invitations and codes of the email. */
export const tablesOfMessages = {
  payments: accountTable(payments, {
    what: 'payments',
    exported: exportOf('payments', rowsOf(payments), [
      ['payment', 'paymentId'],
      ['product id', 'productId'],
      ['product', 'productName'],
      ['amount (smallest unit)', 'amount'],
      ['currency', 'currency'],
      ['provider', 'provider'],
      ["provider's reference", 'providerReference'],
      ['state', 'state'],
      ['begun at', 'createdAt'],
      ['settled at', 'settledAt'],
    ]),
    isArchived: true,
    merged: 'moved',
    key: { kind: 'payment', column: payments.paymentId },
  }),
  contactMessages: accountTable(contactMessages, {
    what: 'messages',
    exported: exportOf('messages', rowsOf(contactMessages), [
      ['message', 'messageId'],
      ['about', 'playerName'],
      ['from', 'senderName'],
      ['email', 'senderEmail'],
      ['organization', 'organization'],
      ['text', 'body'],
      ['sent at', 'sentAt'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { playerId: 'otherParty' },
  }),
  notices: accountTable(notices, {
    what: 'notices',
    exported: exportOf('notices', rowsOf(notices), [
      ['notice', 'noticeId'],
      ['told at', 'toldAt'],
      ['what', 'kind'],
      ['by account', 'byId'],
      ['by', 'byName'],
      ['by username', 'byUsername'],
      ['details', 'details'],
      ['read at', 'readAt'],
      ['mailed', 'isMailed'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { byId: 'noteAuthor' },
    authorNames: [notices.byName, notices.byUsername],
    oldRows: [
      {
        name: 'notices',
        what: 'notices (what somebody did, and who)',
        column: notices.toldAt,
        keptFor: 180 * DAY,
        since: 'they were told',
        why: 'half a year, a season, is as far as anybody looks back; the trail has changes for longer',
      },
    ],
  }),
  blockedSenders: accountTable(blockedSenders, {
    what: 'blocked senders',
    exported: exportOf('blockedSenders', rowsOf(blockedSenders), [
      ['sender', 'sender'],
      ['name', 'name'],
      ['blocked at', 'blockedAt'],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  circleInvitations: accountTable(circleInvitations, {
    what: 'invitations to the circle',
    exported: 'are secret links by hash or wait for somebody, and end after a week',
    isArchived: true,
    merged: 'moved',
    references: { memberId: 'otherParty' },
    key: { kind: 'circleInvitation', column: circleInvitations.secretHash },
    oldRows: [
      {
        name: 'invitations',
        what: 'invitations into a circle that nobody used',
        column: circleInvitations.expiresAt,
        keptFor: 0,
        since: 'they expired',
        why: 'they open nothing, and no list shows them',
      },
    ],
  }),
  emailCodes: accountTable(emailCodes, {
    what: 'open codes of the email',
    exported: 'is a secret by hash, which ends after ten minutes; the email stands with the account',
    isArchived: false,
    merged: 'left',
    oldRows: [
      {
        name: 'emailCodes',
        what: 'codes that confirm an email address',
        column: emailCodes.expiresAt,
        keptFor: DAY,
        since: 'they expired',
        why: 'a late caller is told that the code has expired',
      },
    ],
  }),
};
