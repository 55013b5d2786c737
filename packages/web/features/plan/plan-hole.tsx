import type { AccountId } from '@strokebook/golf/access';
import type { PlannedHole } from '@strokebook/golf/aim';
import type { Conditions } from '@strokebook/golf/aim';
import { planWarning } from './plan-text.ts';
import type { Club, CourseHole, LatLon } from '@strokebook/golf/model';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useUnits } from '../../api/use-units.ts';
import { useWindowSize } from '../../ui/use-window-size.ts';
import { breakpoints } from '../../lib/breakpoints.ts';
import type { PlanBasis, ShownPlan, ShownTarget } from './engine/plan-messages.ts';
import { HoleScores, VerdictCost, verdictText } from './hole-verdict.tsx';
import { MadeOf } from './made-of.tsx';
import { MissList } from './miss-list.tsx';
import { ClubChips, NextClubs } from './next-clubs.tsx';
import classes from './plan-hole.module.css';
import { PlanMap } from './plan-map.tsx';
import panel from './plan-panel.module.css';
import { PlanSheet } from './plan-sheet.tsx';
import { lengthIn } from './plan-text.ts';
import { type HoleChoice, noHoleChoice, useHolePlan } from './use-hole-plan.ts';
import type { PlanEngine } from './use-plan-engine.ts';
import type { OutputOf } from '@strokebook/contract';

type PlanHoleProps = {
  readonly accountId: AccountId;
  readonly username: string;
  readonly course: OutputOf<'getCourse'>;
  readonly hole: CourseHole;
  readonly engine: PlanEngine;
  readonly basis: PlanBasis;
  readonly teeYards: number | null;
  readonly level: string | null;
  readonly conditions: Conditions;
  /** The hole as it is kept in the plan of the round; undefined if it is not. */
  readonly kept: PlannedHole | undefined;
  readonly isKeeping: boolean;
  readonly onKeep: (planned: PlannedHole, isOwn: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
  /** What was suggested for the hole, beside the target that is on the map. */
  readonly suggestions: (shown: ShownOnMap) => ReactNode;
};

/** The target that is on the map, and how another one gets there. */
export type ShownOnMap = {
  readonly chosen: { readonly club: Club; readonly target: LatLon };
  readonly onShow: (club: Club, target: LatLon) => void;
};

/** Share of the height that the sheet of a phone covers in each rest. */
const RESTS = { closed: 0.22, open: 0.62 } as const;

/** A hole on the map with its plan beside it, or in a sheet on a phone. */
export function PlanHole(props: PlanHoleProps) {
  const { course, hole, engine, teeYards, level, conditions, basis } = props;
  const [units] = useUnits();
  const [choices, setChoices] = useState<readonly HoleChoice[]>([noHoleChoice]);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isPhone = useWindowSize().width < breakpoints.compact;
  const choice = choices.at(-1) ?? noHoleChoice;
  const base = { hole: hole.number, teeYards, level, conditions, units };
  const state = useHolePlan(engine, base, choice);
  const choose = (change: Partial<HoleChoice>) => setChoices((before) => [...before, { ...choice, ...change }]);
  const undo = () => setChoices((before) => (before.length > 1 ? before.slice(0, -1) : before));
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) undo();
  };
  const { plan, target, live, missing } = state;
  const isOwn = choice.target !== null || choice.club !== null;
  const isFromTee = choice.ball === null;
  const isDrive = isFromTee && hole.par !== undefined && hole.par > 3;
  const onClub = (club: Club) => choose({ club, target: null });
  const details = plan !== undefined && target !== undefined && missing === null && (
    <>
      {isFromTee &&
        props.suggestions({
          chosen: { club: target.planned.club, target: target.target },
          onShow: (club, shown) => choose({ club, target: shown }),
        })}
      <MissList target={target} isDrive={isDrive} />
      {!isPhone && <NextClubs plan={plan} onClub={onClub} />}
      <MadeOf {...{ target, basis, units, isDrive }} username={props.username} />
      {planWarning(basis, plan.notes).map((note) => (
        <p key={note} className="fine margin-top-8">
          {note}
        </p>
      ))}
    </>
  );
  const actions = plan !== undefined && target !== undefined && missing === null && (
    <HoleActions
      {...{ plan, target, isFromTee }}
      kept={props.kept}
      isChanged={choices.length > 1}
      isKeeping={props.isKeeping}
      onKeep={() => props.onKeep(target.planned, choice.target !== null || choice.club !== null)}
      onUndo={undo}
    />
  );
  const map = (
    <PlanMap
      {...{ course, state, units }}
      hole={hole.number}
      covered={isPhone ? (isSheetOpen ? RESTS.open : RESTS.closed) : 0}
      onChoose={choose}
    />
  );
  const gap = missing !== null && <p className={classes.gap}>{missing}</p>;
  if (isPhone) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc takes back the last drag wherever the focus is
      <div className={classes.stage} onKeyDown={onKeyDown}>
        {map}
        <p className={classes.tag}>
          <b>{hole.number}</b>
          <HoleFacts hole={hole} plan={plan} units={units} />
        </p>
        <div className={classes.steps}>
          <button type="button" aria-label="Previous hole" onClick={() => props.onStep(-1)}>
            ‹
          </button>
          <button type="button" aria-label="Next hole" onClick={() => props.onStep(1)}>
            ›
          </button>
        </div>
        {missing !== null && <div className={classes.missing}>{gap}</div>}
        {plan !== undefined && target !== undefined && missing === null && (
          <PlanSheet
            {...{ plan, target, isOwn: choice.target !== null }}
            live={live?.value ?? null}
            isOpen={isSheetOpen}
            onOpen={setIsSheetOpen}
            chips={<ClubChips plan={plan} onClub={onClub} />}
          >
            {actions}
            <div className={panel.panel}>{details}</div>
          </PlanSheet>
        )}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc takes back the last drag wherever the focus is
    <div className={classes.columns} onKeyDown={onKeyDown}>
      <div>
        <div className={classes.picture}>{map}</div>
        <p className="fine margin-top-8">
          Inner ring: half of the shots. Outer ring: nine in ten
          {target?.pattern.borrowed == null ? '' : ', dashed because partly borrowed'}. Thin lines join targets that
          cost the same. Drag the target or the ball, or use the arrow keys, a yard each. Tap the green to move the pin.
        </p>
      </div>
      <div className={panel.panel}>
        <p className={panel.hole}>
          <b>{hole.number}</b> <HoleFacts hole={hole} plan={plan} units={units} />
        </p>
        {gap}
        {plan !== undefined && target !== undefined && missing === null && (
          <div className="fading" data-stale={state.isOld || undefined}>
            <h1 className={panel.verdict} aria-live="polite">
              {verdictText(target)}.
            </h1>
            <VerdictCost plan={plan} target={target} isOwn={isOwn && choice.target !== null} />
            <HoleScores plan={plan} target={target} isOwn={choice.target !== null} live={live?.value ?? null} />
            {actions}
            {details}
          </div>
        )}
      </div>
    </div>
  );
}

