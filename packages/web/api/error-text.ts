import { errors, phoneScreenText } from '@strokebook/contract';
import { ApiError } from './errors.ts';

/** The text of a failed call; `byCode` overrides texts for a place. */
export function errorText(error: unknown, byCode: Readonly<Record<string, string>> = {}): string {
  if (error instanceof ApiError) {
    const own = byCode[error.code];
    if (own !== undefined) return own;
    // Codes of the sign-in service have no message.
    return error.message === '' ? phoneScreenText({ code: error.code }) : error.message;
  }
  return error instanceof Error && error.message !== '' ? error.message : errors.UNEXPECTED.message;
}
