import type { AccountId } from '@strokebook/golf/access';
import type { CourseToPlay } from '@strokebook/golf/entry';
import type { UnitSystem } from '@strokebook/golf/model';
import type { ReactNode } from 'react';
import { OwnCourseForm } from '../../features/round-start/own-course-form.tsx';
import { emptyCourse, withPars } from '../../controls/course-form/course-text.ts';
import { StepFrame } from './step-frame.tsx';

type NewCourseStepProps = {
  readonly accountId: AccountId;
  readonly name: string;
  /** The pars of the player's rounds there, which are proposed. */
  readonly pars: readonly { readonly hole: number; readonly par: number }[];
  readonly units: UnitSystem;
  readonly close: ReactNode;
  readonly onSaved: (course: CourseToPlay) => void;
  readonly onCancel: () => void;
};

/** A course that is not listed (ENTRY-03). */
export const NewCourseStep = ({ pars, name, close, ...form }: NewCourseStepProps) => (
  <StepFrame title="Add a course" close={close}>
    <OwnCourseForm
      {...form}
      courseId={undefined}
      first={pars.length === 0 ? emptyCourse(name) : withPars(emptyCourse(name), pars)}
      isListed={false}
    />
  </StepFrame>
);
