import {
  defaultSortBy,
  firstDirection,
  type SortBy,
  sortBys,
  type SortDirection,
  type ViewBy,
  viewBys,
} from '@strokebook/golf/grouping';
import { useState } from 'react';
import { z } from 'zod/mini';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

const PickerView = z.object({
  viewBy: z.enum(viewBys),
  sortBy: z.enum(sortBys),
  direction: z.enum(['ascending', 'descending']),
});
type PickerView = z.infer<typeof PickerView>;

const KEY = 'round-picker.view';

const viewOf = (viewBy: ViewBy): PickerView => {
  const sortBy = defaultSortBy(viewBy);
  return { viewBy, sortBy, direction: firstDirection[sortBy] };
};

/** Grouping and sorting of the list; stored for the session, because it is independent of the selection. */
export function usePickerView() {
  const [view, setView] = useState(() => readSessionValue(KEY, PickerView) ?? viewOf('Event'));
  const change = (next: PickerView) => {
    setView(next);
    keepSessionValue(KEY, next);
  };
  return {
    ...view,
    /** Another grouping resets the sort to its default (SHOTS-17). */
    chooseView: (viewBy: ViewBy) => change(viewOf(viewBy)),
    sort: (sortBy: SortBy) => change({ ...view, sortBy, direction: firstDirection[sortBy] }),
    /** Selecting the same sort again reverses it (SHOTS-O5). */
    flip: () => change({ ...view, direction: view.direction === 'ascending' ? 'descending' : 'ascending' }),
  };
}

/** Labels of the directions of each sort. */
export const directionWords: Readonly<Record<SortBy, Readonly<Record<SortDirection, string>>>> = {
  Date: { descending: 'newest first', ascending: 'oldest first' },
  Score: { ascending: 'lowest first', descending: 'highest first' },
  Yards: { descending: 'longest first', ascending: 'shortest first' },
  Label: { ascending: 'A to Z', descending: 'Z to A' },
};
