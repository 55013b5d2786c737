import { z } from 'zod';

/** Excludes invisible characters: some reverse the text direction, so that a link reads like another one. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}/?#@\\]+([/?#][^\s\p{Cc}\p{Cf}]*)?$/iu;

/** An http or https address: no `javascript:`, no `data:`, no user name or password. */
export const WebLink = z
  .string()
  .trim()
  .max(2_000, 'has more than 2,000 characters')
  .regex(WEB_ADDRESS, 'must be a web address that begins with http:// or https://');
