import type { OwnName } from '@strokebook/contract';
import { ApiError } from '../../api/errors.ts';

type NameField = { readonly field: keyof OwnName; readonly label: string; readonly autoComplete: string };

export const nameFields: readonly NameField[] = [
  { field: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { field: 'username', label: 'Username', autoComplete: 'off' },
];

/** What the server found wrong, by field; nothing for a failure that is no field's. */
export function fieldErrors(error: unknown): Partial<Record<keyof OwnName, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'USERNAME_TAKEN') return { username: error.message };
  const found: Partial<Record<keyof OwnName, string>> = {};
  for (const { field, label } of nameFields) {
    const problem = error.problems.find(({ path }) => path === `$.${field}`);
    if (problem !== undefined) found[field] = `${label} ${problem.message}`;
  }
  return found;
}
