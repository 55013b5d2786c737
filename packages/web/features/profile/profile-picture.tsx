import { type PublicAccount, portraitWidths } from '@strokebook/contract';
import { useState } from 'react';
import defaultPicture from './default-picture.svg';
import classes from './profile-menu.module.css';

type ProfilePictureProps = {
  readonly account: PublicAccount;
  /** Displayed width in pixels, at most. */
  readonly size: number;
  /** Displayed widths, as in a `sizes` attribute; default is always `size`. */
  readonly sizes?: string;
};

/**
 * The player's picture; a missing or broken one is replaced by the default (PROFILE-13). Use its address as key, so
 * that the broken state is reset for the next one.
 */
export function ProfilePicture({ account: { imgUrl }, size, sizes }: ProfilePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const source = isBroken || imgUrl === null ? null : imgUrl;
  const srcSet = portraitWidths.map((width) => `${sized(source ?? '', width)} ${width}w`).join(', ');
  const sets = source === null ? {} : { srcSet, sizes: sizes ?? `${size}px` };
  // Decorative, because the name is beside it.
  return (
    <img
      {...sets}
      className={classes.picture}
      src={source === null ? defaultPicture : sized(source, size)}
      alt=""
      width={size}
      height={size}
      onError={() => setIsBroken(true)}
    />
  );
}

const sized = (url: string, size: number): string => `${url}${url.includes('?') ? '&' : '?'}size=${size}`;
