/** Why the device cannot store: forbidden by the browser, no room, or no answer from its database. */
export type StoreFailureReason = 'blocked' | 'full' | 'lost';

const sentences: Readonly<Record<StoreFailureReason, string>> = {
  blocked: 'This browser does not let the app save on this device. It may be a private window.',
  full: 'This device has no room left, so nothing more can be saved on it.',
  lost: 'The storage of this device does not answer.',
};

/** The device could not keep its promise; the message is a sentence for the player (ENTRY-25). */
export class StoreFailure extends Error {
  readonly reason: StoreFailureReason;

  constructor(reason: StoreFailureReason, cause: unknown) {
    super(sentences[reason], { cause });
    this.name = 'StoreFailure';
    this.reason = reason;
  }
}

/** Raised when the browser's database does not answer in time, as WebKit's does after a stay in the background. */
export class StoreTimeout extends Error {
  constructor() {
    super('the database did not answer in time');
    this.name = 'StoreTimeout';
  }
}

/** Names of errors after which a new handle may work. */
const deadHandleNames = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TransactionInactiveError',
  'TimeoutError',
  'StoreTimeout',
]);
/** WebKit and Chromium report some losses only in the text. */
const deadHandleText = /connection to indexed database server lost|connection is clos|internal error|backing store/i;

/** Whether the handle of the database is dead, so that opening it again may help. */
export function isDeadHandle(error: unknown): boolean {
  const { name, message } = named(error);
  return !isFull(error) && (deadHandleNames.has(name) || deadHandleText.test(message));
}

/** The failure to report for an error of the database. */
export function storeFailureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  if (isFull(error)) return new StoreFailure('full', error);
  const { name } = named(error);
  return new StoreFailure(name === 'SecurityError' || name === 'NotAllowedError' ? 'blocked' : 'lost', error);
}

/** A full disk aborts the transaction; the quota is then the cause of the abort. */
function isFull(error: unknown): boolean {
  const { name, cause } = named(error);
  return name === 'QuotaExceededError' || (cause !== undefined && isFull(cause));
}

/** By its fields, because the exceptions of some browsers are no instances of Error. */
function named(error: unknown): { readonly name: string; readonly message: string; readonly cause: unknown } {
  const { name = '', message = '', cause } = (error ?? {}) as Partial<Error>;
  return { name, message, cause };
}
