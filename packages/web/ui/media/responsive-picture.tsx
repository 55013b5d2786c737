import type { Picture } from '@strokebook/contract';
import { LoadedPicture } from './loaded-picture.tsx';
import classes from './pictures.module.css';

type ResponsivePictureProps = {
  readonly picture: Picture;
  readonly alt: string;
  /** The displayed width, as in a `sizes` attribute, so that no larger file is loaded. */
  readonly sizes: string;
  /** For the first content of a page; others load lazily. */
  readonly isEager?: boolean;
};

/**
 * A picture that fills its box, which has its own aspect ratio, so that nothing moves when it loads. A portrait is
 * fitted by height without cropping, others fill the width; what is wider than the box is not cropped either (HOME-26,
 * HOME-O5). A broken one leaves its name.
 */
export function ResponsivePicture({ picture, alt, sizes, isEager = false }: ResponsivePictureProps) {
  const { url, width, height, variants } = picture;
  return (
    <LoadedPicture
      className={classes.framed}
      data-whole={isPortrait(picture) || isWide(picture) || undefined}
      src={variants[0]?.url ?? url}
      srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      fallback={<span className={classes.missing}>{alt === '' ? 'This picture could not be loaded.' : alt}</span>}
    />
  );
}

/** The aspect ratio of the boxes that pictures stand in. */
const BOX_RATIO = 4 / 3;

/** HOME-26. */
const isPortrait = ({ width, height }: Picture): boolean => width / height < 1;

const isWide = ({ width, height }: Picture): boolean => width / height > BOX_RATIO;
