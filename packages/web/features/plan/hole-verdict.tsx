import { verdictOf } from '@strokebook/golf/aim';
import { decimal } from '@strokebook/golf/format';
import type { ShownPlan, ShownTarget } from './engine/plan-messages.ts';
import classes from './plan-panel.module.css';

type VerdictProps = { readonly plan: ShownPlan; readonly target: ShownTarget; readonly isOwn: boolean };

/** The plan of a hole in a sentence. */
export const verdictText = ({ planned: { club, words } }: ShownTarget): string => verdictOf(club, words);

/** What the flag costs, or the player's own target; nothing is told that is not worth knowing. */
export function VerdictCost({ plan, target, isOwn, isShort = false }: VerdictProps & { readonly isShort?: boolean }) {
  const { difference } = isOwn ? target : plan.flag;
  if (difference.isOpen || difference.strokes <= 0) {
    return (
      <p className="text-l">
        <span className={classes.sign} data-open aria-hidden="true" /> {isOwn ? 'Against the plan: ' : 'At the flag: '}
        no difference worth knowing.
      </p>
    );
  }
  return (
    <p className="text-l">
      {isOwn ? 'Against the plan it costs ' : 'At the flag it costs '}
      <b className={classes.cost}>{decimal(difference.strokes, 2)}</b>
      {!isShort && `, ${difference.words}.`}
    </p>
  );
}

type ScoresProps = VerdictProps & {
  /** Strokes of what is dragged; null while nothing is. */
  readonly live: number | null;
};

/** The strokes of the target, at the flag and in the middle. */
export function HoleScores({ plan, target, isOwn, live }: ScoresProps) {
  const scores = [
    [live ?? target.value, isOwn || live !== null ? 'strokes, your target' : 'strokes, this plan'],
    ...(isOwn ? [[plan.best.value, 'the plan'] as const] : []),
    [plan.flag.value, 'at the flag'],
    [plan.middle.value, `middle of the ${plan.middle.isGreen ? 'green' : 'fairway'}`],
  ] as const;
  return (
    <dl className={classes.scores}>
      {scores.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{decimal(value, 2)}</dd>
        </div>
      ))}
    </dl>
  );
}
