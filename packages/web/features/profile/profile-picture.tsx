import { type PublicAccount, portraitWidths } from '@strokebook/contract';
import defaultPicture from '../../ui/media/default-picture.svg';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import { sizedPicture } from '../../ui/media/sized-picture.ts';
import classes from './profile-menu.module.css';

type ProfilePictureProps = {
  readonly account: PublicAccount;
  /** Displayed width in pixels, at most. */
  readonly size: number;
  /** Displayed widths, as in a `sizes` attribute; default is always `size`. */
  readonly sizes?: string;
};

/** The player's picture; a missing or broken one is replaced by the default (PROFILE-13). */
export function ProfilePicture({ account: { imgUrl }, size, sizes }: ProfilePictureProps) {
  // Decorative, because the name is beside it.
  const look = { className: classes.picture, alt: '', width: size, height: size };
  const fallback = <img {...look} alt="" src={defaultPicture} />;
  if (imgUrl === null) return fallback;
  const srcSet = portraitWidths.map((width) => `${sizedPicture(imgUrl, width)} ${width}w`).join(', ');
  return (
    <LoadedPicture
      {...look}
      src={sizedPicture(imgUrl, size)}
      srcSet={srcSet}
      sizes={sizes ?? `${size}px`}
      fallback={fallback}
    />
  );
}
