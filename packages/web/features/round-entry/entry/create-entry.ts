import {
  type Asked,
  askedBy,
  checkPenalties,
  checkPlace,
  checkPutts,
  checkScore,
  type EntryAction,
  type EntryHole,
  type EntryProblem,
  type EntryState,
  holeScore,
  holeToPlay,
  isHoleEntered,
  isUnplayed,
  nextUndo,
  replayEntry,
  type StrokePlace,
  typedDifferences,
  typedDistance,
} from '@strokebook/golf/entry';
import type { Lie, UnitSystem, Yards } from '@strokebook/golf/model';
import type { EntryCommand } from './entry-command.ts';

/** Longer numbers are no distances. */
const MAX_DIGITS = 5;

/** What the entry screen shows. */
export type EntrySnapshot = {
  readonly actions: readonly EntryAction[];
  readonly state: EntryState;
  /** Index of the open hole in the order of play. */
  readonly index: number;
  readonly hole: EntryHole;
  /** What is asked next, stroke by stroke. */
  readonly asked: Asked;
  /** Digits that are typed and not stored yet. */
  readonly typed: string;
  /** Index of the stroke that is corrected; null while the next one is entered. */
  readonly editing: number | null;
  /** Whether the stroke to be placed was forgotten, and comes before the corrected one. */
  readonly isInserting: boolean;
  /** Whether the last putt left the green, so that the next stroke has any lie. */
  readonly isOffGreen: boolean;
  /** Whether the next lie ends the hole: it was holed from off the green. */
  readonly isChipIn: boolean;
  readonly problem: EntryProblem;
};

export type EntryDeps = {
  readonly actions: readonly EntryAction[];
  /** The hole to open; null for the one that is being played. */
  readonly index: number | null;
  readonly units: UnitSystem;
  /** Stores an action on the device; resolves with all actions of the round once it is durable. */
  readonly append: (action: EntryAction) => Promise<readonly EntryAction[]>;
  /** A hole got all that its depth asks, or was left after a change. */
  readonly onHoleDone: () => void;
  /** The last hole of the round got all that its depth asks. */
  readonly onEnd: () => void;
  readonly onFailure: (error: unknown) => void;
};

export type Entry = ReturnType<typeof createEntry>;

/**
 * Interprets keys and buttons of the entry screen, one after another: a command waits until the action before it is
 * stored, so that fast typing is never applied to an outdated hole, and nothing is shown before it is durable (ENTRY-19).
 */
