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
import { useState } from 'react';
import { codesOf, roundsOfCodes } from '../../lib/round-codes.ts';
import { useUnits } from '../../api/use-units.ts';
import { looksOf, type MapFocus, type MapLooks } from './map-focus.ts';
import { type MapModel, mapModelOf } from './map-model.ts';

type ChosenShot = {
  readonly roundId: string;
  readonly hole: number;
  readonly nth: number;
  readonly number: number;
};

/** State of the map, with all its actions. */
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
  /** A stroke of the focused hole of a round; null deselects it. */
  readonly chooseShot: (shot: ChosenShot | null) => void;
  readonly toggleRound: (roundId: string) => void;
  readonly mapAll: () => void;
  readonly mapNone: () => void;
  readonly toggleYards: () => void;
  readonly togglePattern: () => void;
  readonly toggleUnits: () => void;
};

/**
 * @param rounds with only the counted holes, in the order of the list. @param focus everything but the position that
 * the user moved the map to.
 */
export function useMapState(
  rounds: readonly MappedRound[],
  focus: MapFocus,
  onFocus: (focus: MapFocus) => void,
): MapState {
  const [isFree, setIsFree] = useState(false);
  const [units, setUnits] = useUnits();
  const { view, beside } = focus;
  const mode: ZoomMode = isFree ? 'free' : (view ?? 'hole');
  const selection = selectionOf(rounds, beside);
  const model = mapModelOf(rounds, focus, selection);
  // Resets the view when another round or hole is focused, by this map or by a control outside of it (MAP-08).
  const focusKey = `${model?.focused.roundId}/${model?.hole}/${model?.playing.nth}`;
  const [previousFocusKey, setPreviousFocusKey] = useState(focusKey);
  if (previousFocusKey !== focusKey) {
    setPreviousFocusKey(focusKey);
    if (focus.shot === undefined) setIsFree(nextZoomMode(mode, 'focusHole') === 'free');
  }
  const currentFocus: MapFocus = {
    ...looksOf(focus),
    roundId: model?.focused.roundId,
    hole: model?.hole,
    nth: model?.playing.nth,
  };
  const isShowingYards = focus.yards !== false;
  const isShowingPattern = focus.pattern === true;
  /** Applies an event to the zoom mode, and optionally a new focus. */
  const act = (event: ZoomEvent, next?: MapFocus) => {
    const nextMode = nextZoomMode(mode, event);
    setIsFree(nextMode === 'free');
    const nextView = nextMode === 'green' ? 'green' : undefined;
    if (next !== undefined || nextView !== view) onFocus({ ...(next ?? focus), view: nextView });
  };
  const change = (looks: MapLooks) => onFocus({ ...focus, ...looks });
  const select = (next: MappedSelection) => change({ beside: besideOf(next) });
  /** The previously focused round stays mapped beside the next one, unless only the focused one is mapped. */
  const withFocused = (): string | undefined =>
    selection === 'all' || selection.size === 0 || model === null
      ? beside
      : besideOf(new Set([...selection, model.focused.roundId]));
  const focusHole = ({ hole, nth }: MappedHole) => act('focusHole', { ...currentFocus, hole, nth });
  return {
    model,
    mode,
    selection,
    isShowingYards,
    isShowingPattern,
    units,
    apply: act,
    focusRound: (roundId) => act('focusRound', { ...currentFocus, roundId, nth: undefined, beside: withFocused() }),
    focusHole,
    stepHole: (step) => {
      const next = model === null ? null : stepPlaying(model.focused, model.playing, step);
      if (next !== null) focusHole(next);
    },
    chooseShot: (shot) => {
      if (shot === null) onFocus(currentFocus);
      else {
        const { roundId, hole, nth, number } = shot;
        const isOther = roundId !== model?.focused.roundId;
        act('chooseShot', {
          ...currentFocus,
          roundId,
          hole,
          nth,
          shot: number,
          beside: isOther ? withFocused() : beside,
        });
      }
    },
    toggleRound: (roundId) =>
      select(toggleMapped(selection, roundId, model?.others.map((other) => other.roundId) ?? [])),
    mapAll: () => select('all'),
    mapNone: () => select(onlyFocused),
    toggleYards: () => change({ yards: isShowingYards ? false : undefined }),
    togglePattern: () => change({ pattern: isShowingPattern ? undefined : true }),
    toggleUnits: () => setUnits(units === 'imperial' ? 'metric' : 'imperial'),
  };
}

function selectionOf(rounds: readonly MappedRound[], beside: string | undefined): MappedSelection {
  if (beside === undefined) return 'all';
  return new Set(rounds.map(({ roundId }) => roundId).filter(roundsOfCodes(beside)));
}

/** The selection of other rounds in the format of the focus. */
const besideOf = (selection: MappedSelection): string | undefined =>
  selection === 'all' ? undefined : codesOf([...selection]);
