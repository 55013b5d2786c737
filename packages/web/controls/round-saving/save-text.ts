import type { SavedRound } from '../../offline/index.ts';
import { lastChangedAt } from '../../offline/index.ts';
import { clockTime } from '../../lib/clock-time.ts';

/** Whether everything of the round is in the account. */
export const isInAccount = ({ status }: SavedRound): boolean => status.kind === 'saved';

/** The words beside a round (ENTRY-21). */
export function saveText({ round, status }: SavedRound): string {
  if (status.kind === 'saved') {
    // Another player is named beside it.
    const whose = round.accountId === round.playerId ? ' to your account' : '';
    return `Saved${whose}, ${clockTime(status.savedAt)}`;
  }
  const onDevice = `Saved on this device, ${clockTime(lastChangedAt(round))}`;
  if (status.kind === 'signedOut') return `${onDevice}. Sign in to send it`;
  if (status.kind === 'conflict') return `${onDevice}. Changed in two places`;
  return status.kind === 'refused' || status.kind === 'full' ? `${onDevice}. Not in the account` : onDevice;
}

/** Why the round is not in the account, as a sentence. */
export function waitingReason({ round, status }: SavedRound): string {
  const since = round.acknowledged === null ? '' : ` Last reached at ${clockTime(round.acknowledged.savedAt)}.`;
  switch (status.kind) {
    case 'saved':
      return `Arrived at ${clockTime(status.savedAt)}.`;
    case 'sending':
      return 'Sending now…';
    case 'waiting':
      return status.isAway
        ? `The server is not reached. The app tries again by itself.${since}`
        : `It goes there after the hole.${since}`;
    case 'signedOut':
      return 'You are signed out. Sign in and it goes there by itself.';
    case 'conflict':
      return 'The account’s round was changed too. Choose what to keep.';
    default:
      return status.sentence;
  }
}
