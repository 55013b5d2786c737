import { Button } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { type CourseToPlay, hasPars } from '@strokebook/golf/entry';
import type { UnitSystem } from '@strokebook/golf/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { OwnCourseForm } from '../../features/round-start/own-course-form.tsx';
import { writeOwnCourse } from '../../controls/course-form/course-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { courseToPlayQuery } from '../../features/round-start/queries.ts';
import { RoundSetup } from '../../features/round-start/round-setup.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './start-page.module.css';
import { StepFrame } from './step-frame.tsx';

type CourseStepProps = {
  readonly accountId: AccountId;
  readonly courseId: string;
  /** Whether pars and tees are typed. */
  readonly isCard: boolean;
  readonly units: UnitSystem;
  readonly close: ReactNode;
  readonly setup: Omit<ComponentProps<typeof RoundSetup>, 'course' | 'units' | 'close' | 'onCard'>;
  readonly onCard: () => void;
  readonly onSaved: (course: CourseToPlay) => void;
  readonly onCancel: () => void;
  readonly onOtherCourse: () => void;
};

/** The round on a course; a course without pars asks for them first (ENTRY-03). */
export function CourseStep(props: CourseStepProps) {
  const { accountId, courseId, isCard, units, close, setup, onCard, onSaved, onOtherCourse } = props;
  const { api } = useApi();
  const query = useQuery(courseToPlayQuery(api, accountId, courseId));
  const course = query.data;
  if (course === undefined) {
    if (query.isPending) {
      return (
        <main className={classes.loading}>
          <SkeletonRows rows={8} rowHeight={64} />
        </main>
      );
    }
    return (
      <StepFrame title="Log a round" close={close}>
        {query.error instanceof ApiError && query.error.status === 404 ? (
          <Notice title="This course no longer exists.">
            <button type="button" className="quiet-button" onClick={onOtherCourse}>
              Choose another course
            </button>
          </Notice>
        ) : (
          <PageError part="The course" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </StepFrame>
    );
  }
  if (isCard || !hasPars(course)) {
    return (
      <StepFrame title={course.name} close={close}>
        {!hasPars(course) && <p className={classes.ask}>The pars of this course are not known yet. Type them once.</p>}
        <OwnCourseForm
          accountId={accountId}
          units={units}
          courseId={courseId}
          first={writeOwnCourse(course, units)}
          isListed={!course.isOwn}
          onSaved={onSaved}
          onCancel={hasPars(course) ? props.onCancel : onOtherCourse}
        />
        {course.hasOwnCard && <RemoveCourse {...{ accountId, course, onOtherCourse }} />}
      </StepFrame>
    );
  }
  return (
    <main className={classes.setup}>
      <RoundSetup {...setup} course={course} units={units} close={close} onCard={onCard} />
    </main>
  );
}

type RemoveCourseProps = Pick<CourseStepProps, 'accountId' | 'onOtherCourse'> & { readonly course: CourseToPlay };

/** Deletes what the player typed, after a second press. */
function RemoveCourse({ accountId, course, onOtherCourse }: RemoveCourseProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call('deleteOwnCourse', { params: { accountId, courseId: course.courseId } }),
    onSuccess: () => {
      onOtherCourse();
      queryClient.removeQueries({ queryKey: courseToPlayQuery(api, accountId, course.courseId).queryKey });
      void refreshShown(queryClient, 'courses');
    },
  });
  const what = course.isOwn ? 'Delete this course' : 'Delete my pars and tees';
  return (
    <section className={classes.remove} aria-label={what}>
      <div className="row-wrap gap-12">
        <Button
          variant="default"
          color="red"
          loading={remove.isPending}
          onClick={() => (isAsked ? remove.mutate() : setIsAsked(true))}
        >
          {isAsked ? 'Yes, delete' : what}
        </Button>
        {isAsked && <span role="status">Rounds that were logged here stay.</span>}
      </div>
      {remove.isError && <Failure>{errorText(remove.error)}</Failure>}
    </section>
  );
}
