import type { StoredCourse } from '@strokebook/contract';
import { courseExtent, courseTable, holeGaps, placeText } from '@strokebook/golf/courses';
import type { CourseDocument } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { CourseMap } from '../../controls/course-map/course-map.tsx';
import { HolesTable, TeesTable } from '../../features/courses/course-tables.tsx';
import { HolePicker } from '../../features/courses/hole-picker.tsx';
import { useOpenerFocus } from '../../lib/focus.ts';
import { Page } from '../../ui/pages/page.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './courses.module.css';

// Only product managers load them.
const CourseEditor = lazy(() =>
  import('../../features/courses/course-editor.tsx').then((module) => ({ default: module.CourseEditor })),
);
const HoleLinesEditor = lazy(() =>
  import('../../features/courses/hole-lines-editor.tsx').then((module) => ({ default: module.HoleLinesEditor })),
);

const route = getRouteApi('/golf/courses/$courseId');

/** A course: its map, its holes and its tees; product managers can correct it. */
export function CoursePage() {
  const { api, tokens } = useApi();
  const { courseId } = route.useParams();
  const query = useQuery(api.query('getCourse', { params: { courseId } }));
  const canEdit = useQuery(activeAccountQuery(api, tokens)).data?.isProductManager === true;
  return (
    <Page title={query.data?.name ?? 'Course'} lead={query.data === undefined ? undefined : leadOf(query.data)}>
      <QueryState query={query} part="The course" skeleton={<SkeletonRows rows={10} rowHeight={48} />}>
        {(course) =>
          canEdit ? (
            <EditableCourse key={courseId} course={course} onReload={async () => (await query.refetch()).isSuccess} />
          ) : (
            <CourseView course={course} />
          )
        }
      </QueryState>
    </Page>
  );
}

/** The forms with which a course is corrected, by the text of their buttons. */
const editors = {
  'Edit course': CourseEditor,
  'Edit hole lines': HoleLinesEditor,
};
type EditorName = keyof typeof editors;

type EditableCourseProps = {
  readonly course: StoredCourse;
  /** Loads the course again; false if that failed. */
  readonly onReload: () => Promise<boolean>;
};

/** A course with buttons that open a form in its place. */
function EditableCourse({ course, onReload }: EditableCourseProps) {
  const [opened, setOpened] = useState<EditorName | null>(null);
  const [last, setLast] = useState<EditorName | null>(null);
  const [said, setSaid] = useState('');
  /** Another number starts the form again. */
  const [attempt, setAttempt] = useState(0);
  const close = (sentence: string) => {
    setLast(opened);
    setOpened(null);
    setSaid(sentence);
  };
  const reload = async () => {
    if (await onReload()) setAttempt(attempt + 1);
  };
  if (opened === null) {
    const shown = Object.keys(editors) as EditorName[];
    const offered = course.holes.length > 0 ? shown : shown.slice(0, 1);
    return (
      <>
        <EditButtons offered={offered} last={last} said={said} onOpen={setOpened} />
        <CourseView course={course} />
      </>
    );
  }
  const Editor = editors[opened];
  return (
    <Suspense fallback={<SkeletonRows rows={10} rowHeight={48} />}>
      <Editor
        key={attempt}
        course={course}
        onSaved={() => close('The course is saved.')}
        onCancel={() => close('')}
        onReload={() => void reload()}
      />
    </Suspense>
  );
}

type EditButtonsProps = {
  readonly offered: readonly EditorName[];
  /** The form that was closed last, whose button is focused; null for none. */
  readonly last: EditorName | null;
  readonly said: string;
  readonly onOpen: (name: EditorName) => void;
};

function EditButtons({ offered, last, said, onOpen }: EditButtonsProps) {
  const buttons = useOpenerFocus(last);
  return (
    <section aria-label="Corrections" data-no-print>
      <div ref={buttons} className="row-wrap gap-8">
        {offered.map((name) => (
          <button key={name} type="button" className="quiet-button" data-opens={name} onClick={() => onOpen(name)}>
            {name}
          </button>
        ))}
      </div>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </section>
  );
}

const leadOf = (course: CourseDocument): string =>
  [placeText(course), courseExtent(course)].filter((part) => part !== '').join(' · ');

function CourseView({ course }: { readonly course: CourseDocument }) {
  const { hole } = route.useSearch();
  const navigate = route.useNavigate();
  const shown = course.holes.some(({ number }) => number === hole) ? (hole ?? null) : null;
  const show = (next: number | null) => void navigate({ search: { hole: next ?? undefined }, resetScroll: false });
  useHoleKeys(course, shown, show);
  return (
    <>
      {course.holes.length > 0 && (
        <section aria-label="Map" id="map" className={classes.section}>
          <CourseMap course={course} hole={shown} onHole={show} />
          <HolePicker course={course} hole={shown} />
          <p role="status" className={classes.said}>
            {shown === null ? 'Choose a hole, or use the arrow keys.' : describeHole(course, shown)}
          </p>
        </section>
      )}
      {course.holes.length === 0 && <p>This course is known by name and place only: there is no map of it yet.</p>}
      {course.tees.length > 0 && (
        <section aria-label="Tees" className={classes.section}>
          <SectionHead title="Tees" />
          <TeesTable course={course} />
        </section>
      )}
      {course.holes.length > 0 && (
        <section aria-label="Holes" className={classes.section}>
          <SectionHead title="Holes" hint="Measured along the hole, from the back tee to the middle of the green" />
          <HolesTable course={course} />
        </section>
      )}
      {course.attribution !== undefined && <p className={classes.attribution}>Map data: {course.attribution}</p>}
      <p className={classes.back} data-no-print>
        <Link to="/golf/courses" className="inline-row touch">
          All courses
        </Link>
      </p>
    </>
  );
}

/** 'Hole 7 · par 4 · stroke index 3 · measures 412 yd · Card 410 yd' */
function describeHole(course: CourseDocument, number: number): string {
  const row = courseTable(course).find((one) => one.kind === 'hole' && one.hole.number === number);
  if (row?.kind !== 'hole') return '';
  const card = row.yards.flatMap((yards, index) =>
    yards === null ? [] : [`${course.tees[index]?.name} ${yards}\u00a0yd`],
  );
  const gaps = holeGaps(
    row.hole,
    row.yards.filter((yards) => yards !== null),
  );
  return [
    `Hole ${number}`,
    ...(row.par === null ? [] : [`par ${row.par}`]),
    ...(row.hole.strokeIndex === undefined ? [] : [`stroke index ${row.hole.strokeIndex}`]),
    ...(row.measured === null ? [] : [`measures ${row.measured}\u00a0yd`]),
    ...card,
    ...gaps.map(({ text }) => text),
  ].join(' · ');
}

/** Arrow keys change the hole, from anywhere on the page except fields and scrolling frames. */
function useHoleKeys(course: CourseDocument, shown: number | null, show: (hole: number | null) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select, [aria-label^="Table of"]')
    )
      return;
    const numbers = course.holes.map(({ number }) => number);
    // From the whole course to its first or last hole, and from the last hole back to the first.
    const from = shown === null ? (step === 1 ? -1 : 0) : numbers.indexOf(shown);
    const next = numbers.at((from + step) % numbers.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  // Layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
