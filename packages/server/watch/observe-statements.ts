import type { Database } from '../db/database.ts';

type Pool = Database['pool'];

/** Runs a statement; `text` has no bound values. */
export type Observe = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Passes every statement on a pool and on its connections to `observe`, in the context of its caller. A connection is
 * observed by whoever takes it, because it may have been opened for another call.
 */
export function observeStatements(pool: Pool, observe: Observe): void {
  // The types of `pg` are overloads; the pool itself passes a callback, everyone else waits for a promise.
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<object>;
  const query = pool.query.bind(pool);
  pool.query = ((...args: unknown[]) => observed(observe, query, args)) as Pool['query'];
  pool.connect = ((...args: unknown[]) =>
    args.length > 0
      ? connect(...args)
      : connect().then((client) => observedClient(client, observe))) as Pool['connect'];
}

/** The client itself is shared with the next caller, so it is not changed. */
function observedClient(client: object, observe: Observe): object {
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => unknown;
      return name === 'query' ? (...args: unknown[]) => observed(observe, method, args) : method;
    },
  });
}

function observed(observe: Observe, query: unknown, args: readonly unknown[]): unknown {
  const run = query as (...given: readonly unknown[]) => unknown;
  const [first] = args;
  const text = typeof first === 'string' ? first : (first as { readonly text?: unknown } | undefined)?.text;
  const hasCallback = typeof args.at(-1) === 'function';
  if (typeof text !== 'string' || hasCallback) return run(...args);
  return observe(text, async () => run(...args));
}
