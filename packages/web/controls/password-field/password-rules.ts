import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@strokebook/contract';

/** The problem of a typed password, before it is sent to the server (AUTH-34, AUTH-O7). */
export function checkPassword(password: string): string | null {
  if (password === '') return 'Password is required';
  if (password.length < PASSWORD_MIN_LENGTH) return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (password.length > PASSWORD_MAX_LENGTH) return `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
  return null;
}
