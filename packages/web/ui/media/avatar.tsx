import { LoadedPicture } from './loaded-picture.tsx';
import classes from './pictures.module.css';

type AvatarProps = {
  readonly imgUrl: string | null;
  readonly name: string;
  /** Size in CSS pixels. */
  readonly size: number;
  readonly shape?: 'round' | 'square';
};

/** The picture of the person named beside it; a missing or broken one is replaced by a letter (PROFILE-13). */
export function Avatar({ imgUrl, name, size, shape = 'round' }: AvatarProps) {
  const look = { width: size, height: size, fontSize: size * 0.42 };
  const letter = (
    <span className={classes.letter} data-shape={shape} style={look} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
  if (imgUrl === null) return letter;
  return (
    <LoadedPicture
      className={classes.picture}
      data-shape={shape}
      style={look}
      src={imgUrl}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      fallback={letter}
    />
  );
}
