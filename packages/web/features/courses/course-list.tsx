import { placeText } from '@strokebook/golf/courses';
import { plural } from '@strokebook/golf/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import classes from './courses.module.css';
import { coursesQuery } from './queries.ts';

const ROW_HEIGHT = 64;

/** Courses whose name or place contains the words, with links to their pages. */
export function CourseList({ q }: { readonly q: string }) {
  const { api } = useApi();
  const query = useInfiniteQuery(coursesQuery(api, q));
  const total = query.data?.pages[0]?.total;
  const found = query.data?.pages.flatMap((page) => page.courses) ?? [];
  const isOld = query.isPlaceholderData;
  if (query.isError && (total === undefined || isOld)) {
    return <PageError part="Courses" error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <section aria-label="Courses" aria-busy={total === undefined || isOld} className="stack margin-top-12">
      <p role="status" className={classes.total}>
        {total !== undefined && !isOld && plural(total, 'course')}
      </p>
      {total === undefined && <SkeletonRows rows={6} rowHeight={ROW_HEIGHT} />}
      {total === 0 && !isOld && (
        <Notice title={q === '' ? 'There are no courses yet.' : `No course is called “${q}”.`}>
          {q === ''
            ? 'Product managers import them from map files.'
            : 'Words of the name, the town or the country are enough, and accents do not matter.'}
        </Notice>
      )}
      <ul className={classes.list} data-old={isOld || undefined}>
        {found.map((course) => (
          <li key={course.courseId} className="line-bottom">
            <Link
              to="/golf/courses/$courseId"
              params={{ courseId: course.courseId }}
              preload={false}
              className={classes.row}
            >
              <span className="medium break-anywhere">{course.name}</span>
              <span className={classes.detail}>{placeText(course)}</span>
              <span className={classes.holes}>
                {course.holeCount === 0 ? 'not mapped' : plural(course.holeCount, 'hole')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!isOld && <MoreButton query={query} className={classes.more ?? ''} />}
      {query.isError && !isOld && (
        <PageError part="More courses" error={query.error} onRetry={() => void query.fetchNextPage()} />
      )}
    </section>
  );
}
