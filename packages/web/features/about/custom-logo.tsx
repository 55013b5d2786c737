import type { PublicAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useState } from 'react';
import classes from './about.module.css';

/** Shown width and height in pixels. */
const SIZE = 72;

/** The picture that stands for a player beside their own, whole in its box; nothing where there is none, or a broken one. */
export function CustomLogo({ account }: { readonly account: PublicAccount }) {
  const { logoUrl } = account;
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === broken) return null;
  return (
    <img
      className={classes.logo}
      src={`${logoUrl}&size=${SIZE * 2}`}
      alt={`Logo of ${fullName(account)}`}
      width={SIZE}
      height={SIZE}
      onError={() => setBroken(logoUrl)}
    />
  );
}
