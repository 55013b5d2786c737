import type { DeviceStore } from './device-store.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * Tries the device's storage before a round begins, and asks the browser once not to evict it (ENTRY-25).
 *
 * @returns why the device cannot store; null if it can
 */
export async function prepareDevice(store: DeviceStore): Promise<StoreFailure | null> {
  try {
    await store.probe();
    if ((await store.readValue('askedToPersist')) === true) return null;
    await store.writeValue('askedToPersist', true);
    // Safari and browsers without https have no such promise; they answer nothing.
    await navigator.storage?.persist?.();
    return null;
  } catch (error) {
    return error instanceof StoreFailure ? error : null;
  }
}
