import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { SaveConflict } from '../../controls/save-form/save-conflict.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { useSaveCourse } from './use-save-course.ts';

type SaveCourseProps = Pick<ReturnType<typeof useSaveCourse>, 'save'> & {
  /** Paths of sent fields that show their problems themselves. */
  readonly atFields?: RegExp;
  readonly onReload: () => void;
  /** Beside 'Save course'. */
  readonly children: ReactNode;
};

/** The end of a form of a course: why it was not saved, and the buttons. */
export function SaveCourse({ save, atFields, onReload, children }: SaveCourseProps) {
  const fields = atFields === undefined ? {} : { atFields };
  return (
    <>
      {save.error instanceof ApiError && save.error.code === 'COURSE_CHANGED' ? (
        <SaveConflict onReload={onReload} onOverwrite={() => save.mutate(undefined)}>
          {save.error.message}
        </SaveConflict>
      ) : (
        <SaveFailure error={save.error} {...fields} />
      )}
      <div className="row-wrap gap-8">
        <BusyButton type="submit" isInactive={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save course'}
        </BusyButton>
        {children}
      </div>
    </>
  );
}
