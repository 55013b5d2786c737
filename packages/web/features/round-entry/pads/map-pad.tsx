// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import {
  checkPlace,
  distanceText,
  distanceUnit,
  lyingInWater,
  type EntryProblem,
  pinOnMap,
  placeOnMap,
  type StrokePlace,
  typedDistance,
} from '@strokebook/golf/entry';
import { strokeNumber } from '@strokebook/golf/facts';
import { courseLength, lieText } from '@strokebook/golf/format';
import { placeOfDrawing } from '@strokebook/golf/hole-drawing';
import { isCompetition, type LatLon, yards } from '@strokebook/golf/model';
import { type ReactNode, useState } from 'react';
import { LieSign } from '../../../controls/lie-sign/lie-sign.tsx';
import { DifferenceList } from '../difference-list.tsx';
import { EntryProblemText } from '../entry-problem-text.tsx';
import { CardButton, LeaveLink } from '../hole-head.tsx';
import { drawingOf } from '../hole-view.tsx';
import { Key } from './key.tsx';
import classes from './map-pad.module.css';
import type { RoundEntry } from '../round-entry.ts';
import { StrokeChips } from '../stroke-chips.tsx';
import { NextHole } from './next-hole.tsx';
import { NumberSheet } from '../sheets/number-sheet.tsx';
import { TapMap } from './tap-map.tsx';
import { UndoKey } from './undo-key.tsx';
import { useHere } from './use-here.ts';
import { WhichBall } from './which-ball.tsx';

type MapPadProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly onCard: () => void;
  readonly onPenalty: () => void;
  readonly onClose: () => void;
};

