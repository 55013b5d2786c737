import { errors, phoneScreenText } from '@strokebook/contract';
import { ApiError } from './errors.ts';

/** What a failed call says to a person; `byCode` where the place has words of its own. */
export function errorText(error: unknown, byCode: Readonly<Record<string, string>> = {}): string {
  if (error instanceof ApiError) {
    const own = byCode[error.code];
    if (own !== undefined) return own;
    // Codes of the sign-in service come without a sentence.
    return error.message === '' ? phoneScreenText({ code: error.code }) : error.message;
  }
  return error instanceof Error && error.message !== '' ? error.message : errors.UNEXPECTED.message;
}
