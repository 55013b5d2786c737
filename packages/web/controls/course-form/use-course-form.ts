import { useEffect, useRef, useState } from 'react';
import type { CourseText } from './course-text.ts';

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/**
 * State of a form of a course. Problems are shown from the first try to save on; each try focuses the first field with a
 * problem.
 *
 * @param check returns a sentence for each field that cannot be saved
 */
export function useCourseForm(first: CourseText, check: (text: CourseText) => ReadonlyMap<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(first);
  const [tries, setTries] = useState(0);
  const problems = tries > 0 ? check(text) : NO_PROBLEMS;
  useEffect(() => {
    if (tries === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // In a group of keys, the first key.
    (invalid?.querySelector('input') ?? invalid)?.focus();
  }, [tries]);
  return {
    form,
    text,
    setText,
    problemCount: problems.size,
    problemOf: (field: string): string | undefined => problems.get(field),
    /** Shows the problems, if there are any. @returns whether the form can be saved */
    validate: (): boolean => {
      setTries(tries + 1);
      return check(text).size === 0;
    },
  };
}
