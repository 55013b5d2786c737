export { type DeviceStore, createDeviceStore } from './device-store.ts';
export {
  type AccountVersion,
  type DeviceRound,
  isWaiting,
  lastChangedAt,
  type LoggedAction,
  type RoundKey,
  type RoundProblem,
} from './device-round.ts';
export { StoreFailure, type StoreFailureReason } from './store-failure.ts';
export { createOutbox, type Outbox, type RoundStatus } from './outbox.ts';
export { OfflineProvider, useOffline } from './offline-context.tsx';
export { type SavedRound, useDeviceRound, useWaitingRounds } from './use-device-rounds.ts';
export { rememberReplies } from './remember-replies.ts';
export { askAgainOnReturn } from './ask-again-on-return.ts';
export { createShownReplies } from './shown-replies.ts';
export type { KeptReplies } from './kept-replies.ts';
export { startWorker } from './start-worker.ts';
