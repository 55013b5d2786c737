// oxlint-disable typescript/unbound-method -- the browser's own methods are called with `apply`
import type { Page } from '@playwright/test';

/** How the browser's storage fails. */
type StorageFailure =
  /** It is forbidden, as in private windows of some browsers. */
  | 'blocked'
  /** The disk is full: transactions that write are aborted. */
  | 'full'
  /** Every handle is dead, and so are new ones. */
  | 'lost'
  /** Open handles are dead and new ones work, as WebKit leaves them after a page was in the background. */
  | 'deadHandle';

/** Lets the browser's storage fail on request. Call it before the page is opened. */
export async function breakableStorage(page: Page) {
  await page.addInitScript(() => {
    const state = { failure: null as string | null, since: 0 };
    Object.assign(window, { storageState: state });
    const opened = new WeakMap<IDBDatabase, number>();
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function openHandle(this: IDBFactory, ...input: Parameters<typeof open>) {
      if (state.failure === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
      const request = open.apply(this, input);
      request.addEventListener('success', () => opened.set(request.result, performance.now()));
      return request;
    };
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function beginTransaction(this: IDBDatabase, ...input) {
      const isOld = (opened.get(this) ?? 0) < state.since;
      if (state.failure === 'lost' || (state.failure === 'deadHandle' && isOld))
        throw new DOMException('Connection to Indexed Database server lost.', 'InvalidStateError');
      return begin.apply(this, input);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putValue(this: IDBObjectStore, ...input) {
      if (state.failure === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, input);
    };
  });
  const set = (failure: StorageFailure | null): Promise<void> =>
    page.evaluate((next) => {
      Object.assign((window as never as { storageState: object }).storageState, {
        failure: next,
        since: performance.now(),
      });
    }, failure);
  return {
    fail: set,
    mend: () => set(null),
    /** Fails from the start of the next page. */
    failFromStart: (failure: StorageFailure) =>
      page.addInitScript((next) => {
        Object.assign((window as never as { storageState: object }).storageState, { failure: next });
      }, failure),
  };
}
