import { toProblems } from '@strokebook/contract';
import type { z } from 'zod';
import { ImportError } from './problem.ts';

/** @throws ImportError with every problem and its JSON path. */
export function parseOrRefuse<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new ImportError(toProblems(result.error));
}
