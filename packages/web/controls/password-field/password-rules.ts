import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@strokebook/contract';

/** The problem of a typed password, before it is sent to the server (AUTH-34, AUTH-O7). */
export function checkPassword(password: string): string | null {
  if (password === '') return 'Password is required';
  if (password.length < MIN_PASSWORD_LENGTH) return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;
  return null;
}
