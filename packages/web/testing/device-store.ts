import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { createDeviceStore, type DeviceStore } from '../offline/index.ts';

type TabOptions = {
  /** Changes the browser's databases, for example so that handles die. */
  readonly changeFactory?: (factory: IDBFactory) => IDBFactory;
  readonly now?: () => number;
  readonly timeoutMs?: number;
};

/** A device whose tabs share one database, new for each test of the file. */
export function useDevice() {
  let factory: IDBFactory;
  let tabs: DeviceStore[] = [];
  beforeEach(() => {
    factory = new IDBFactory();
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });
  afterEach(() => {
    for (const tab of tabs) tab.close();
    tabs = [];
  });
  return {
    factory: () => factory,
    openTab: ({ changeFactory = (same) => same, ...options }: TabOptions = {}): DeviceStore => {
      const tab = createDeviceStore({ factory: changeFactory(factory), ...options });
      tabs.push(tab);
      return tab;
    },
  };
}

/** A factory whose handles are changed after they were opened; `handles` counts them. */
export function withHandles(factory: IDBFactory, change: (handle: IDBDatabase, count: number) => void) {
  const state = { handles: 0 };
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = factory.open(name, version);
    request.addEventListener('success', () => {
      state.handles += 1;
      change(request.result, state.handles);
    });
    return request;
  };
  return Object.assign(state, {
    factory: new Proxy(factory, { get: (target, name) => (name === 'open' ? open : Reflect.get(target, name)) }),
  });
}
