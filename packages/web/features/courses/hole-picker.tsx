import { HoleThumbnail } from '@strokebook/charts';
import type { CourseDocument } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import classes from './courses.module.css';

type HolePickerProps = { readonly course: CourseDocument; readonly hole: number | null };

type Drawing = Parameters<typeof HoleThumbnail>[0]['hole'];

/** Keeps its place while the drawings are loading. */
const Thumbnail = ({ drawing, longest }: { readonly drawing: Drawing | undefined; readonly longest: number }) => (
  <span className={classes.thumbnail}>
    {drawing !== undefined && <HoleThumbnail hole={drawing} longest={longest} />}
  </span>
);

/** Links to the whole course and to each hole; the selection is in the address. */
export function HolePicker({ course, hole }: HolePickerProps) {
  const nav = useRef<HTMLElement>(null);
  const { api } = useApi();
  const drawings = useQuery(api.query('getCourseDrawing', { params: { courseId: course.courseId } })).data?.holes ?? [];
  const longest = Math.max(0, ...drawings.map(({ height }) => height));
  const drawingOf = (number: number | null) => drawings.find((drawing) => drawing.number === number);
  // Arrow keys also change the hole, so the focus moves to its link.
  useEffect(() => {
    if (nav.current?.contains(document.activeElement) !== true) return;
    nav.current.querySelector<HTMLElement>('[data-shown]')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another hole is shown, and not at every drawing
  }, [hole]);
  return (
    <nav ref={nav} aria-label="Holes" className={classes.picker} data-no-print>
      {[null, ...course.holes.map(({ number }) => number)].map((number) => (
        <Link
          key={number}
          to="."
          search={{ hole: number ?? undefined }}
          replace
          resetScroll={false}
          // Exact, because the link to the whole course would match addresses of holes too.
          activeOptions={{ exact: true, includeHash: false, includeSearch: true }}
          data-shown={number === hole || undefined}
          aria-label={number === null ? 'All holes' : `Hole ${number}`}
          className={classes.pick}
        >
          {number !== null && <Thumbnail drawing={drawingOf(number)} longest={longest} />}
          {number ?? 'All'}
        </Link>
      ))}
    </nav>
  );
}
