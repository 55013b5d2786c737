import type { OutputOf } from '@strokebook/contract';
import { useEffect, useMemo, useState } from 'react';
import { createPlanClient, type PlanClient } from './engine/plan-client.ts';
import type { PlanBasis } from './engine/plan-messages.ts';

/** What plans of a course are asked of, and what tells their answers from those of another state. */
export type PlanEngine = { readonly ask: PlanClient['ask']; readonly key: string };

/** The engine of a page, which has a course and what its plans are worked out of. */
export function usePlanEngine(course: OutputOf<'getCourse'>, basis: PlanBasis): PlanEngine {
  const [client] = useState(createPlanClient);
  useEffect(() => client.close, [client]);
  return useMemo(() => {
    // Each question follows the course in the same queue.
    const loaded = client.ask({ kind: 'load', course, basis });
    return {
      ask: async (question) => {
        await loaded;
        return client.ask(question);
      },
      key: `${course.courseId}/${course.version}/${JSON.stringify(basis.settings)}/${basis.shift.holes}/${basis.since}`,
    };
  }, [client, course, basis]);
}
