import type { SignInFailure } from '@strokebook/contract';
import { ApiError, NetworkError } from './errors.ts';

/**
 * The key of the screens' texts: a catalogued failure has its code and no message (ERR-O1), and a reply that is not the
 * server's has what it says itself (ERR-03).
 */
export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof NetworkError) return { code: error.code };
  if (error instanceof ApiError) return error.foreign ?? { code: error.code, message: error.message };
  return null;
}
