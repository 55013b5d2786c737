import type { AccountId } from '@strokebook/golf/access';
import type { CourseDocument } from '@strokebook/golf/model';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import classes from './plan-foot.module.css';
import type { KeptPlan } from './plan-queries.ts';

type PlanFootProps = {
  readonly accountId: AccountId;
  readonly course: CourseDocument;
  readonly tee: string;
  readonly kept: KeptPlan | undefined;
  readonly isKeeping: boolean;
  /** Whether all holes are worked out. */
  readonly isReady: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
};

/** Whether the plan is kept, and how it is printed. */
export function PlanFoot({ accountId, course, tee, kept, isKeeping, isReady, onKeep, onRemove }: PlanFootProps) {
  const { name } = course;
  if (kept === undefined) {
    return (
      <section className={classes.foot} aria-label="Keep the plan">
        <p className="readable-s">
          Keep the plan, and it opens without a network, is printed with your course plan, and can be changed hole by
          hole.
        </p>
        <Button onClick={onKeep} disabled={isKeeping || !isReady}>
          {isKeeping ? 'Keeping…' : 'Keep this plan'}
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.foot} aria-label="The kept plan">
      <p className="readable-s">
        <b>On this device</b>
        <br />
        Kept for {name}
        {tee === '' ? '' : `, ${tee}`}, <TimeAgo instant={kept.changedAt} />. Opens without a network. A tap on a hole
        edits it; an edited hole carries your initials.
      </p>
      <div className="row-wrap gap-8">
        <Link
          className="primary-link"
          to="/cgr/$report"
          params={{ report: 'course-plan-report' }}
          search={{ accountId, courseId: course.courseId, planTee: tee } as never}
        >
          Print the plan
        </Link>
        <button type="button" className="quiet-button" disabled={isKeeping || !isReady} onClick={onKeep}>
          Work it out again
        </button>
        <TwoPressButton word="Remove" label="Remove this plan" keepWord="Keep it" isBusy={isKeeping} onAct={onRemove} />
      </div>
    </section>
  );
}
