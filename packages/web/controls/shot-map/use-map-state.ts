import type { UnitSystem } from '@strokebook/golf/model';
import {
  type MappedRound,
  type MappedSelection,
  nextZoomMode,
  type MappedHole,
  onlyFocused,
  stepPlaying,
  toggleMapped,
  type ZoomEvent,
  type ZoomMode,
} from '@strokebook/golf/shot-map';
import { useCallback, useMemo, useState } from 'react';
import { useUnits } from '../../lib/use-units.ts';
import type { MapFocus } from './map-focus.ts';
import { type MapModel, mapModelOf } from './map-model.ts';

type ChosenShot = {
  readonly roundId: string;
  readonly hole: number;
  readonly nth: number;
  readonly number: number;
};

/** What the map shows and how, with everything that can be done to it. */
export type MapState = {
  readonly model: MapModel | null;
  readonly mode: ZoomMode;
  readonly selection: MappedSelection;
  readonly isShowingYards: boolean;
  readonly isShowingPattern: boolean;
  readonly units: UnitSystem;
  readonly apply: (event: ZoomEvent) => void;
  readonly focusRound: (roundId: string) => void;
  readonly focusHole: (playing: MappedHole) => void;
  readonly stepHole: (step: 1 | -1) => void;
  /** A stroke of the focused hole of a round; null lets go of it. */
  readonly chooseShot: (shot: ChosenShot | null) => void;
  readonly toggleRound: (roundId: string) => void;
  readonly mapAll: () => void;
  readonly mapNone: () => void;
  readonly toggleYards: () => void;
  readonly togglePattern: () => void;
  readonly toggleUnits: () => void;
};

/** @param rounds with only the holes that count, in the order in which they are listed. */
export function useMapState(
  rounds: readonly MappedRound[],
  focus: MapFocus,
  onFocus: (focus: MapFocus) => void,
): MapState {
  const [mode, setMode] = useState<ZoomMode>('hole');
  const [selection, setSelection] = useState<MappedSelection>('all');
  const [isShowingPattern, setIsShowingPattern] = useState(false);
  const [isShowingYards, setIsShowingYards] = useState(true);
  const [units, setUnits] = useUnits();
  const model = useMemo(() => mapModelOf(rounds, focus, selection), [rounds, focus, selection]);
  // Whoever focuses another round or hole, here or beside the map, looks at it (MAP-08).
  const looked = `${model?.focused.roundId}/${model?.hole}/${model?.playing.nth}`;
  const [before, setBefore] = useState(looked);
  if (before !== looked) {
    setBefore(looked);
    if (focus.shot === undefined) setMode((mode) => nextZoomMode(mode, 'focusHole'));
  }
  const apply = useCallback((event: ZoomEvent) => setMode((before) => nextZoomMode(before, event)), []);
  const otherIds = () => model?.others.map(({ roundId }) => roundId) ?? [];
  /** The round that was focused stays mapped beside the next one, unless it is mapped alone. */
  const keepFocused = () =>
    setSelection((chosen) =>
      chosen === 'all' || chosen.size === 0 || model === null ? chosen : new Set([...chosen, model.focused.roundId]),
    );
  const focusHole = ({ hole, nth }: MappedHole) => {
    if (model === null) return;
    apply('focusHole');
    onFocus({ roundId: model.focused.roundId, hole, nth });
  };
  return {
    model,
    mode,
    selection,
    isShowingYards,
    isShowingPattern,
    units,
    apply,
    focusRound: (roundId) => {
      apply('focusRound');
      keepFocused();
      onFocus({ roundId, hole: model?.hole });
    },
    focusHole,
    stepHole: (step) => {
      const next = model === null ? null : stepPlaying(model.focused, model.playing, step);
      if (next !== null) focusHole(next);
    },
    chooseShot: (shot) => {
      if (shot === null) onFocus({ roundId: model?.focused.roundId, hole: model?.hole, nth: model?.playing.nth });
      else {
        apply('chooseShot');
        if (shot.roundId !== model?.focused.roundId) keepFocused();
        onFocus({ roundId: shot.roundId, hole: shot.hole, nth: shot.nth, shot: shot.number });
      }
    },
    toggleRound: (roundId) => setSelection((before) => toggleMapped(before, roundId, otherIds())),
    mapAll: () => setSelection('all'),
    mapNone: () => setSelection(onlyFocused),
    toggleYards: () => setIsShowingYards((before) => !before),
    togglePattern: () => setIsShowingPattern((before) => !before),
    toggleUnits: () => setUnits(units === 'imperial' ? 'metric' : 'imperial'),
  };
}