type FactsProps = {
  readonly hole: CourseHole;
  readonly plan: ShownPlan | undefined;
  readonly units: Parameters<typeof lengthIn>[1];
};

const HoleFacts = ({ hole, plan, units }: FactsProps) => (
  <span>
    {hole.par !== undefined && `Par ${hole.par}`}
    {hole.par !== undefined && plan !== undefined && ', '}
    {plan !== undefined && lengthIn(plan.toPin, units)}
  </span>
);

type ActionsProps = {
  readonly plan: ShownPlan;
  readonly target: ShownTarget;
  readonly kept: PlannedHole | undefined;
  readonly isFromTee: boolean;
  readonly isChanged: boolean;
  readonly isKeeping: boolean;
  readonly onKeep: () => void;
  readonly onUndo: () => void;
};

/** Keeps this target in the plan of the round, and takes back the last change. */
function HoleActions({ target, kept, isFromTee, isChanged, isKeeping, onKeep, onUndo }: ActionsProps) {
  const isKept = kept?.club === target.planned.club && kept.words === target.words && kept.value === target.value;
  return (
    <div className="row-wrap gap-8 margin-top-16">
      {isFromTee && !isKept && (
        <button type="button" className="quiet-button" disabled={isKeeping} onClick={onKeep}>
          {isKeeping ? 'Keeping…' : 'Use it in the plan'}
        </button>
      )}
      {isChanged && (
        <button type="button" className="quiet-button" onClick={onUndo}>
          Take back
        </button>
      )}
    </div>
  );
}
