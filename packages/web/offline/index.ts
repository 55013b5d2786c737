export * from './device-store.ts';
export {
  type DeviceRound,
  isWaiting,
  lastChangedAt,
  type LoggedAction,
  type RoundKey,
} from './device-round.ts';
export { StoreFailure } from './store-failure.ts';
export { type DeviceCards, isCardsWaiting } from './device-cards.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export * from './offline-context.tsx';
export { useDeviceCards } from './use-device-cards.ts';
export { type SavedRound, useDeviceRound, useWaitingRounds } from './use-device-rounds.ts';
export * from './use-running-rounds.ts';
export * from './remember-replies.ts';
export * from './ask-again-on-return.ts';
export { createShownReplies } from './shown-replies.ts';
export type { KeptReplies } from './kept-replies.ts';
export * from './answer-in-time.ts';
export { finishSignOut, MAX_REMOVAL_MS } from './sign-out.ts';
export * from './use-sign-out.ts';
export * from './start-worker.ts';
export { createAppWorker } from './app-worker.ts';
export * from './prepare-device.ts';
export * from './open-round.ts';
