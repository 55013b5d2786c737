import type { Picture } from '@strokebook/contract';
import classes from './workshop.module.css';

/** A small picture in a box of fixed size; decorative, because its name is beside it. */
export function Thumb({ picture }: { readonly picture: Picture | null }) {
  if (picture === null) {
    return (
      <span className={`${classes.thumb} ${classes.noThumb}`} aria-hidden>
        Video
      </span>
    );
  }
  return (
    <img
      className={classes.thumb}
      src={picture.variants[0]?.url ?? picture.url}
      alt=""
      width={112}
      height={84}
      loading="lazy"
      decoding="async"
    />
  );
}
