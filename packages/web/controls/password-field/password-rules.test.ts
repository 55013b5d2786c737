import { expect, it } from 'vitest';
import { checkPassword } from './password-rules.ts';

it.each([
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', null],
])('holds the password %j to 6 characters (AUTH-34, AUTH-O7)', (password, message) => {
  expect(checkPassword(password)).toBe(message);
});
