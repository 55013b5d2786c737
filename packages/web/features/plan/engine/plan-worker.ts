import { createPlanEngine } from './plan-engine.ts';
import type { PlanAsk } from './plan-messages.ts';

const answer = createPlanEngine();

self.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly ask: PlanAsk }>) => {
  try {
    self.postMessage({ id: data.id, reply: answer(data.ask) });
  } catch (error) {
    self.postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
});
