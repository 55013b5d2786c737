import type { MapImagery } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { type CourseDocument, metres, type RoundSummary, type UnitSystem } from '@strokebook/golf/model';
import { approachRings, MIN_FOR_REGION } from '@strokebook/golf/dispersion';
import { type MappedRound, playingText, scaleBar } from '@strokebook/golf/shot-map';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { canDrawMaps } from '../../map/can-draw-maps.ts';
import { useSatellite } from '../../api/use-satellite.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import type { RoundEditor } from '../round-actions/use-round-editor.ts';
import type { MapHandle } from './map-canvas.tsx';
import { hasPlaces, isShowingTyped, type MapModel, placedOn } from './map-model.ts';
import classes from './shot-map.module.css';
import { HoleStrip } from './hole-strip.tsx';
import { MapToolbar } from './map-toolbar.tsx';
import { MappedRoundsDialog } from './mapped-rounds-dialog.tsx';
import { ShotList } from './shot-list.tsx';
import { useAimedShots } from './use-aimed-shots.ts';
import { useImageryFailure } from './use-imagery.ts';
import type { MapState } from './use-map-state.ts';

const loadCanvas = async () => (await import('./map-canvas.tsx')).MapCanvas;

export type CourseState = 'loading' | 'there' | 'unknown' | 'failed';

type ShotMapProps = {
  readonly accountId: AccountId;
  readonly state: MapState;
  readonly model: MapModel;
  readonly rounds: readonly MappedRound[];
  readonly summaries: readonly RoundSummary[];
  /** Null for viewers who may not change the rounds. */
  readonly editor: RoundEditor | null;
  readonly course: CourseDocument | null;
  /** Whether the course is loading, loaded, unmapped, or failed to load. */
  readonly courseState: CourseState;
  /** The installation's source of satellite pictures, if it has one. */
  readonly imagery: MapImagery | null;
  /** Whether the requested round cannot be mapped. */
  readonly isOtherRound: boolean;
  /** Whether these are the previous rounds, while others load. */
  readonly isStale: boolean;
  /** Whether it fills its container, instead of a strip of a page. */
  readonly isLarge: boolean;
  readonly onExpand: (() => void) | undefined;
};

/** The map with its tools and the focused round's shots in words. */
export function ShotMap(props: ShotMapProps) {
  const { state, rounds, summaries, course, courseState, imagery, isOtherRound, isStale, isLarge, onExpand } = props;
  const model = useMemo(() => placedOn(props.model, course), [props.model, course]);
  const isPlaced = hasPlaces(model);
  const [isPicking, setIsPicking] = useState(false);
  const [metresPerPixel, setMetresPerPixel] = useState<number | null>(null);
  const { hasFailed: hasImageryFailed, fail } = useImageryFailure(
    `${model.focused.roundId}/${model.hole}/${model.playing.nth}`,
  );
  const { playing } = model;
  const aimed = useAimedShots(props.accountId, { ...playing, roundId: model.focused.roundId });
  const canvas = useRef<MapHandle>(null);
  const canvasPart = useLazyPart(loadCanvas);
  const byId = new Map(summaries.map((summary) => [summary.roundId, summary]));
  const summaryOf = (roundId: string) => byId.get(roundId);
  const { isShowingYards, isShowingPattern, units } = state;
  const choice = { isShowingYards, isShowingPattern, units };
  const [isSatellite, chooseSatellite] = useSatellite();
  const shown = hasImageryFailed || !isSatellite ? null : imagery;
  const canDrawPattern = hasPattern(model);
  const zoom = (levels: number) => {
    state.apply('wheel');
    canvas.current?.zoomBy(levels);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keysOf(state, model, canvas.current)[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <section
      className={classes.area}
      aria-label="Shot map"
      data-large={isLarge || undefined}
      data-stale={isStale || undefined}
    >
      <MapToolbar
        state={state}
        model={model}
        satellite={imagery === null ? null : { isSatellite, onChoose: chooseSatellite }}
        canDrawPattern={canDrawPattern}
        onOpenRounds={() => setIsPicking(true)}
        onExpand={onExpand}
      />
      <HoleStrip state={state} model={model} course={course} units={units} />
      <div className={classes.body}>
        <div className="flex-1 shrinkable relative">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk over the map */}
          <div
            className={classes.map}
            role="application"
            aria-label={mapLabel(model)}
            tabIndex={0}
            onKeyDown={onKeyDown}
          >
            {canvasPart.state === 'error' && (
              <PageError level={3} part="The map" error={canvasPart.error} onRetry={canvasPart.retry} />
            )}
            {canvasPart.state === 'ready' && canDrawMaps && courseState !== 'loading' && isPlaced && (
              <canvasPart.part
                ref={canvas}
                model={model}
                course={course}
                mode={state.mode}
                choice={choice}
                imagery={shown}
                onGesture={state.apply}
                onPick={state.chooseShot}
                onImageryFailed={fail}
                onRest={setMetresPerPixel}
              />
            )}
          </div>
          <div className={classes.foot}>
            {metresPerPixel !== null && <MapScale metresPerPixel={metresPerPixel} units={units} />}
            <div className={classes.zoom} data-no-print>
              <button type="button" className={classes.zoomButton} aria-label="Zoom in" onClick={() => zoom(1)}>
                <PlusIcon />
              </button>
              <button type="button" className={classes.zoomButton} aria-label="Zoom out" onClick={() => zoom(-1)}>
                <MinusIcon />
              </button>
            </div>
            <p className={classes.credit}>
              {isOtherRound && <span role="status">That round has no strokes, so another one is shown. </span>}
              {isShowingTyped(model) && 'Dashed: typed, so on the line of play. '}
              {isShowingPattern && !canDrawPattern && (
                <span role="status">Too few approaches here for a pattern: it takes {MIN_FOR_REGION}. </span>
              )}
              {hasImageryFailed && isSatellite && (
                <span role="status">Satellite pictures cannot be reached; the drawn course is shown. </span>
              )}
              {shown !== null && `${shown.attribution} `}
              {creditOf(course, courseState)}
            </p>
          </div>
        </div>
        <ShotList
          model={model}
          summary={summaryOf(model.focused.roundId)}
          editor={props.editor}
          units={units}
          courseHole={course?.holes.find(({ number }) => number === model.hole) ?? null}
          aimed={aimed}
          onChoose={(number) =>
            state.chooseShot(
              number === null
                ? null
                : { roundId: model.focused.roundId, hole: model.hole, nth: model.playing.nth, number },
            )
          }
        />
      </div>
      {isPicking && (
        <MappedRoundsDialog
          state={state}
          model={model}
          mappable={rounds}
          unmappable={summaries.length - rounds.length}
          summaryOf={summaryOf}
          onClose={() => setIsPicking(false)}
        />
      )}
    </section>
  );
}

