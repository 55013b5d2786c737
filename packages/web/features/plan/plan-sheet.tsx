import { decimal } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import type { ShownPlan, ShownTarget } from './engine/plan-messages.ts';
import { verdictText, VerdictCost } from './hole-verdict.tsx';
import classes from './plan-sheet.module.css';

type PlanSheetProps = {
  readonly plan: ShownPlan;
  readonly target: ShownTarget;
  readonly isOwn: boolean;
  readonly live: number | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Clubs, which stand in both rests. */
  readonly chips: ReactNode;
  readonly children: ReactNode;
};

/** The panel of a phone, at the lower edge of the map, with two rests. */
export function PlanSheet({ plan, target, isOwn, live, isOpen, onOpen, chips, children }: PlanSheetProps) {
  return (
    <section className={classes.sheet} data-open={isOpen || undefined} aria-label="Plan of the hole">
      <button
        type="button"
        className={classes.grab}
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Show less' : 'Show what it is made of'}
        onClick={() => onOpen(!isOpen)}
      />
      <h1 className={classes.verdict} aria-live="polite">
        {verdictText(target)}
      </h1>
      <div className={classes.line}>
        <VerdictCost {...{ plan, target, isOwn }} isShort />
        <span className="nowrap">
          <b>{decimal(live ?? target.value, 2)}</b> <small>strokes</small>
        </span>
      </div>
      {chips}
      {isOpen && children}
    </section>
  );
}
