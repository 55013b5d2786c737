import { z } from 'zod';

/** Without characters that are not seen: some turn the direction of text, so that an address reads as another one. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}/?#@\\]+([/?#][^\s\p{Cc}\p{Cf}]*)?$/iu;

/** An address of the web, and of nothing else: no `javascript:`, no `data:`, no name and password before the host. */
export const WebLink = z
  .string()
  .trim()
  .max(2_000, 'has more than 2,000 characters')
  .regex(WEB_ADDRESS, 'must be a web address that begins with http:// or https://');