/** The hole's map: a tap sets where the stroke finished, with lie and distance read from the map (ENTRY-12). */
export function MapPad({ entry, saveState, onCard, onPenalty, onClose }: MapPadProps) {
  const [asks, setAsks] = useState<'stroke' | 'pin' | 'target'>('stroke');
  const [puttSheet, setPuttSheet] = useState<{ readonly problem: EntryProblem } | null>(null);
  const { hole, asked, run, course, units, index } = entry;
  const drawing = drawingOf(entry);
  const mapped = course?.holes.find(({ number }) => number === hole.card.hole);
  const here = useHere(entry, mapped, asks === 'pin' ? 'pin' : 'ball', (position) => setPlace(position, false));
  if (drawing === null || mapped === undefined) return null;
  const pin = pinOnMap(mapped, hole.card.pin) ?? placeOfDrawing(drawing.frame, drawing.green);
  const isPutting = asked.keys === 'putt';
  const last = hole.strokes.at(-1);
  const accuracy = here.accuracyOf(last?.position);
  const water = asked.isDrop ? lyingInWater(hole) : null;
  // The stroke that is played next is aimed, unless the ball is still to be dropped. Nothing is planned in a competition.
  const canAim =
    asked.keys === 'place' &&
    asked.stroke === hole.strokes.length + (hole.strokes.length === 0 ? 1 : 0) &&
    !asked.isDrop &&
    !isCompetition(entry.state.details.type);

  function setPlace(position: LatLon, isExact: boolean): void {
    here.forget();
    if (mapped === undefined) return;
    if (asks === 'pin') {
      run({ kind: 'action', action: { kind: 'pin', hole: index, pin: position } });
      setAsks('stroke');
      return;
    }
    if (asks === 'target' && canAim && isExact) {
      const stroke = Math.max(0, hole.strokes.length - 1);
      run({ kind: 'action', action: { kind: 'target', hole: index, stroke, target: position } });
      setAsks('stroke');
      return;
    }
    const place = placeOnMap(mapped, pin, position);
    // Who stands beside the water to drop may be in it by a few meters of the position.
    const isBeside = !isExact && asked.isDrop && place.lie === 'penaltyArea';
    run({ kind: 'place', place: isBeside ? { ...place, lie: 'rough' } : place });
  }

  /** A putt is typed more exactly than a finger can point: its place on the map stays. */
  const typePutt = (typed: number): void => {
    if (asked.keys !== 'putt' || asked.stroke === null) return;
    const toPin = typedDistance(String(typed), 'green', units) ?? yards(0);
    const position = hole.strokes[asked.stroke]?.position;
    const place: StrokePlace = { lie: 'green', toPin, ...(position === undefined ? {} : { position }) };
    const wrong = checkPlace(hole, asked.stroke, place);
    setPuttSheet(wrong === null ? null : { problem: wrong });
    if (wrong === null) {
      run({ kind: 'action', action: { kind: 'place', hole: index, stroke: asked.stroke, place } });
    }
  };

  return (
    <>
      <header className={classes.head}>
        <div className={classes.bar}>
          <LeaveLink />
          <div className="flex-1 shrinkable">
            <b>
              Hole {hole.card.hole}, par {hole.card.par}
              {hole.card.yards !== undefined && `, ${courseLength(hole.card.yards, units)}`}
            </b>
            {saveState}
          </div>
          <CardButton entry={entry} onCard={onCard} />
        </div>
        <TapMap
          entry={entry}
          drawing={drawing}
          read={(position) => placeOnMap(mapped, pin, position)}
          onTap={(position) => setPlace(position, true)}
        />
      </header>
      <StrokeChips entry={entry} onPenalty={onPenalty} />
      <div className={classes.below}>
        <p className={classes.place} aria-live="polite">
          {here.question !== null ? (
            <b>{here.question.text}</b>
          ) : asks === 'pin' ? (
            <b>Tap where the pin is.</b>
          ) : asks === 'target' && canAim ? (
            <b>Tap where you aim.</b>
          ) : asked.mapText !== null ? (
            <b>
              {asked.title}: {asked.mapText}
            </b>
          ) : asked.keys === 'ball' ? (
            <b>{asked.text}</b>
          ) : last === undefined || last.lie === 'tee' ? (
            <b>
              Stroke {strokeNumber(hole.strokes, Math.max(0, hole.strokes.length - 1))}: tap where the ball finished.
            </b>
          ) : (
            <>
              {entry.showsDistances && last.toPin !== undefined && (
                <b>{distanceText(last.toPin, last.lie, units)} to the pin</b>
              )}
              <span>
                <LieSign lie={last.lie} /> {lieText(last.lie)}
                {accuracy !== null && <small data-vague={accuracy.isVague || undefined}>{accuracy.text}</small>}
              </span>
            </>
          )}
        </p>
        <EntryProblemText problem={here.problem ?? entry.problem} />
        <DifferenceList entry={entry} hole={hole} at={index} />
        <div className={classes.keys}>
          {here.question !== null ? (
            <>
              <Key onClick={() => here.answer(true)}>Keep it</Key>
              <Key look="main" onClick={() => here.answer(false)}>
                Do not store
              </Key>
            </>
          ) : asked.keys === 'none' ? (
            <NextHole entry={entry} />
          ) : asked.keys === 'ball' ? (
            <WhichBall entry={entry} />
          ) : isPutting ? (
            <>
              <Key look="main" onClick={() => run({ kind: 'holed' })}>
                Holed
              </Key>
              <Key onClick={() => run({ kind: 'missed' })}>Missed</Key>
              <Key onClick={() => setPuttSheet({ problem: null })}>{units === 'metric' ? 'Meters' : 'Feet'}</Key>
            </>
          ) : (
            <>
              <Key look="main" aria-busy={here.isFinding} onClick={() => void here.find()}>
                {here.isFinding ? 'Finding you …' : 'I am here'}
              </Key>
              {water === null ? (
                <Key onClick={() => run({ kind: 'holed' })}>Holed</Key>
              ) : (
                <Key
                  onClick={() => {
                    const stroke = hole.strokes.length - 1;
                    run({ kind: 'action', action: { kind: 'noPenalty', hole: index, stroke, place: water } });
                  }}
                >
                  Play it from the water
                </Key>
              )}
            </>
          )}
        </div>
        <div className={classes.tools}>
          <UndoKey entry={entry} />
          <Key look="quiet" disabled={asked.keys === 'none' || asked.keys === 'ball'} onClick={onPenalty}>
            Penalty
          </Key>
          <Key look="quiet" onClick={() => setAsks(asks === 'pin' ? 'stroke' : 'pin')} isChosen={asks === 'pin'}>
            Pin
          </Key>
          {canAim && (
            <Key
              look="quiet"
              onClick={() => setAsks(asks === 'target' ? 'stroke' : 'target')}
              isChosen={asks === 'target'}
            >
              Target
            </Key>
          )}
          <Key
            look="quiet"
            onClick={() => {
              if (last !== undefined && last.lie !== 'tee') run({ kind: 'edit', stroke: hole.strokes.length - 1 });
              onClose();
            }}
          >
            Correct
          </Key>
          <Key look="quiet" onClick={onClose}>
            Keypad
          </Key>
        </div>
      </div>
      {puttSheet !== null && (
        <NumberSheet
          title={`${asked.title}, ${distanceUnit('green', units)}`}
          problem={puttSheet.problem}
          onNumber={typePutt}
          onClose={() => setPuttSheet(null)}
        />
      )}
    </>
  );
}
