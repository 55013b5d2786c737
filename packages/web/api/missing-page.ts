import { NetworkError } from './errors.ts';

/** How browsers say that a file of the app could not be loaded. */
const missingFile = /preload CSS|dynamically imported module|Importing a module script failed|module script failed/i;

/** The error to show where a page's files or its replies are neither on the device nor reached (ENTRY-20). */
export function explainMissingPage(error: unknown): unknown {
  const isMissing = error instanceof Error && missingFile.test(error.message);
  // A server that is away from a device with a network has a sentence of its own.
  const isOffline = error instanceof NetworkError && !navigator.onLine;
  if (!isMissing && !isOffline) return error;
  return new Error('This page needs a network, because it was not opened on this device before.', { cause: error });
}
