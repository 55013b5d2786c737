import type { RoundCourse } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { placeText } from '@strokebook/golf/courses';
import type { UnitSystem } from '@strokebook/golf/model';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { distanceText, holesText, playedText } from './course-line.ts';
import classes from './course-chooser.module.css';

type CourseRowsProps = {
  readonly label: string;
  readonly courses: readonly RoundCourse[];
  readonly today: CalendarDay;
  readonly units: UnitSystem;
  readonly onChoose: (course: RoundCourse) => void;
};

/** Courses to choose from: name, place, and what tells them apart. */
export function CourseRows({ label, courses, today, units, onChoose }: CourseRowsProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {courses.map((course) => (
        <li key={course.courseId ?? `named ${course.name}`} className="line-bottom">
          <button type="button" className={classes.row} onClick={() => onChoose(course)}>
            <span className={classes.text}>
              <span className={classes.name}>{course.name}</span>{' '}
              <span className={classes.detail}>{placeText(course)}</span>{' '}
              <span className={classes.detail}>
                {course.played === null ? holesText(course) : playedText(course.played, today)}
              </span>
            </span>{' '}
            {course.metersAway !== null && (
              <span className={classes.away}>{distanceText(course.metersAway, units)}</span>
            )}
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
