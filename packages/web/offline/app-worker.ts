import { SERVICE_WORKER_PATH } from '@strokebook/contract';
import type { WorkerMessage } from '../worker/precache.ts';

/** A worker that does not answer in this time is left alone. */
const TIMEOUT_MS = 3_000;
/** The slowest activation that was measured, on a loaded machine, took 4 seconds. */
const ACTIVATION_TIMEOUT_MS = 15_000;

/** The service worker of the built app, which opens it without a network (ENTRY-20). */
export type AppWorker = {
  /** Whether a newer version has been loaded that this page does not have. */
  readonly hasUpdate: () => boolean;
  /** Called when that changes; returns a function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
  /** Looks for a newer version, and lets it take over before a reload. */
  readonly takeUpdate: () => Promise<void>;
  /** Starts the worker, if the browser has workers. */
  readonly register: () => Promise<void>;
  /** Removes a worker of an earlier visit with the files that it kept; what the device keeps of rounds stays. */
  readonly remove: () => Promise<void>;
};

type WorkerOptions = {
  readonly workers: ServiceWorkerContainer | undefined;
  /** The address of this page's own script, whose name changes with every version. */
  readonly script: string;
};

export function createAppWorker({ workers, script }: WorkerOptions): AppWorker {
  const listeners = new Set<() => void>();
  let hasUpdate = false;
  let registration: ServiceWorkerRegistration | null = null;

  const meet = async (waiting: ServiceWorker): Promise<void> => {
    // The page came from the server and is newer than the worker that it started with: there is nothing to reload.
    if (await hasScript(waiting, script)) {
      send(waiting, { kind: 'activate' });
      return;
    }
    hasUpdate = true;
    for (const listener of listeners) listener();
  };

  const follow = (found: ServiceWorkerRegistration): void => {
    // Without a controller it is the first version.
    if (found.waiting !== null && workers?.controller != null) void meet(found.waiting);
    found.addEventListener('updatefound', () => {
      const { installing } = found;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers?.controller != null) void meet(installing);
      });
    });
  };

  return {
    hasUpdate: () => hasUpdate,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register: async () => {
      if (workers === undefined || registration !== null) return;
      try {
        registration = await workers.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
        follow(registration);
      } catch {
        // A browser that forbids workers, as in private windows: the app works with a network.
      }
    },
    remove: async () => {
      if (workers === undefined) return;
      const registered = await workers.getRegistrations().catch(() => []);
      await Promise.allSettled(registered.map((one) => one.unregister()));
      // Also without one: a removed worker serves its open pages, and keeps files of them, until they are closed.
      const names = await caches.keys().catch(() => []);
      await Promise.allSettled(names.map((name) => caches.delete(name)));
    },
    takeUpdate: async () => {
      if (registration === null || workers === undefined) return;
      await inTime(registration.update().catch(() => undefined));
      const { waiting } = registration;
      if (waiting === null) return;
      // In Chromium a page that is loaded while its worker activates can wait for ever.
      const activated = new Promise<void>((resolve) => {
        waiting.addEventListener('statechange', () => {
          if (waiting.state === 'activated') resolve();
        });
      });
      send(waiting, { kind: 'activate' });
      await inTime(activated, ACTIVATION_TIMEOUT_MS);
    },
  };
}

const send = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

async function hasScript(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
  });
  send(worker, { kind: 'has', script }, [port2]);
  const has = await inTime(answer);
  port1.close();
  return has === true;
}

const inTime = <Value>(work: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))]);

/** The address of the script that the page loads first. */
export const pageScript = (page: Document): string =>
  new URL(page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', page.baseURI).pathname;
