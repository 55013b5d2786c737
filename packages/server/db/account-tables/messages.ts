import { blockedSenders, circleInvitations, contactMessages, payments } from '../schema/index.ts';
import { accountTable } from './account-table.ts';
import { exportOf, rowsOf } from './table-export.ts';

/** What the account has with others: payments, messages and invitations. */
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
};