export function createEntry({ units, append, onHoleDone, onEnd, onFailure, ...first }: EntryDeps) {
  let snapshot = snapshotOf(first.actions, first.index);
  let queue = Promise.resolve();
  let hasNews = false;
  const listeners = new Set<() => void>();
  const show = (changes: Partial<EntrySnapshot>): void => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener();
  };
  /** Shows the state after some actions, at a hole; what was typed is forgotten. */
  const showActions = (actions: readonly EntryAction[], index: number): void => show(snapshotOf(actions, index));

  /** Tells of a hole whose changes were not told of yet, so that corrections are sent as well. */
  const tellOfHole = (): void => {
    if (!hasNews) return;
    hasNews = false;
    onHoleDone();
  };
  const store = async (action: EntryAction): Promise<void> => {
    const { index } = snapshot;
    const wasEntered = isHoleEntered(snapshot.hole, snapshot.state.depth);
    const actions = await append(action);
    hasNews = true;
    showActions(actions, index);
    const isEntered = isHoleEntered(snapshot.hole, snapshot.state.depth);
    const wasDoneNow = isEntered && !wasEntered && action.kind !== 'depth' && action.kind !== 'undo';
    if (!wasDoneNow) return;
    tellOfHole();
    // The player sees what differs from the strokes before the next hole opens (ENTRY-11).
    if (typedDifferences(snapshot.hole).length > 0) return;
    if (index + 1 < snapshot.state.holes.length) showActions(actions, index + 1);
    else onEnd();
  };
  /** Stores an action unless its value is wrong; then what was typed stays beside the sentence (ENTRY-33). */
  const storeChecked = async (problem: EntryProblem, action: EntryAction): Promise<void> => {
    if (problem === null) await store(action);
    else show({ problem });
  };

  /**
   * Stores a distance that was typed for the corrected stroke, which keeps its lie. Returns whether the stroke can be
   * left: a wrong distance stays beside its sentence, and a stroke to be inserted has no lie yet.
   */
  const keepCorrection = async (): Promise<boolean> => {
    const { editing, typed, hole, isInserting } = snapshot;
    const stroke = hole.strokes[editing ?? -1];
    if (typed === '' || isInserting || stroke === undefined) return true;
    const toPin = typedDistance(typed, stroke.lie, units);
    await placeStroke(toPin === undefined ? { lie: stroke.lie } : { lie: stroke.lie, toPin });
    return snapshot.problem === null;
  };

  const placeStroke = async (place: StrokePlace): Promise<void> => {
    const { hole, index, editing, isInserting, isChipIn } = snapshot;
    const asked = editing ?? snapshot.asked.placed;
    if (asked === null) return;
    // On a hole of unknown length the tee can be skipped.
    const stroke = editing === null && asked === 0 && place.lie !== 'tee' ? 1 : asked;
    const problem = checkPlace(hole, stroke, place);
    if (problem !== null) {
      show({ problem });
      return;
    }
    if (isInserting) await store({ kind: 'insertStroke', hole: index, stroke, place });
    else if (isChipIn) await store({ kind: 'holed', hole: index, place });
    else await store({ kind: 'place', hole: index, stroke, place });
  };

  const handlers: { readonly [Kind in EntryCommand['kind']]: (command: CommandOf<Kind>) => void | Promise<void> } = {
    digit: ({ digit }) => {
      const typed = snapshot.typed + digit;
      if (typed.length <= MAX_DIGITS && !(digit === '.' && snapshot.typed.includes('.')))
        show({ typed, problem: null });
    },
    clear: () => show({ typed: '', problem: null }),
    backspace: () => show({ typed: snapshot.typed.slice(0, -1), problem: null }),
    lie: ({ lie }) => {
      const typed = typedDistance(snapshot.typed, lie, units);
      const { editing, asked, isInserting, hole } = snapshot;
      const again = asked.isAgain ? asked.placed : null;
      const old = isInserting ? undefined : hole.strokes[editing ?? again ?? -1];
      // Correcting the lie alone keeps the distance.
      const toPin = typed ?? old?.toPin ?? teeLength(snapshot, lie);
      return placeStroke(toPin === undefined ? { lie } : { lie, toPin });
    },
    place: async ({ place }) => {
      const { asked, hole, editing, index } = snapshot;
      const isNext = editing === null && asked.stroke !== null && asked.keys !== 'none' && !asked.isDrop;
      // Who says that the ball is in the water has said the penalty: the drop is asked at once.
      if (!isNext || place.lie !== 'penaltyArea' || hole.hasWrongBall) return placeStroke(place);
      await storeChecked(checkPlace(hole, 1, place), {
        ...{ kind: 'penalty', hole: index, penalty: 'water', strokes: 1 },
        at: place,
      });
    },
    holed: async ({ isConceded }) => {
      const { index: hole, asked, typed } = snapshot;
      if (isClosed(asked)) return;
      const conceded = isConceded === undefined ? {} : { isConceded };
      if (asked.keys === 'place' && typed !== '') {
        // From off the green with a distance: the lie is asked once, then the hole ends.
        show({ isChipIn: true, problem: null });
        return;
      }
      const place = puttPlace(snapshot, units);
      const problem = place === undefined ? null : checkPlace(snapshot.hole, 1, place);
      await storeChecked(problem, { kind: 'holed', hole, ...(place === undefined ? {} : { place }), ...conceded });
    },
    missed: async () => {
      const { index: hole, asked } = snapshot;
      if (asked.keys !== 'putt') return;
      const place = puttPlace(snapshot, units);
      const problem = place === undefined ? null : checkPlace(snapshot.hole, 1, place);
      await storeChecked(problem, { kind: 'missed', hole, ...(place === undefined ? {} : { place }) });
    },
    offGreen: () => show({ isOffGreen: true, typed: '', problem: null }),
    penalty: async ({ penalty, strokes }) => {
      const { index: hole, editing: stroke, asked } = snapshot;
      if (stroke !== null) {
        const isChange = snapshot.hole.strokes[stroke]?.penalty !== undefined;
        await store({ kind: isChange ? 'changePenalty' : 'penalty', hole, penalty, strokes, stroke });
      } else if (!isClosed(asked)) {
        const ofBall = isUnplayed(snapshot.hole, penalty) ? { isUnplayed: true as const } : {};
        await store({ kind: 'penalty', hole, penalty, strokes, ...ofBall });
      }
    },
    provisional: async () => {
      const { index: hole, asked } = snapshot;
      if (!isClosed(asked)) await store({ kind: 'provisional', hole });
    },
    score: ({ score }) => storeChecked(checkScore(score), { kind: 'score', hole: snapshot.index, score }),
    putts: ({ putts }) =>
      storeChecked(checkPutts(putts, { score: holeScore(snapshot.hole) }), {
        kind: 'putts',
        hole: snapshot.index,
        putts,
      }),
    penalties: ({ penalties }) =>
      storeChecked(checkPenalties(penalties, { score: holeScore(snapshot.hole) }), {
        kind: 'penalties',
        hole: snapshot.index,
        penalties,
      }),
    count: ({ count }) => {
      const { state, hole } = snapshot;
      const asksPutts = state.depth === 'counts' && hole.score !== undefined && hole.putts === undefined;
      return asksPutts
        ? handlers.putts({ kind: 'putts', putts: count })
        : handlers.score({ kind: 'score', score: count });
    },
    fairway: async ({ fairway }) => {
      const { hole, index } = snapshot;
      if (hole.card.par > 3) await store({ kind: 'fairway', hole: index, fairway });
    },
    morePenalties: () => handlers.penalties({ kind: 'penalties', penalties: (snapshot.hole.penalties ?? 0) + 1 }),
    pickUp: () => store({ kind: 'pickedUp', hole: snapshot.index, isPickedUp: !snapshot.hole.isPickedUp }),
    undo: async () => {
      const undone = nextUndo(snapshot.actions);
      if (undone === null) return;
      // Undo shows what it takes back, also on another hole.
      showActions(await append({ kind: 'undo' }), 'hole' in undone ? undone.hole : snapshot.index);
    },
    depth: ({ depth }) => store({ kind: 'depth', depth }),
    goTo: async ({ hole }) => {
      if (snapshot.state.holes[hole] === undefined || !(await keepCorrection())) return;
      if (hole !== snapshot.index) tellOfHole();
      showActions(snapshot.actions, hole);
    },
    step: ({ by }) => handlers.goTo({ kind: 'goTo', hole: snapshot.index + by }),
    edit: async ({ stroke }) => {
      if (await keepCorrection()) showActionsEditing(stroke);
    },
    done: async () => {
      if (await keepCorrection()) showActionsEditing(null);
    },
    cancel: () => showActionsEditing(null),
    stepStroke: async ({ by }) => {
      const { editing } = snapshot;
      if (!(await keepCorrection())) return;
      const { hole } = snapshot;
      // The tee stroke is there before anything was stored.
      const count = Math.max(1, hole.strokes.length);
      const next = (editing ?? count) + by;
      if (next >= 0) showActionsEditing(next < count ? next : null);
    },
    removeStroke: async () => {
      const { editing, index: hole } = snapshot;
      if (editing !== null) await store({ kind: 'removeStroke', hole, stroke: editing });
    },
    insertStroke: () => {
      if (snapshot.editing !== null) show({ isInserting: true, typed: '', problem: null });
    },
    action: ({ action }) => store(action),
  };
  const showActionsEditing = (editing: number | null): void => {
    showActions(snapshot.actions, snapshot.index);
    show({ editing });
  };

  return {
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run: (command: EntryCommand): Promise<void> => {
      queue = queue.then(() => runNow(command)).catch(onFailure);
      return queue;
    },
    /** Takes over actions of another tab, or of a merge. What is being typed stays. */
    takeOver: (actions: readonly EntryAction[]): void => {
      if (actions.length === snapshot.actions.length) return;
      const { typed, editing, isOffGreen, index } = snapshot;
      showActions(actions, index);
      show({ typed, isOffGreen, editing: snapshot.hole.strokes[editing ?? -1] === undefined ? null : editing });
    },
  };

  async function runNow(command: EntryCommand): Promise<void> {
    await (handlers[command.kind] as (command: EntryCommand) => void | Promise<void>)(command);
  }
}

