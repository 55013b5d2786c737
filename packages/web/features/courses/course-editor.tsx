import { Button, TextInput } from '@mantine/core';
import type { StoredCourse } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { CourseDetails } from '../../controls/course-form/course-details.tsx';
import {
  checkCourse,
  type CourseText,
  readCourse,
  withChanges,
  writeCourse,
} from '../../controls/course-form/course-text.ts';
import { ParKeys } from '../../controls/course-form/par-keys.tsx';
import { PlaceFields } from '../../controls/course-form/place-fields.tsx';
import { useCourseForm } from '../../controls/course-form/use-course-form.ts';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useFirstField } from '../../lib/focus.ts';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { SaveCourse } from './save-course.tsx';
import { useSaveCourse } from './use-save-course.ts';

/** Courses are listed in yards. */
const UNITS = 'imperial';

type CourseEditorProps = {
  readonly course: StoredCourse;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** Starts again from the stored course. */
  readonly onReload: () => void;
};

/** Corrects the card of a course: name, place, pars, tees and stroke indexes, with the fields of an own course (DATA-O61). */
export function CourseEditor({ course, onSaved, onCancel, onReload }: CourseEditorProps) {
  const { api } = useApi();
  const opened = useFirstField<HTMLDivElement>();
  const [first] = useState(() => writeCourse(course, UNITS));
  const { form, text, setText, problemCount, problemOf, validate } = useCourseForm(first, (typed) =>
    checkCourse(typed, UNITS),
  );
  const { save, begunFrom } = useSaveCourse(
    course,
    (version) =>
      api.call('updateCourse', {
        params: { courseId: course.courseId },
        body: { ...readCourse(text, UNITS), version },
      }),
    onSaved,
  );
  const { guard, leave } = useUnsavedGuard(text !== first && !save.isSuccess);
  const change = (changed: Partial<CourseText>) => {
    setText(withChanges(text, changed));
    if (save.isError) save.reset();
  };
  const submit = () => {
    if (validate() && !save.isPending) save.mutate(begunFrom);
  };
  return (
    <PageSection id="edit-course" title="Edit course">
      {guard}
      <div ref={opened}>
        <Form ref={form} className="stack gap-20" onSubmit={submit}>
          <p className="note">
            Rounds that were logged here keep the pars and lengths they were logged with. An import of the map keeps
            what you change here.
          </p>
          <TextInput
            label="Name of the course"
            autoComplete="off"
            maxLength={120}
            value={text.name}
            error={problemOf('name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <PlaceFields text={text} onChange={change} />
          {text.numbers.length > 0 && (
            <section aria-labelledby="pars-title" className="stack gap-8">
              <h3 id="pars-title" className="text-l">
                Pars
              </h3>
              <ParKeys
                numbers={text.numbers}
                pars={text.pars}
                problem={undefined}
                onChange={(pars) => change({ pars })}
              />
            </section>
          )}
          <CourseDetails {...{ text, problemOf }} units={UNITS} isListed onChange={change} />
          {problemCount > 0 && <p role="alert">{`${plural(problemCount, 'field')} cannot be saved yet.`}</p>}
          <RefusedFields error={save.error} />
          <SaveCourse save={save} onReload={onReload}>
            <Button variant="default" onClick={() => leave(onCancel)}>
              Cancel
            </Button>
          </SaveCourse>
        </Form>
      </div>
    </PageSection>
  );
}

/** What the server refused and the form did not, each with its place. */
function RefusedFields({ error }: { readonly error: Error | null }) {
  if (!(error instanceof ApiError) || error.problems.length === 0) return null;
  return (
    <ul>
      {error.problems.map(({ path, message }) => (
        <li key={path}>{`${path.replace(/^\$\./, '')} ${message}`}</li>
      ))}
    </ul>
  );
}
