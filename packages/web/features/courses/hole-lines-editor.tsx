import { Button, Textarea } from '@mantine/core';
import type { HoleLines, StoredCourse } from '@strokebook/contract';
import type { CourseHole, LatLon } from '@strokebook/golf/model';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { useFirstField, useFirstWrong } from '../../lib/focus.ts';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { SaveCourse } from './save-course.tsx';
import { useSaveCourse } from './use-save-course.ts';

type HoleLinesEditorProps = {
  readonly course: StoredCourse;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** Starts again from the stored course. */
  readonly onReload: () => void;
};

/** Corrects the lines of a course's holes, which they are measured along (DATA-O61). */
export function HoleLinesEditor({ course, onSaved, onCancel, onReload }: HoleLinesEditorProps) {
  const { api } = useApi();
  const opened = useFirstField<HTMLDivElement>();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => writeHoleLines(course.holes));
  const [lines, setLines] = useState(first);
  const { save, begunFrom } = useSaveCourse(
    course,
    (version) =>
      api.call('updateHoleLines', {
        params: { courseId: course.courseId },
        body: { version, holes: readHoleLines(lines) },
      }),
    onSaved,
  );
  useFirstWrong(form, save.error);
  const { guard, leave } = useUnsavedGuard(lines !== first && !save.isSuccess);
  const change = (at: number, line: string) => {
    setLines(lines.map((hole, index) => (index === at ? { ...hole, line } : hole)));
    if (save.isError) save.reset();
  };
  return (
    <PageSection id="edit-lines" title="Edit hole lines">
      {guard}
      <div ref={opened}>
        <Form ref={form} className="stack gap-20" onSubmit={() => !save.isPending && save.mutate(begunFrom)}>
          <p className="note">
            A hole is measured along its line, from tee to green. Type one point in each line: latitude, longitude.
          </p>
          {lines.map(({ number, line }, at) => (
            <Textarea
              key={number}
              label={`Line of hole ${number}, from tee to green`}
              rows={Math.max(2, line.split('\n').length)}
              resize="vertical"
              value={line}
              error={isWrongIn(save.error, `$.holes[${at}].`) && 'Write two or more points: 36.568, -121.950'}
              onChange={({ currentTarget }) => change(at, currentTarget.value)}
            />
          ))}
          <SaveCourse save={save} atFields={/^\$\.holes\[/} onReload={onReload}>
            <Button variant="default" onClick={() => leave(onCancel)}>
              Cancel
            </Button>
          </SaveCourse>
        </Form>
      </div>
    </PageSection>
  );
}

/** Whether the server refused something at a path. */
const isWrongIn = (error: Error | null, path: string): boolean =>
  error instanceof ApiError && error.problems.some((problem) => problem.path.startsWith(path));

/** The line of a hole as it is typed: one point in each line of text, '36.568, -121.950'. */
type HoleLineText = { readonly number: number; readonly line: string };

const writeHoleLines = (holes: readonly CourseHole[]): readonly HoleLineText[] =>
  holes.map(({ number, centreLine }) => ({
    number,
    line: (centreLine ?? []).map(({ lat, lon }) => `${lat}, ${lon}`).join('\n'),
  }));

/** What is sent; text that is no number is sent as NaN, which the server refuses at its field. */
const readHoleLines = (texts: readonly HoleLineText[]): HoleLines['holes'] =>
  texts.map(({ number, line }) => ({ number, centreLine: readLine(line) }));

function readLine(text: string): LatLon[] | null {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  if (lines.length === 0) return null;
  return lines.map((one) => {
    const [lat, lon] = one
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map(Number);
    return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  });
}