/** Whether no stroke can follow now: the hole is done, or the player must say first which ball counts. */
const isClosed = ({ keys }: Asked): boolean => keys === 'none' || keys === 'ball';

type CommandOf<Kind> = Extract<EntryCommand, { readonly kind: Kind }>;

function snapshotOf(actions: readonly EntryAction[], index: number | null): EntrySnapshot {
  const state = replayEntry(actions);
  const hole = state?.holes[index ?? holeToPlay(state)] ?? state?.holes[0];
  if (state === null || hole === undefined) throw new Error('the log does not begin a round');
  return {
    ...{ actions, state, hole, index: state.holes.indexOf(hole), asked: askedBy(hole) },
    ...{ typed: '', editing: null, isInserting: false, isOffGreen: false, isChipIn: false, problem: null },
  };
}

/** The tee's distance is the hole's length unless another one was typed. */
function teeLength({ hole, editing, asked }: EntrySnapshot, lie: Lie): Yards | undefined {
  return lie === 'tee' && (editing ?? asked.placed) === 0 ? hole.card.yards : undefined;
}

/** The place of the putt under way if its length was typed. */
function puttPlace({ asked, typed }: EntrySnapshot, units: UnitSystem): StrokePlace | undefined {
  if (asked.keys !== 'putt') return undefined;
  const toPin = typedDistance(typed, 'green', units);
  return toPin === undefined ? undefined : { lie: 'green', toPin };
}
