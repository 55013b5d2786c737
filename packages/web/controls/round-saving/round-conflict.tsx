import type { UnitSystem } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { clockTime } from '../../lib/clock-time.ts';
import { type DeviceRound, lastChangedAt, useOffline } from '../../offline/index.ts';
import { chooseSides, conflictOf, type Side } from '../../offline/round-conflict.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { HolePicture } from '../hole-picture/hole-picture.tsx';
import { courseDrawingQuery } from '../figures/course-drawing-query.ts';
import { DetailsConflict } from './details-conflict.tsx';
import { HoleConflictView } from './hole-conflict.tsx';
import classes from './round-conflict.module.css';

type RoundConflictDialogProps = {
  readonly round: DeviceRound;
  readonly units: UnitSystem;
  /** Closes the dialog without storing a choice. */
  readonly onLater: () => void;
  readonly onDone: () => void;
  /** Opens the entry at a hole, by its index; omitted where there is no entry. */
  readonly onTypeHole?: ((hole: number) => void) | undefined;
};

/**
 * The holes that device and account both changed, one after the other (ENTRY-24). Nothing is stored before all are
 * chosen, so that both sides stay until then.
 */
export function RoundConflictDialog({ round, units, onLater, onDone, onTypeHole }: RoundConflictDialogProps) {
  const { store, outbox } = useOffline();
  const { api } = useApi();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Side>>(new Map());
  const [details, setDetails] = useState<Side | null>(null);
  const [holeToRetype, setHoleToRetype] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const conflict = conflictOf(round);
  // The dialog does not wait for the drawings, and works without them.
  const drawings = useQuery({
    ...courseDrawingQuery(api, conflict?.mine.course.courseId ?? null),
    retry: false,
  }).data?.holes;
  if (conflict === null) return null;
  const { merged, theirs } = conflict;
  const hasDetails = merged.details.length > 0;

  const finish = async (holes: ReadonlyMap<number, Side>, detailsSide: Side, again: number | null) => {
    try {
      const document = chooseSides(conflict, { holes, details: detailsSide });
      const isStored = await store.rebase(round, conflict.lastSeq, theirs, { kind: 'load', round: document });
      if (!isStored) {
        setChosen(new Map());
        setDetails(null);
        setFailure('The round was changed meanwhile, so nothing was stored. Please choose again.');
        return;
      }
      if (again !== null) await store.append(round, { kind: 'clearHole', hole: again });
      void outbox.send(round);
      onDone();
      if (again !== null) onTypeHole?.(again);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'It could not be saved on this device.');
    }
  };
  const open = merged.details.includes('holeCount') ? [] : merged.holes;
  const hole = open.find((one) => !chosen.has(one.hole));
  const picture = drawings?.find(({ number }) => number === hole?.mine.hole);

  const keepDetails = (side: Side): void => {
    setDetails(side);
    if (open.length === 0) void finish(chosen, side, null);
  };
  const keepHole = (index: number, side: Side, again: number | null): void => {
    const next = new Map(chosen).set(index, side);
    setChosen(next);
    setHoleToRetype(again);
    if (next.size === open.length) void finish(next, details ?? 'mine', again);
  };

  const changeLabels: Readonly<Record<Side, string>> = {
    mine: `You, ${clockTime(lastChangedAt(round))}`,
    theirs: [theirs.changedBy ?? 'Changed elsewhere', timeOf(theirs.changedAt)]
      .filter((part) => part !== '')
      .join(', '),
  };
  const withSide = (index: number, side: Side) =>
    chooseSides(conflict, { holes: new Map(chosen).set(index, side), details: details ?? 'mine' });
  return (
    <Dialog
      title="Changed in two places"
      isTitleHidden
      size="full"
      onClose={onLater}
      actions={
        <button type="button" className="quiet-button" onClick={onLater}>
          Later
        </button>
      }
    >
      {/* The body of a full dialog has no padding, and does not scroll. */}
      <div className="column full-height scroll-y">
        {picture !== undefined && (details !== null || !hasDetails) && (
          <div className={classes.picture}>
            <HolePicture hole={picture} />
          </div>
        )}
        {failure !== null && <Failure>{failure}</Failure>}
        {hasDetails && details === null ? (
          <DetailsConflict
            fields={merged.details}
            rounds={{ mine: conflict.mine, theirs: theirs.document }}
            changeLabels={changeLabels}
            onKeep={keepDetails}
          />
        ) : (
          hole !== undefined && (
            <HoleConflictView
              key={hole.hole}
              conflict={hole}
              holeCount={merged.round.holes.length}
              units={units}
              changeLabels={changeLabels}
              rounds={{ mine: withSide(hole.hole, 'mine'), theirs: withSide(hole.hole, 'theirs') }}
              onKeep={(side) => keepHole(hole.hole, side, holeToRetype)}
              onTypeAgain={onTypeHole === undefined ? null : () => keepHole(hole.hole, 'mine', hole.hole)}
            />
          )
        )}
      </div>
    </Dialog>
  );
}

const timeOf = (instant: string | null | undefined): string => (instant == null ? '' : clockTime(Date.parse(instant)));
