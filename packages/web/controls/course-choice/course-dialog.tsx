import { Button, NumberInput, TextInput } from '@mantine/core';
import { placeText } from '@strokebook/golf/courses';
import type { CourseDocument } from '@strokebook/golf/model';
import type { QualifierCourse } from '@strokebook/golf/qualifier';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import classes from './course-dialog.module.css';

type CourseDialogProps = {
  readonly title: string;
  readonly onChoose: (course: QualifierCourse) => void;
  readonly onClose: () => void;
};

/** Chooses a course and its tee, or types both. */
export function CourseDialog({ title, onChoose, onClose }: CourseDialogProps) {
  const { api } = useApi();
  const [q, setQ] = useState('');
  const [courseId, setCourseId] = useState<string | null>(null);
  const found = useQuery(api.query('listCourses', { query: { q } }));
  return (
    <Dialog title={title} size={560} onClose={onClose}>
      <div className={classes.body}>
        {courseId === null ? (
          <>
            <SearchField label="Search courses by name or town" placeholder="Name or town" value={q} onSearch={setQ} />
            <QueryState part="Courses" query={found} skeleton={<SkeletonRows rows={5} rowHeight={52} />}>
              {({ courses }) => (
                <ul className={classes.list} aria-label="Courses">
                  {courses.map((course) => (
                    <li key={course.courseId}>
                      <button type="button" className={classes.row} onClick={() => setCourseId(course.courseId)}>
                        <span className="medium break-anywhere">{course.name}</span>
                        <span className="note break-anywhere">{placeText(course)}</span>
                      </button>
                    </li>
                  ))}
                  {courses.length === 0 && <li className="muted">No such course is listed: type it below.</li>}
                </ul>
              )}
            </QueryState>
            <TypedCourse key={q} name={q} onChoose={onChoose} />
          </>
        ) : (
          <TeeChoice courseId={courseId} onChoose={onChoose} onBack={() => setCourseId(null)} />
        )}
      </div>
    </Dialog>
  );
}

type TeeChoiceProps = {
  readonly courseId: string;
  readonly onChoose: (course: QualifierCourse) => void;
  readonly onBack: () => void;
};

const parOf = ({ holes }: Pick<CourseDocument, 'holes'>): number =>
  holes.length === 18 && holes.every(({ par }) => par !== undefined)
    ? holes.reduce((sum, { par }) => sum + (par ?? 0), 0)
    : 72;

function TeeChoice({ courseId, onChoose, onBack }: TeeChoiceProps) {
  const { api } = useApi();
  const course = useQuery(api.query('getCourse', { params: { courseId } }));
  return (
    <QueryState part="The course" query={course} skeleton={<SkeletonRows rows={4} rowHeight={52} />}>
      {(loaded) => (
        <>
          <p className="text-l strong break-anywhere">{loaded.name}</p>
          <ul className={classes.list} aria-label="Tees">
            {loaded.tees.map(({ name, gender, rating }) => (
              <li key={`${name} ${gender ?? ''}`}>
                <button
                  type="button"
                  className={classes.row}
                  onClick={() =>
                    onChoose({ courseId, name: loaded.name, tee: name, par: parOf(loaded), rating: rating ?? null })
                  }
                >
                  <span className="medium break-anywhere">{gender === undefined ? name : `${name}, ${gender}`}</span>
                  <span className="note">{`Par ${parOf(loaded)}, ${rating === undefined ? 'no rating' : `rating ${rating.toFixed(1)}`}`}</span>
                </button>
              </li>
            ))}
          </ul>
          <TypedCourse name={loaded.name} onChoose={(typed) => onChoose({ ...typed, courseId })} />
          <div>
            <Button variant="default" onClick={onBack}>
              Another course
            </Button>
          </div>
        </>
      )}
    </QueryState>
  );
}

/** A course or tee that is not listed. */
function TypedCourse({
  name: given,
  onChoose,
}: {
  readonly name: string;
  readonly onChoose: (course: QualifierCourse) => void;
}) {
  const [name, setName] = useState(given);
  const [tee, setTee] = useState('');
  const [par, setPar] = useState<number | string>(72);
  const [rating, setRating] = useState<number | string>('');
  const isReady = name.trim() !== '' && tee.trim() !== '' && typeof par === 'number';
  return (
    <fieldset className={classes.typed}>
      <legend className="medium">Or type it</legend>
      <div className="field-pair">
        <TextInput
          label="Course"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label="Tee"
          maxLength={60}
          value={tee}
          onChange={({ currentTarget }) => setTee(currentTarget.value)}
        />
        <NumberInput label="Par" min={54} max={90} allowDecimal={false} value={par} onChange={setPar} />
        <NumberInput label="Course rating" min={40} max={90} decimalScale={1} value={rating} onChange={setRating} />
      </div>
      <div>
        <Button
          variant="default"
          disabled={!isReady}
          onClick={() =>
            onChoose({
              courseId: null,
              name: name.trim(),
              tee: tee.trim(),
              par: Number(par),
              rating: typeof rating === 'number' ? rating : null,
            })
          }
        >
          Take it
        </Button>
      </div>
    </fieldset>
  );
}
