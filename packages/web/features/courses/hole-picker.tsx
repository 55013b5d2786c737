import type { CourseDocument } from '@strokebook/golf/model';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './courses.module.css';

type HolePickerProps = { readonly course: CourseDocument; readonly hole: number | null };

/** Links to the whole course and to each hole; the selection is in the address. */
export function HolePicker({ course, hole }: HolePickerProps) {
  const nav = useRef<HTMLElement>(null);
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
          {number ?? 'All'}
        </Link>
      ))}
    </nav>
  );
}
