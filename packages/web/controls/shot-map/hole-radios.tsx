import type { HoleThumbnail } from '@strokebook/golf/shot-map';
import { useEffect, useId, useRef } from 'react';
import classes from './hole-strip.module.css';

/** A hole of the strip. */
type HoleOption = {
  readonly key: string;
  /** '7', or '7 (2)' for the second playing. */
  readonly text: string;
  readonly title: string;
  readonly thumbnail: HoleThumbnail | null;
  readonly onChoose: () => void;
};

type HoleRadiosProps = {
  readonly options: readonly HoleOption[];
  /** The text of the shown one. */
  readonly shown: string;
  /** Height of the tallest thumbnail of the course, in its own units. */
  readonly tallest: number;
};

/** Holes as thumbnails, to choose one; radio buttons, so that arrow keys walk over them. */
export function HoleRadios({ options, shown, tallest }: HoleRadiosProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    const chosen = element?.querySelector<HTMLElement>(`label[data-text="${shown}"]`);
    if (element == null || chosen == null) return;
    // Only the strip scrolls, not the page.
    element.scrollTo?.({ left: chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2 });
  }, [shown]);
  return (
    <div ref={strip} className={classes.strip} data-no-print role="radiogroup" aria-label="Hole">
      {options.map(({ key, text, title, thumbnail, onChoose }) => (
        <label key={key} data-text={text} className={classes.hole} title={title}>
          <input
            className="over-text"
            type="radio"
            name={name}
            value={text}
            checked={text === shown}
            aria-label={`Hole ${text}`}
            onChange={onChoose}
          />
          <Thumbnail thumbnail={thumbnail} tallest={tallest} />
          <span className={classes.number}>{text}</span>
        </label>
      ))}
    </div>
  );
}

/** Height of the longest hole, in pixels. */
const HEIGHT = 40;

type ThumbnailProps = { readonly thumbnail: HoleThumbnail | null; readonly tallest: number };

/** All holes of a course are drawn at the same scale. */
export function Thumbnail({ thumbnail, tallest }: ThumbnailProps) {
  if (thumbnail === null) return <span className={classes.drawing} />;
  const { width, height, outlines } = thumbnail;
  const scale = HEIGHT / tallest;
  return (
    <svg
      className={classes.drawing}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {outlines.map(({ surface, points }) => (
        <polygon key={points} data-surface={surface} points={points} />
      ))}
    </svg>
  );
}
