import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FIELD = 'input:not([hidden]):not([type=hidden]), textarea, select';
const CONTROL = `a[href], button, ${FIELD}`;

/** Whether the focused element was removed: keyboard users would start at the top of the page again. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element that is not focusable by itself: a heading, a row without controls. */
function focusPart(part: HTMLElement | null | undefined): void {
  if (part == null) return;
  part.tabIndex = -1;
  part.focus();
}

/** Focuses the first control in a row, or the row itself. */
function focusRow(row: Element | null | undefined): void {
  const control = row?.querySelector<HTMLElement>(CONTROL);
  if (control == null) focusPart(row as HTMLElement | null | undefined);
  else control.focus();
}

/** Focuses the first field of a form that was just opened. */
export function useFirstField<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  return form;
}

/** Focuses the first invalid field, once per failed request. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, error]);
}

/**
 * When a form that replaced a list is closed, returns the focus to the button that opened it: the one whose
 * `data-opens` matches, else the first one.
 *
 * @param opened the value of `data-opens`; null while nothing was closed @returns a ref for a part of the section that
 * contains the button
 */
export function useOpenerFocus(opened: string | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(part.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    if (opened !== null) (buttons.find(({ dataset }) => dataset['opens'] === opened) ?? buttons[0])?.focus();
  }, [opened]);
  return part;
}

/** When a focused row is removed, focuses the next row, else the previous one, else the heading above. */
export function useFocusLeftBehind<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (row === null || !row.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      const heading = row.closest('section')?.querySelector<HTMLElement>('h2');
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        if (neighbour?.isConnected) focusRow(neighbour);
        else if (heading?.isConnected) focusPart(heading);
      });
    };
  }, []);
  return ref;
}

/**
 * For a list with a "show more" button, which may disappear with the last rows: after growing focuses the first new
 * row; after shrinking the last remaining row, unless the button still exists.
 *
 * @param count number of shown rows @param clicks changes when the button is clicked, but not when rows load by
 * themselves @returns a ref for the list whose children are the rows
 */
export function useFocusNewRows<List extends HTMLElement>(count: number, clicks: number): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef({ count, clicks });
  useEffect(() => {
    const rows = list.current?.children;
    const last = before.current;
    before.current = { count, clicks };
    if (clicks === last.clicks) return;
    if (count > last.count) focusRow(rows?.[last.count]);
    else if (isFocusLost()) focusRow(rows?.[count - 1]);
  }, [count, clicks]);
  return list;
}
