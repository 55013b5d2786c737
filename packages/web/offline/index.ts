export { type DeviceStore, createDeviceStore } from './device-store.ts';
export {
  type DeviceRound,
  isWaiting,
  lastChangedAt,
  type LoggedAction,
  type RoundKey,
} from './device-round.ts';
export { StoreFailure } from './store-failure.ts';
export { createOutbox, type Outbox } from './outbox.ts';
export { OfflineProvider, useOffline } from './offline-context.tsx';
export { type SavedRound, useDeviceRound, useWaitingRounds } from './use-device-rounds.ts';
export { type RunningRound, useRunningRounds } from './use-running-rounds.ts';
export { rememberReplies } from './remember-replies.ts';
export { askAgainOnReturn } from './ask-again-on-return.ts';
export { createShownReplies } from './shown-replies.ts';
export type { KeptReplies } from './kept-replies.ts';
export { answerInTime } from './answer-in-time.ts';
export { finishSignOut, MAX_REMOVAL_MS } from './sign-out.ts';
export { useSignOut } from './use-sign-out.ts';
export { startWorker } from './start-worker.ts';
export { prepareDevice } from './prepare-device.ts';
export { openRound } from './open-round.ts';
