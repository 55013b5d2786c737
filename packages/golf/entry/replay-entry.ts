import { applyAction } from './apply-action.ts';
import type { EntryAction } from './entry-action.ts';
import type { EntryState } from './entry-state.ts';

/** Actions that Undo neither takes back nor passes: the round as it came from elsewhere. */
const isOrigin = ({ kind }: EntryAction): boolean => kind === 'start' || kind === 'load';
/** Actions that Undo passes over: choosing the depth is not a value. */
const isSetting = ({ kind }: EntryAction): boolean => kind === 'depth';

/** The state of a round after a list of actions; null if the list does not begin a round. */
export function replayEntry(actions: readonly EntryAction[]): EntryState | null {
  return effectiveActions(actions).reduce<EntryState | null>(applyAction, null);
}

/** The action that Undo takes back next; null if there is none. */
export function nextUndo(actions: readonly EntryAction[]): EntryAction | null {
  const effective = effectiveActions(actions);
  const last = effective.findLast((action) => !isSetting(action));
  return last === undefined || isOrigin(last) ? null : last;
}

/** The actions without those that were taken back. */
function effectiveActions(actions: readonly EntryAction[]): readonly EntryAction[] {
  const effective: EntryAction[] = [];
  for (const action of actions) {
    if (action.kind !== 'undo') {
      effective.push(action);
      continue;
    }
    const index = effective.findLastIndex((earlier) => !isSetting(earlier));
    const undone = effective[index];
    if (undone !== undefined && !isOrigin(undone)) effective.splice(index, 1);
  }
  return effective;
}
