import type { Picture } from '@strokebook/contract';
import classes from './responsive-picture.module.css';

type ResponsivePictureProps = {
  readonly picture: Picture;
  readonly alt: string;
  /** How wide it is shown, as an `sizes` attribute says it: so that no picture is larger than what is seen of it. */
  readonly sizes: string;
  /** Of the first thing on a page; others wait until they are near. */
  readonly isEager?: boolean;
};

/**
 * A picture that fills the box it stands in, which has a shape of its own: nothing moves when it comes. A portrait is
 * fitted by height without cropping, others fill the width (HOME-26, HOME-O5).
 */
export function ResponsivePicture({ picture, alt, sizes, isEager = false }: ResponsivePictureProps) {
  const { url, width, height, variants } = picture;
  return (
    <img
      className={classes.picture}
      data-portrait={isPortrait(picture) || undefined}
      src={variants[0]?.url ?? url}
      srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}

/** HOME-26. */
const isPortrait = ({ width, height }: Picture): boolean => width / height < 1;
