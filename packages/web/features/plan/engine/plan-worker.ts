import { createPlanEngine } from './plan-engine.ts';
import type { PlanAsk, PlanReplies } from './plan-messages.ts';

const answer = createPlanEngine();

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly ask: PlanAsk }>) => {
  try {
    const reply = answer(data.ask);
    self.postMessage({ id: data.id, reply }, { transfer: arraysOf(reply) });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: data.id, failure }, { transfer: [] });
  }
});

/** Contours are handed over instead of copied. */
const arraysOf = (reply: PlanReplies[PlanAsk['kind']]): ArrayBuffer[] =>
  reply !== null && typeof reply === 'object' && 'contours' in reply
    ? reply.contours.flatMap(({ lines, pieces, corners }) => [lines, pieces, corners].map(({ buffer }) => buffer))
    : [];