function creditOf(course: CourseDocument | null, state: CourseState): string {
  if (state === 'loading') return '';
  if (state === 'failed') return 'The course could not be loaded; its shots are shown on plain ground.';
  return course?.attribution ?? (course === null ? 'This course has not been mapped.' : '');
}

/** A sixteenth of a turn. */
const TURN = Math.PI / 8;

/** Keyboard commands while the map has the focus. */
function keysOf(state: MapState, model: MapModel, canvas: MapHandle | null): Readonly<Record<string, () => void>> {
  const { focused, hole, playing, shot } = model;
  const count = playing.shots.length;
  const stepShot = (step: 1 | -1): void => {
    if (count === 0) return;
    const number = shot === null ? (step === 1 ? 1 : count) : shot + step;
    state.chooseShot(
      number < 1 || number > count ? null : { roundId: focused.roundId, hole, nth: playing.nth, number },
    );
  };
  const byHand = (move: (() => void) | undefined) => () => {
    state.apply('wheel');
    move?.();
  };
  return {
    ArrowLeft: () => state.stepHole(-1),
    ArrowRight: () => state.stepHole(1),
    ArrowDown: () => stepShot(1),
    ArrowUp: () => stepShot(-1),
    '+': byHand(() => canvas?.zoomBy(1)),
    '=': byHand(() => canvas?.zoomBy(1)),
    '-': byHand(() => canvas?.zoomBy(-1)),
    '[': byHand(() => canvas?.turnBy(-TURN)),
    ']': byHand(() => canvas?.turnBy(TURN)),
    h: () => state.apply('chooseHole'),
    g: () => state.apply('chooseGreen'),
    y: state.toggleYards,
    p: state.togglePattern,
  };
}

/** Whether the mapped rounds have enough approaches for a pattern. */
const hasPattern = ({ playing, beside }: MapModel): boolean =>
  playing.pin !== null && approachRings([playing, ...beside.map((other) => other.hole)], playing.pin).length > 0;

const mapLabel = ({ focused, playing }: MapModel): string =>
  `Map of hole ${playingText(focused, playing)}, par ${playing.par}. Left and right arrows change the hole, up and down choose a shot, H and G show the hole or the green, Y shows lengths, P the pattern of approaches, plus and minus zoom, brackets turn the map.`;

/** Max width of the scale bar, in pixels. */
const MAX_SCALE_PIXELS = 110;

type MapScaleProps = { readonly metresPerPixel: number; readonly units: UnitSystem };

/** The scale bar for the current zoom. */
function MapScale({ metresPerPixel, units }: MapScaleProps) {
  const { label, length } = scaleBar(metres(MAX_SCALE_PIXELS * metresPerPixel), units);
  return (
    <p
      className={classes.scale}
      style={{ width: length / metresPerPixel }}
      aria-label={`Scale: the bar is ${label} long`}
    >
      {label}
    </p>
  );
}
