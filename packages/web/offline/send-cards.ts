import type { AccountId } from '@strokebook/golf/access';
import { sentCardsOf } from '@strokebook/golf/qualifier';
import type { Api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { ApiError } from '../api/errors.ts';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import { type DeviceCards, type DeviceCardStore, isCardsWaiting } from './device-cards.ts';

/** A call that takes longer is repeated later; a weak network may hold one for minutes. */
const CALL_TIMEOUT_MS = 20_000;

type SendDeps = {
  readonly api: Pick<Api, 'call'>;
  readonly store: DeviceCardStore;
  /** Ends the calls; the cards are sent again later. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
};

/**
 * Sends all cards of an account that wait. Each is sent as it is now, so that sending one twice changes nothing.
 *
 * @returns whether all of them reached the team, or were refused by it
 */
export async function sendCards(
  { api, store, signal, now = Date.now }: SendDeps,
  accountId: AccountId,
): Promise<boolean> {
  let isDone = true;
  for (const waiting of (await store.list(accountId)).filter(isCardsWaiting)) {
    const { taps } = waiting.cards;
    const noted = await send(api, signal, waiting);
    if (noted === null) isDone = false;
    else {
      await store.change(waiting, (cards) =>
        noted === '' ? { ...cards, sent: { taps, at: now() }, problem: null } : { ...cards, problem: noted },
      );
    }
  }
  return isDone;
}

/** Why the team does not take some cards; '' if it has them, null if it was not reached. */
async function send(api: Pick<Api, 'call'>, signal: AbortSignal, waiting: DeviceCards): Promise<string | null> {
  const { organizationId, qualifierId, cards, phoneId } = waiting;
  try {
    await api.call(
      'keepQualifierCards',
      {
        params: { organizationId, qualifierId },
        query: { timeZoneOffsetMinutes: timeZoneOffsetMinutes() },
        body: { phoneId, taps: cards.taps, cards: sentCardsOf(cards) },
      },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]) },
    );
    return '';
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500 && error.status !== 429;
    if (!isAnswer) return null;
    if (error.status === 404) return 'This team no longer takes cards from you. They stay on this phone.';
    if (error.status === 401) return 'Sign in again to send these cards. They stay on this phone.';
    return error.problems[0]?.message ?? errorText(error);
  }
}
