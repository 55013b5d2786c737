import type { AccountId } from '@strokebook/golf/access';
import type { CourseToPlay } from '@strokebook/golf/entry';
import type { UnitSystem } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { OwnCourseForm } from '../../features/round-start/own-course-form.tsx';
import { emptyCourse, withPars } from '../../controls/course-form/course-text.ts';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { StepFrame } from './step-frame.tsx';

type NewCourseStepProps = {
  readonly accountId: AccountId;
  readonly name: string;
  /** A round on the course, whose pars are proposed; undefined if there is none. */
  readonly lastRoundId: string | undefined;
  readonly units: UnitSystem;
  readonly close: ReactNode;
  readonly onSaved: (course: CourseToPlay) => void;
  readonly onCancel: () => void;
};

/** A course that is not listed (ENTRY-03). */
export function NewCourseStep({ lastRoundId, name, close, ...form }: NewCourseStepProps) {
  const { api } = useApi();
  const round = useQuery({
    ...api.queryOrNull('getRound', { params: { accountId: form.accountId, roundId: lastRoundId ?? '' } }),
    enabled: lastRoundId !== undefined,
    retry: false,
  });
  const isLoading = lastRoundId !== undefined && round.isPending;
  const holes = round.data?.round.holes;
  const first = holes === undefined ? emptyCourse(name) : withPars(emptyCourse(name), holes);
  return (
    <StepFrame title="Add a course" close={close}>
      {isLoading ? (
        <SkeletonRows rows={8} rowHeight={56} />
      ) : (
        <OwnCourseForm {...form} courseId={undefined} first={first} isListed={false} />
      )}
    </StepFrame>
  );
}
