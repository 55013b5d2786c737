import type { PlanAsk, PlanReplies } from './plan-messages.ts';

export type PlanClient = {
  readonly ask: <Kind extends PlanAsk['kind']>(
    ask: Extract<PlanAsk, { readonly kind: Kind }>,
  ) => Promise<PlanReplies[Kind]>;
  readonly close: () => void;
};

type Answer = { readonly id: number } & ({ readonly reply: unknown } | { readonly failure: string });

/** The engine in a worker of its own, so that the page never misses a frame; in the page where there are no workers. */
export function createPlanClient(): PlanClient {
  return typeof Worker === 'undefined' ? inPage() : inWorker();
}

function inWorker(): PlanClient {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.reply as never);
  });
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The plan could not be loaded.'));
    waiting.clear();
  });
  return {
    ask: (ask) => {
      lastId += 1;
      const asked = Promise.withResolvers<never>();
      waiting.set(lastId, asked);
      worker.postMessage({ id: lastId, ask }, []);
      return asked.promise;
    },
    close: () => worker.terminate(),
  };
}

function inPage(): PlanClient {
  const loading = import('./plan-engine.ts').then(({ createPlanEngine }) => createPlanEngine());
  return { ask: async (ask) => (await loading)(ask), close: () => undefined };
}
