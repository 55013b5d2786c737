import type { PublicAccount } from '@strokebook/contract';
import { useState } from 'react';
import defaultPicture from './default-picture.svg';
import classes from './profile-menu.module.css';

/** The player's picture; a missing or broken one is replaced by the default (PROFILE-13). */
export function ProfilePicture({ account }: { readonly account: PublicAccount }) {
  const [isBroken, setIsBroken] = useState(false);
  const source = isBroken ? null : account.imgUrl;
  // Decorative: the name stands beside it.
  return (
    <img
      className={classes.picture}
      src={source ?? defaultPicture}
      alt=""
      width={40}
      height={40}
      onError={() => setIsBroken(true)}
    />
  );
}
