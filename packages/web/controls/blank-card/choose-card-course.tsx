import type { AccountId } from '@strokebook/golf/access';
import { placeText } from '@strokebook/golf/courses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './blank-card.module.css';
import type { CardCourse } from './card-course.ts';

/** Courses to choose from at a time. */
const MAX_COURSES = 6;

type ChooseCardCourseProps = { readonly accountId: AccountId; readonly onChoose: (course: CardCourse) => void };

/** The player's courses, the latest first, or those with the words of a search. */
export function ChooseCardCourse({ accountId, onChoose }: ChooseCardCourseProps) {
  const { api } = useApi();
  const [q, setQ] = useState('');
  const query = useQuery({
    ...api.query('findRoundCourses', { params: { accountId }, query: q === '' ? {} : { q } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField label="Find a course" value={q} onSearch={setQ} />
      <QueryState query={query} part="Courses" skeleton={<SkeletonRows rows={4} rowHeight={52} />}>
        {({ courses }) => (
          <ul className={classes.courses} data-old={query.isPlaceholderData || undefined}>
            {courses.slice(0, MAX_COURSES).map((course) => (
              <li key={course.courseId}>
                <button
                  type="button"
                  className="hoverable bare grid full-width touch padding-y-8 inherited text-left"
                  onClick={() => onChoose(course)}
                >
                  <span className="medium break-anywhere">{course.name}</span>
                  <span className="note break-anywhere">{placeText(course)}</span>
                </button>
              </li>
            ))}
            {courses.length === 0 && (
              <li className="note">
                {q === ''
                  ? 'You have played no course yet. Search for one by its name or town.'
                  : `No course is called “${q}”.`}
              </li>
            )}
          </ul>
        )}
      </QueryState>
      <p>
        <button type="button" className="quiet-button" onClick={() => onChoose(null)}>
          Print without a course
        </button>
      </p>
    </>
  );
}
