import type { PublicAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useState } from 'react';
import classes from './resume-screen.module.css';

const SIZE = 112;

/** The player's photo; nothing if there is none or it is broken, and the name moves up. */
export function Portrait({ account }: { readonly account: PublicAccount }) {
  const [isBroken, setIsBroken] = useState(false);
  if (account.imgUrl === null || isBroken) return null;
  return (
    <img
      className={classes.portrait}
      src={account.imgUrl}
      alt={`Portrait of ${fullName(account)}`}
      width={SIZE}
      height={SIZE}
      onError={() => setIsBroken(true)}
    />
  );
}
