import { Button, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { type CourseToPlay, ownCourseId } from '@strokebook/golf/entry';
import { plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useFirstField, useFocusNewRows } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ChoiceKeys } from './choice-keys.tsx';
import { CourseDetails } from '../../controls/course-form/course-details.tsx';
import {
  checkOwnCourse,
  type CourseText,
  readOwnCourse,
  shownHoles,
  withChanges,
  withHoles,
} from '../../controls/course-form/course-text.ts';
import { ParKeys } from '../../controls/course-form/par-keys.tsx';
import { useCourseForm } from '../../controls/course-form/use-course-form.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { courseToPlayQuery } from './queries.ts';

const holeCounts = [18, 9] as const;

type OwnCourseFormProps = {
  readonly accountId: AccountId;
  readonly units: UnitSystem;
  /** Undefined for a new course. */
  readonly courseId: string | undefined;
  readonly first: CourseText;
  /** Whether the course is listed: its name and place stay as they are. */
  readonly isListed: boolean;
  readonly onSaved: (course: CourseToPlay) => void;
  readonly onCancel: () => void;
};

/** A course that is not listed, or what a listed one lacks (ENTRY-03). Only name and pars are asked at first. */
export function OwnCourseForm({ accountId, units, courseId, first, isListed, onSaved, onCancel }: OwnCourseFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const opened = useFirstField<HTMLDivElement>();
  // Made once, so that a second press stores the same course.
  const [id] = useState(() => courseId ?? ownCourseId(crypto.randomUUID()));
  const { form, text, setText, problemCount, problemOf, validate } = useCourseForm(first, (typed) =>
    checkOwnCourse(shownHoles(typed), units),
  );
  const shown = shownHoles(text);
  const [hasMore, setHasMore] = useState(first.tees.length > 0);
  // The button that opens the details goes with the press, and the focus to what it opened.
  const more = useFocusNewRows<HTMLDivElement>(hasMore ? 1 : 0, hasMore ? 1 : 0);
  const save = useMutation({
    mutationFn: () =>
      api.call('putOwnCourse', { params: { accountId, courseId: id }, body: readOwnCourse(shown, units) }),
    onSuccess: (course) => {
      queryClient.setQueryData(courseToPlayQuery(api, accountId, id).queryKey, course);
      void refreshShown(queryClient, 'courses');
      onSaved(course);
    },
  });
  const { guard, leave } = useUnsavedGuard(text !== first && !save.isSuccess);
  const change = (changed: Partial<CourseText>) => {
    setText(withChanges(text, changed));
    if (save.isError) save.reset();
  };
  const submit = () => {
    if (validate() && !save.isPending) save.mutate();
  };
  const hasUsualHoles = holeCounts.some((count) => count === text.holes);
  return (
    <div ref={opened}>
      <Form ref={form} className="stack gap-20" onSubmit={submit}>
        {guard}
        {!isListed && (
          <TextInput
            label="Name of the course"
            autoComplete="off"
            maxLength={120}
            value={text.name}
            error={problemOf('name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
        {hasUsualHoles && (
          <ChoiceKeys
            label="Holes"
            isLabelShown
            value={text.holes}
            options={holeCounts.map((value) => ({ value, label: plural(value, 'hole') }))}
            onChange={(count) => setText(withHoles(text, count))}
          />
        )}
        <section aria-labelledby="pars-title" className="stack gap-8">
          <h2 id="pars-title" className="text-l">
            Pars
          </h2>
          <ParKeys
            numbers={shown.numbers}
            pars={shown.pars}
            problem={problemOf('pars')}
            onChange={(pars) => change({ pars })}
          />
        </section>
        <div ref={more}>
          {hasMore ? (
            <div className="stack gap-20">
              <CourseDetails {...{ text: shown, units, isListed, problemOf }} onChange={change} />
            </div>
          ) : (
            <Button px="sm" variant="default" leftSection={<PlusIcon />} onClick={() => setHasMore(true)}>
              Add tees, lengths and stroke index
            </Button>
          )}
        </div>
        {problemCount > 0 && <p role="alert">{`${plural(problemCount, 'field')} cannot be saved yet.`}</p>}
        <SaveFailure error={save.error} />
        <div className="row-wrap gap-8">
          <BusyButton type="submit" isInactive={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save course'}
          </BusyButton>
          <Button variant="default" onClick={() => leave(onCancel)}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
