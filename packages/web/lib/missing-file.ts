/** How browsers say that a file of the app could not be loaded. */
const missingFile = /preload CSS|dynamically imported module|Importing a module script failed|module script failed/i;

/** The error to show where a page's files are neither on the device nor reached (ENTRY-20). */
export function explainMissingFile(error: unknown): unknown {
  if (!(error instanceof Error) || !missingFile.test(error.message)) return error;
  return new Error('This page needs a network, because it was not opened on this device before.', { cause: error });
}
