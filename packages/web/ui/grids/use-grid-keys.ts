import { type FocusEvent, type KeyboardEvent, type RefCallback, useRef } from 'react';

type GridOptions = {
  /** Number of body rows, rendered or not. Rendered ones have their index in `data-row`; the head's is -1. */
  readonly rowCount: number;
  /** Scrolls to a row that is not rendered. */
  readonly scrollToRow?: (row: number) => void;
};

/** A cell by its position, and the index of a button in it. */
type Place = { readonly row: number; readonly column: number; readonly stop: number };

const PAGE = 10;

/**
 * Arrow keys, Home, End, Page Up and Page Down between the cells of a table with the role `grid`: Tab enters it at the
 * last visited cell and leaves it again. In a cell with buttons the focus moves through them.
 */
export function useGridKeys({ rowCount, scrollToRow }: GridOptions) {
  const table = useRef<HTMLTableElement>(null);
  /** The cell to focus as soon as its row is rendered. */
  const wanted = useRef<Place | null>(null);

  const ref: RefCallback<HTMLTableElement> = (element) => {
    table.current = element;
    if (element === null) return undefined;
    const settle = (changed: readonly Node[]) => {
      for (const node of changed) if (node instanceof Element) leaveToArrows(node);
      provideStop(element);
      if (wanted.current !== null && focusCell(element, wanted.current)) wanted.current = null;
    };
    settle([element]);
    // A long table renders a few lines at a time; only those are processed.
    const observer = new MutationObserver((changes) => settle(changes.flatMap((change) => [...change.addedNodes])));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === null || table.current === null || event.altKey || event.metaKey || event.shiftKey) return;
    const next = target(event, placeOf(cell), cell, rowCount);
    if (next === null) return;
    event.preventDefault();
    wanted.current = focusCell(table.current, next) ? null : next;
    if (wanted.current !== null) scrollToRow?.(next.row);
  };

  const onFocus = (event: FocusEvent) => {
    if (table.current === null || cellOf(event.target) === null) return;
    for (const other of table.current.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    event.target.setAttribute('tabindex', '0');
  };
  return { ref, onKeyDown, onFocus };
}

const CELLS_AND_CONTROLS = 'th, td, button, a';

/** Removes elements inside from the tab order, unless they set their own tabindex. */
function leaveToArrows(root: Element): void {
  if (root.matches(CELLS_AND_CONTROLS) && !root.hasAttribute('tabindex')) root.setAttribute('tabindex', '-1');
  const stops = root.querySelectorAll(`:is(${CELLS_AND_CONTROLS}):not([tabindex])`);
  for (const stop of stops) stop.setAttribute('tabindex', '-1');
}

/** One cell is in the tab order, all others are reached by arrow keys. */
function provideStop(table: HTMLTableElement): void {
  if (table.querySelector('[tabindex="0"]') !== null) return;
  const first = table.querySelector('tbody tr[data-row] > *');
  if (first !== null) stopsOf(first)[0]?.setAttribute('tabindex', '0');
}

const cellOf = (target: EventTarget): Element | null => (target instanceof Element ? target.closest('th, td') : null);

/** The focusable elements of a cell: its buttons, else the cell itself. */
function stopsOf(cell: Element): readonly Element[] {
  const buttons = [...cell.querySelectorAll('button:not(:disabled), a[href]')];
  return buttons.length > 0 ? buttons : [cell];
}

function placeOf(cell: Element): Place {
  const row = cell.closest('tr');
  return {
    row: Number(row?.dataset['row'] ?? -1),
    column: row === null ? 0 : [...row.children].indexOf(cell),
    stop: Math.max(0, stopsOf(cell).indexOf(document.activeElement ?? cell)),
  };
}

function target(event: KeyboardEvent, place: Place, cell: Element, rowCount: number): Place | null {
  const { row, column, stop } = place;
  const within = (wanted: number) => Math.max(-1, Math.min(rowCount - 1, wanted));
  const last = Number.MAX_SAFE_INTEGER;
  switch (event.key) {
    case 'ArrowUp':
      return { row: within(row - 1), column, stop: 0 };
    case 'ArrowDown':
      return { row: within(row + 1), column, stop: 0 };
    case 'ArrowLeft':
      return stop > 0 ? { ...place, stop: stop - 1 } : { row, column: Math.max(0, column - 1), stop: last };
    case 'ArrowRight':
      return stop < stopsOf(cell).length - 1 ? { ...place, stop: stop + 1 } : { row, column: column + 1, stop: 0 };
    case 'PageUp':
      return { row: within(row - PAGE), column, stop: 0 };
    case 'PageDown':
      return { row: within(row + PAGE), column, stop: 0 };
    case 'Home':
      return { row: event.ctrlKey ? -1 : row, column: 0, stop: 0 };
    case 'End':
      return { row: event.ctrlKey ? rowCount - 1 : row, column: last, stop: last };
    default:
      return null;
  }
}

function focusCell(table: HTMLTableElement, { row, column, stop }: Place): boolean {
  const cells = table.querySelector(`tr[data-row="${row}"]`)?.children;
  if (cells === undefined) return false;
  const cell = cells[Math.min(column, cells.length - 1)];
  const stops = cell === undefined ? [] : stopsOf(cell);
  const wanted = stops[Math.min(stop, stops.length - 1)];
  if (!(wanted instanceof HTMLElement)) return false;
  wanted.focus();
  return true;
}
