import type { Picture } from '@strokebook/contract';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import classes from './workshop.module.css';

/** A small picture in a box of fixed size; decorative, because its name is beside it. */
export function Thumb({ picture }: { readonly picture: Picture | null }) {
  if (picture === null) return <NoPicture text="Video" />;
  return (
    <LoadedPicture
      className={classes.thumb}
      src={picture.variants[0]?.url ?? picture.url}
      alt=""
      width={112}
      height={84}
      loading="lazy"
      decoding="async"
      fallback={<NoPicture text="Not loaded" />}
    />
  );
}

function NoPicture({ text }: { readonly text: string }) {
  return (
    <span className={`${classes.thumb} ${classes.noThumb}`} aria-hidden>
      {text}
    </span>
  );
}
