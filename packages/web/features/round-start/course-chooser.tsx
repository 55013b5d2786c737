import { Button } from '@mantine/core';
import type { RoundCourse } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { placeText } from '@strokebook/golf/courses';
import type { LatLon, UnitSystem } from '@strokebook/golf/model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { ChevronRightIcon, PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import classes from './course-chooser.module.css';
import { distanceText, holesText, playedText } from './course-line.ts';
import { foundCoursesQuery, nearCoursesQuery } from './queries.ts';

const ROW_HEIGHT = 84;

type CourseChooserProps = {
  readonly accountId: AccountId;
  /** The player for whom somebody else enters the round; null for one's own. */
  readonly firstName: string | null;
  readonly q: string;
  readonly today: CalendarDay;
  readonly units: UnitSystem;
  readonly onSearch: (q: string) => void;
  readonly onChoose: (course: RoundCourse) => void;
  readonly onNew: () => void;
};

/** The course of a round: recent ones first, then search by name and place, then those near here (ENTRY-02). */
export function CourseChooser({
  accountId,
  firstName,
  q,
  today,
  units,
  onSearch,
  onChoose,
  onNew,
}: CourseChooserProps) {
  const { api } = useApi();
  const [near, setNear] = useState<{ readonly position: LatLon | null; readonly nth: number }>({
    position: null,
    nth: 0,
  });
  const [isFinding, setIsFinding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const found = useInfiniteQuery({ ...foundCoursesQuery(api, accountId, q), enabled: near.position === null });
  const nearby = useInfiniteQuery(nearCoursesQuery(api, accountId, near.position, near.nth));
  const isNear = near.position !== null;
  const query = isNear ? nearby : found;
  const courses = query.data?.pages.flatMap((page) => page.courses);
  const isOld = query.isPlaceholderData;

  const findNear = async () => {
    setIsFinding(true);
    setProblem(null);
    try {
      const position = await findRoughPosition(navigator.geolocation);
      setNear(({ nth }) => ({ position, nth: nth + 1 }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsFinding(false);
    }
  };
  const search = (text: string) => {
    setNear(({ nth }) => ({ position: null, nth }));
    setProblem(null);
    onSearch(text);
  };
  const title = isNear ? 'Near you' : q === '' ? 'Your courses' : 'Found';
  return (
    <div className="stack gap-16">
      <SearchField label="Search courses by name or town" placeholder="Name or town" value={q} onSearch={search} />
      <div className="row-wrap gap-8">
        <BusyButton variant="default" isInactive={isFinding} onClick={() => void findNear()}>
          {isFinding ? 'Finding your position…' : 'Near me'}
        </BusyButton>
        <Button variant="default" leftSection={<PlusIcon />} onClick={onNew}>
          Add a course
        </Button>
      </div>
      {problem !== null && <Failure>{problem}</Failure>}
      <section className="stack gap-8" aria-labelledby="courses-title" aria-busy={courses === undefined || isOld}>
        <h2 id="courses-title" className="text-l">
          {title}
        </h2>
        {courses === undefined && query.isError && (
          <PageError part="Courses" level={3} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {courses === undefined && !query.isError && <SkeletonRows rows={5} rowHeight={ROW_HEIGHT} />}
        {courses?.length === 0 && !isOld && <NoCourses {...{ isNear, firstName, q }} />}
        {courses !== undefined && courses.length > 0 && (
          <div className="fading" data-old={isOld || undefined}>
            <CourseRows label={title} courses={courses} today={today} units={units} onChoose={onChoose} />
          </div>
        )}
        {courses !== undefined && query.isError && (
          <PageError part="More courses" level={3} error={query.error} onRetry={() => void query.fetchNextPage()} />
        )}
        {!isOld && !query.isError && <MoreButton query={query} mt={16} />}
      </section>
    </div>
  );
}

function NoCourses({
  isNear,
  firstName,
  q,
}: Pick<CourseChooserProps, 'firstName' | 'q'> & { readonly isNear: boolean }) {
  const title = isNear
    ? 'No course within 100 miles is listed.'
    : q === ''
      ? `${firstName === null ? 'You have' : `${firstName} has`} not logged a round yet.`
      : `No course is called “${q}”.`;
  return (
    <Notice level={3} title={title}>
      Search by a part of the name or town, or add the course.
    </Notice>
  );
}

type CourseRowsProps = {
  readonly label: string;
  readonly courses: readonly RoundCourse[];
  readonly today: CalendarDay;
  readonly units: UnitSystem;
  readonly onChoose: (course: RoundCourse) => void;
};

/** Courses to choose from: name, place, and what tells them apart. */
function CourseRows({ label, courses, today, units, onChoose }: CourseRowsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {courses.map((course) => (
        <li key={course.courseId ?? `named ${course.name}`} className="line-bottom">
          <button type="button" className={classes.row} onClick={() => onChoose(course)}>
            <span className="grid flex-1 shrinkable">
              <span className="text-l strong break-anywhere">{course.name}</span>{' '}
              <span className="note break-anywhere">{placeText(course)}</span>{' '}
              <span className="note break-anywhere">
                {course.played === null ? holesText(course) : playedText(course.played, today)}
              </span>
            </span>{' '}
            {course.metersAway !== null && (
              <span className="text-m medium nowrap">{distanceText(course.metersAway, units)}</span>
            )}
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const TIMEOUT_MS = 10_000;
/** A position of some minutes ago is on the same course. */
const MAX_AGE_MS = 5 * 60_000;
/** About 100 m, which is enough to sort courses and says less about a person. */
const DECIMALS = 3;

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Where the device is, roughly. Asks the browser once. @throws Error with a sentence for the player */
function findRoughPosition(geolocation: Geolocation | undefined): Promise<LatLon> {
  if (geolocation === undefined) return Promise.reject(new Error('This device cannot tell its position.'));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lon: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          new Error(
            code === PERMISSION_DENIED
              ? 'The browser may not use the position. Allow it, or search by name.'
              : 'No position yet. Try again in the open, or search by name.',
          ),
        ),
      { enableHighAccuracy: false, maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS },
    );
  });
}
