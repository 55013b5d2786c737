import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { CourseDocument } from '@strokebook/golf/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useFirstField, useFirstWrong } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import layout from '../../ui/form-layout.module.css';
import { type CourseText, emptyTee, type HoleText, readCourse, type TeeText, writeCourse } from './course-text.ts';

const places = [
  { field: 'name', label: 'Name' },
  { field: 'city', label: 'City' },
  { field: 'region', label: 'State or region' },
  { field: 'country', label: 'Country' },
] as const;

const genders = [
  { value: '', label: 'Everyone' },
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
];

/** Whether the server refused something in a list. */
const isWrongIn = (error: Error | null, path: string): boolean =>
  error instanceof ApiError && error.problems.some((problem) => problem.path.startsWith(path));

type CourseEditorProps = { readonly course: CourseDocument; readonly onClose: () => void };

/** Corrects a course: name, place, tees, pars and the lines of its holes (DATA-O61). */
export function CourseEditor({ course, onClose }: CourseEditorProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const opened = useFirstField<HTMLDivElement>();
  const form = useRef<HTMLFormElement>(null);
  const [stored] = useState(() => writeCourse(course));
  const [text, setText] = useState<CourseText>(stored);
  const save = useMutation({
    mutationFn: () => api.call('updateCourse', { params: { courseId: course.courseId }, body: readCourse(text) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.query('getCourse', { params: { courseId: course.courseId } }).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['listCourses'] });
      void queryClient.invalidateQueries({ queryKey: ['getCourseDrawing'] });
      onClose();
    },
  });
  useFirstWrong(form, save.error);
  const change = (changed: Partial<CourseText>) => {
    setText({ ...text, ...changed });
    if (save.isError) save.reset();
  };
  const changeTee = (at: number, changed: Partial<TeeText>) =>
    change({ tees: text.tees.map((tee, index) => (index === at ? { ...tee, ...changed } : tee)) });
  const changeHole = (at: number, changed: Partial<HoleText>) =>
    change({ holes: text.holes.map((hole, index) => (index === at ? { ...hole, ...changed } : hole)) });
  const problem = (path: string, name: string) => problemText(save.error, path, name);
  return (
    <PageSection id="edit-course" title="Edit course">
      <UnsavedGuard isUnsaved={text !== stored && !save.isSuccess} />
      <div ref={opened}>
        <Form ref={form} className="stack gap-20" onSubmit={() => !save.isPending && save.mutate()}>
          <p className="note">Rounds that were logged here keep the pars and lengths they were logged with.</p>
          <div className={layout.pair}>
            {places.map(({ field, label }) => (
              <TextInput
                key={field}
                size="md"
                label={label}
                value={text[field]}
                error={problem(field, label)}
                onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
              />
            ))}
          </div>
          {text.tees.map((tee, at) => (
            <fieldset key={at} className={layout.group}>
              <legend>{`Tee ${at + 1}`}</legend>
              <div className={layout.pair}>
                <TextInput
                  size="md"
                  label="Tee"
                  value={tee.name}
                  error={problem(`tees[${at}].name`, 'The name')}
                  onChange={({ currentTarget }) => changeTee(at, { name: currentTarget.value })}
                />
                <NativeSelect
                  size="md"
                  label="Rated for"
                  data={genders}
                  value={tee.gender ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    changeTee(at, { gender: value === 'men' || value === 'women' ? value : undefined })
                  }
                />
                <TextInput
                  size="md"
                  label="Rating"
                  inputMode="decimal"
                  value={tee.rating}
                  error={problem(`tees[${at}].rating`, 'The rating')}
                  onChange={({ currentTarget }) => changeTee(at, { rating: currentTarget.value })}
                />
                <TextInput
                  size="md"
                  label="Slope"
                  inputMode="numeric"
                  value={tee.slope}
                  error={problem(`tees[${at}].slope`, 'The slope')}
                  onChange={({ currentTarget }) => changeTee(at, { slope: currentTarget.value })}
                />
              </div>
              <TextInput
                size="md"
                label="Yards of the holes, in order"
                placeholder="380 512 - 165"
                value={tee.yards}
                error={isWrongIn(save.error, `$.tees[${at}].yards`) && 'Write one number for each hole, or - for none.'}
                onChange={({ currentTarget }) => changeTee(at, { yards: currentTarget.value })}
              />
              <div>
                <Button
                  size="md"
                  variant="default"
                  aria-label={`Remove tee ${tee.name}`}
                  onClick={() => change({ tees: text.tees.filter((_one, index) => index !== at) })}
                >
                  Remove tee
                </Button>
              </div>
            </fieldset>
          ))}
          <div>
            <Button size="md" variant="default" onClick={() => change({ tees: [...text.tees, emptyTee] })}>
              Add a tee
            </Button>
          </div>
          {text.holes.map((hole, at) => (
            <fieldset key={hole.number} className={layout.group}>
              <legend>{`Hole ${hole.number}`}</legend>
              <TextInput
                size="md"
                label={`Par of hole ${hole.number}`}
                inputMode="numeric"
                value={hole.par}
                error={problem(`holes[${at}].par`, 'The par')}
                onChange={({ currentTarget }) => changeHole(at, { par: currentTarget.value })}
              />
              <Textarea
                size="md"
                label={`Line of hole ${hole.number}, from tee to green`}
                description="One point in each line: latitude, longitude"
                rows={Math.max(2, hole.line.split('\n').length)}
                resize="vertical"
                value={hole.line}
                error={
                  isWrongIn(save.error, `$.holes[${at}].centreLine`) && 'Write two or more points: 36.568, -121.950'
                }
                onChange={({ currentTarget }) => changeHole(at, { line: currentTarget.value })}
              />
            </fieldset>
          ))}
          <SaveFailure error={save.error} atFields={/^\$\./} />
          <div className="row-wrap gap-8">
            <BusyButton type="submit" isIdle={save.isPending}>
              {save.isPending ? 'Saving…' : 'Save course'}
            </BusyButton>
            <Button size="md" variant="default" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </Form>
      </div>
    </PageSection>
  );
}
