import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import { holeThumbnail, mappedPlayings, playingText } from '@strokebook/golf/shot-map';
import { useMemo } from 'react';
import { lengthOf } from './hole-length.ts';
import { HoleRadios } from './hole-radios.tsx';
import type { MapModel } from './map-model.ts';
import type { MapState } from './use-map-state.ts';

type HoleStripProps = {
  readonly state: MapState;
  readonly model: MapModel;
  readonly course: CourseDocument | null;
  readonly units: UnitSystem;
};

/** The holes of the focused round as thumbnails, to choose one. */
export function HoleStrip({ state, model, course, units }: HoleStripProps) {
  const { focused, playing } = model;
  const thumbnails = useMemo(
    () => new Map((course?.holes ?? []).map((hole) => [hole.number, holeThumbnail(hole)])),
    [course],
  );
  const options = mappedPlayings(focused).map((one) => {
    const text = playingText(focused, one);
    return {
      // The holes of another round are new ones, so that none moves (UX-O6).
      key: `${focused.roundId} ${text}`,
      text,
      title: `Hole ${text}, par ${one.par}${lengthOf(one, units)}`,
      thumbnail: thumbnails.get(one.hole) ?? null,
      onChoose: () => state.focusHole(one),
    };
  });
  const tallest = Math.max(0, ...[...thumbnails.values()].map((one) => one?.height ?? 0));
  return <HoleRadios options={options} shown={playingText(focused, playing)} tallest={tallest} />;
}
