import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FIELD = 'input:not([hidden]):not([type=hidden]), textarea, select';
const CONTROL = `a[href], button, ${FIELD}`;

/** Whether what had the focus is gone: those who use a keyboard would begin at the top of the page again. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Leads to a part of the page that takes no focus by itself: a heading, a row without anything to press. */
function focusPart(part: HTMLElement | null | undefined): void {
  if (part == null) return;
  part.tabIndex = -1;
  part.focus();
}

/** Leads to what can be used in a row, or to the row itself. */
function focusRow(row: Element | null | undefined): void {
  const control = row?.querySelector<HTMLElement>(CONTROL);
  if (control == null) focusPart(row as HTMLElement | null | undefined);
  else control.focus();
}

/** Leads to the first field of a form that has just been opened. */
export function useFirstField<Form extends HTMLElement>(): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  return form;
}

/** Leads to the first field that a refusal has found wrong, once for each refusal. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, error]);
}

/**
 * When a form that took the place of a list is closed, leads back to the button that opened it: the one of `data-opens`,
 * else the first one there is.
 *
 * @param opened what it names; null while nothing was closed
 * @returns a part of the section in which the button stands
 */
export function useOpenerFocus(opened: string | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = [...(part.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    if (opened !== null) (buttons.find(({ dataset }) => dataset['opens'] === opened) ?? buttons[0])?.focus();
  }, [opened]);
  return part;
}

/** Where a row goes away while it has the focus, the next row gets it, else the one before, else the heading above. */
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
 * Of a list that grows by a button, which may go away with the last rows: after more the first new row has the focus;
 * after fewer the last row that is left, unless the button is still there.
 *
 * @param count rows that are shown
 * @param asked changes when the button is pressed, and not when rows come by themselves
 * @returns the list, whose children the rows are
 */
export function useFocusNewRows<List extends HTMLElement>(count: number, asked: number): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef({ count, asked });
  useEffect(() => {
    const rows = list.current?.children;
    const last = before.current;
    before.current = { count, asked };
    if (asked === last.asked) return;
    if (count > last.count) focusRow(rows?.[last.count]);
    else if (isFocusLost()) focusRow(rows?.[count - 1]);
  }, [count, asked]);
  return list;
}
