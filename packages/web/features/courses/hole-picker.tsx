import type { CourseDocument } from '@strokebook/golf/model';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './courses.module.css';

type HolePickerProps = { readonly course: CourseDocument; readonly hole: number | null };

/** The whole course, or one hole of it; which one stands in the address. */
export function HolePicker({ course, hole }: HolePickerProps) {
  const nav = useRef<HTMLElement>(null);
  // Arrow keys show another hole: who works with the links goes along with them.
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
          // Of the whole course too: an address with a hole is another one.
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
