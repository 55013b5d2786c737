import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import { type HoleThumbnail, holeThumbnail, mappedPlayings, playingText } from '@strokebook/golf/shot-map';
import { useEffect, useId, useMemo, useRef } from 'react';
import { lengthOf } from './hole-length.ts';
import classes from './hole-strip.module.css';
import type { MapModel } from './map-model.ts';
import type { MapState } from './use-map-state.ts';

type HoleStripProps = {
  readonly state: MapState;
  readonly model: MapModel;
  readonly course: CourseDocument | null;
  readonly units: UnitSystem;
};

/** The holes of the focused round as thumbnails, to choose one; radio buttons, so that arrow keys walk over them. */
export function HoleStrip({ state, model, course, units }: HoleStripProps) {
  const { focused, playing } = model;
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const thumbnails = useMemo(
    () => new Map((course?.holes ?? []).map((hole) => [hole.number, holeThumbnail(hole)])),
    [course],
  );
  const tallest = Math.max(0, ...[...thumbnails.values()].map((one) => one?.height ?? 0));
  const shown = playingText(focused, playing);
  useEffect(() => {
    const element = strip.current;
    const chosen = element?.querySelector<HTMLElement>(`label[data-text="${shown}"]`);
    if (element == null || chosen == null) return;
    // Only the strip scrolls, not the page.
    element.scrollTo?.({ left: chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2 });
  }, [shown]);
  return (
    <div ref={strip} className={classes.strip} data-no-print role="radiogroup" aria-label="Hole">
      {mappedPlayings(focused).map((one) => {
        const text = playingText(focused, one);
        return (
          <label
            // The holes of another round are new ones, so that none moves (UX-O6).
            key={`${focused.roundId} ${text}`}
            data-text={text}
            className={classes.hole}
            title={`Hole ${text}, par ${one.par}${lengthOf(one, units)}`}
          >
            <input
              className="over-text"
              type="radio"
              name={name}
              value={text}
              checked={text === shown}
              aria-label={`Hole ${text}`}
              onChange={() => state.focusHole(one)}
            />
            <Thumbnail thumbnail={thumbnails.get(one.hole) ?? null} tallest={tallest} />
            <span className={classes.number}>{text}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Height of the longest hole, in pixels. */
const HEIGHT = 40;

type ThumbnailProps = { readonly thumbnail: HoleThumbnail | null; readonly tallest: number };

/** All holes of a course are drawn at the same scale. */
function Thumbnail({ thumbnail, tallest }: ThumbnailProps) {
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
