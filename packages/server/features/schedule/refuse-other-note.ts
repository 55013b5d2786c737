import { RequestError } from '../../http/request-error.ts';

/**
 * A note replaces only the one that its writer saw, unless it says the same.
 *
 * @param before undefined if the writer replaces whatever note there is. @throws RequestError NOTE_CHANGED
 */
export function refuseOtherNote(
  stored: string | null,
  note: string | null | undefined,
  before: string | null | undefined,
): void {
  if (note === undefined || before === undefined) return;
  if (stored !== before && stored !== note) throw new RequestError('NOTE_CHANGED');
}
