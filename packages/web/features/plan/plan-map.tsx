import { surfaceAt } from '@strokebook/golf/geometry';
import type { CourseDocument, LatLon, UnitSystem } from '@strokebook/golf/model';
import { useRef } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { canDrawMaps } from '../../map/can-draw-maps.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import type { PlanMapHandle } from './plan-canvas.tsx';
import classes from './plan-map.module.css';
import { PlanOverlay, type PlanOverlayHandle } from './plan-overlay.tsx';
import type { Dragged, HoleChoice, HolePlanState } from './use-hole-plan.ts';

const loadCanvas = async () => (await import('./plan-canvas.tsx')).PlanCanvas;

type PlanMapProps = {
  readonly course: CourseDocument;
  readonly hole: number;
  readonly state: HolePlanState;
  readonly units: UnitSystem;
  /** Share of the height that a sheet covers. */
  readonly covered: number;
  readonly onChoose: (change: Partial<HoleChoice>) => void;
};

/** The drawn hole with its plan. A tap on the green moves the pin, one elsewhere the ball. */
export function PlanMap({ course, hole, state, units, covered, onChoose }: PlanMapProps) {
  const { plan, target, live, missing, error } = state;
  const canvas = useRef<PlanMapHandle>(null);
  const overlay = useRef<PlanOverlayHandle>(null);
  const part = useLazyPart(loadCanvas);
  const drawn = course.holes.find(({ number }) => number === hole);
  const tap = (place: LatLon): void => {
    if (drawn === undefined) return;
    onChoose(surfaceAt(drawn, place) === 'green' ? { pin: place, target: null } : { ball: place, target: null });
  };
  const drop = (what: Dragged, place: LatLon): void => {
    state.endDrag();
    onChoose(what === 'target' ? { target: place } : { ball: place, target: null });
  };
  return (
    <div className={classes.map}>
      {part.state === 'error' && <PageError level={3} part="The map" error={part.error} onRetry={part.retry} />}
      {part.state === 'ready' && canDrawMaps && (
        <part.part
          ref={canvas}
          course={course}
          hole={hole}
          pin={plan?.pin ?? drawn?.pin ?? drawn?.greenCentre ?? null}
          start={plan?.start ?? drawn?.tee ?? null}
          target={target?.target ?? null}
          units={units}
          covered={covered}
          onTap={tap}
          onFrame={({ toPixel }) => overlay.current?.place(toPixel)}
        >
          {(plane) =>
            plan !== undefined &&
            target !== undefined && (
              <PlanOverlay
                ref={overlay}
                {...{ plane, plan, target, live, units }}
                isOld={state.isOld || missing !== null}
                onDrag={state.drag}
                onDrop={drop}
              />
            )
          }
        </part.part>
      )}
      {error !== null && (
        <div className={classes.over} role="alert">
          Could not work out this hole.{' '}
          <button type="button" className="text-button" onClick={state.retry}>
            Try again
          </button>
        </div>
      )}
      <p className={classes.credit}>{course.attribution}</p>
      <div className={classes.zoom} data-no-print>
        <button type="button" aria-label="Zoom in" onClick={() => canvas.current?.zoomBy(1)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => canvas.current?.zoomBy(-1)}>
          <MinusIcon />
        </button>
      </div>
    </div>
  );
}
