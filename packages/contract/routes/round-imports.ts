import { z } from 'zod';
import { MAX_IMPORTED_ROUNDS_PER_CALL, MAX_RESTORED_ROUNDS_PER_CALL } from '../limits.ts';
import { enterAccess, route, signedIn } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import {
  ImportedRound,
  ImportForOther,
  ImportOutcome,
  ImportSource,
  RoundImport,
  TakenBackForOther,
  TakenBackImport,
} from '../schemas/round-import.ts';

const ImportParams = z.strictObject({ accountId: AccountId, importId: z.uuid() });

export const roundImportRoutes = {
  importRounds: route({
    method: 'POST',
    path: '/api/accounts/:accountId/imports/:importId/rounds',
    summary:
      'Stores rounds of a file, each with an outcome of its own. Calls of one person with the same import id belong together; the same rounds again change nothing.',
    access: enterAccess,
    params: ImportParams,
    body: z.strictObject({
      source: ImportSource,
      rounds: z.array(ImportedRound).min(1).max(MAX_IMPORTED_ROUNDS_PER_CALL),
    }),
    output: z.object({ outcomes: z.array(ImportOutcome), isChanged: z.boolean() }),
    errors: ['BODY_TOO_LARGE', 'IMPORTS_FULL'],
    // A round with every shot is 20 to 60 kB.
    maxBodyBytes: 2 * 1024 * 1024,
  }),
  listRoundImports: route({
    method: 'GET',
    path: '/api/accounts/:accountId/imports',
    shows: ['rounds'],
    summary: 'The imports of rounds, and those that were taken back within the last day, newest first.',
    access: enterAccess,
    params: z.strictObject({ accountId: AccountId }),
    output: z.object({ imports: z.array(RoundImport), takenBack: z.array(TakenBackImport) }),
  }),
  listImportsForOthers: route({
    method: 'GET',
    path: '/api/me/imports-for-others',
    shows: ['rounds'],
    summary:
      'What the signed-in account imported for players who still let it enter rounds: the newest thousand, with those that were taken back within the last day. Those with one import id came from the same files.',
    access: signedIn,
    output: z.object({ imports: z.array(ImportForOther), takenBack: z.array(TakenBackForOther) }),
  }),
  takeBackImport: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/imports/:importId',
    summary:
      'Takes back an import, which can be brought back for a day: rounds that it added are deleted, rounds that it replaced come back, and its results in the schedule too, unless they were changed since. The player takes back every import, others only their own.',
    access: enterAccess,
    params: ImportParams,
    errors: ['IMPORTS_TAKEN_BACK_FULL'],
    output: z.object({
      removed: z.number().int(),
      restored: z.number().int(),
      /** Rounds that were changed or deleted since, and stay as they are. */
      kept: z.number().int(),
      /** Scores of results that are gone, or were changed since and stay. */
      scores: z.number().int(),
      keptScores: z.number().int(),
    }),
  }),
  restoreImport: route({
    method: 'POST',
    path: '/api/accounts/:accountId/imports/:importId/restore',
    summary: `Brings back the results, and up to ${MAX_RESTORED_ROUNDS_PER_CALL} rounds, of an import that was taken back within the last day; called again until none remain.`,
    access: enterAccess,
    params: ImportParams,
    output: z.object({ restored: z.number().int(), remaining: z.number().int(), scores: z.number().int() }),
    errors: ['ROUNDS_FULL', 'SCHEDULE_FULL'],
  }),
};
