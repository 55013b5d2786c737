import { z } from 'zod';

const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}/?#@\\]+([/?#][^\s\p{Cc}]*)?$/iu;

/** An address of the web, and of nothing else: no `javascript:`, no `data:`, no name and password before the host. */
export const WebLink = z
  .string()
  .trim()
  .max(2_000, 'has more than 2,000 characters')
  .regex(WEB_ADDRESS, 'must be a web address that begins with http:// or https://');
