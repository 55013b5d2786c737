import type { EntryAction, EntryDepth, PenaltyKind, StrokePlace } from '@strokebook/golf/entry';
import type { FairwayResult, Lie } from '@strokebook/golf/model';

/** What a key or a button of the entry asks for; `createEntry` turns it into actions. Holes and strokes are indexes. */
export type EntryCommand =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'backspace' }
  /** Stores the typed distance with the lie, and opens the next stroke. */
  | { readonly kind: 'lie'; readonly lie: Lie }
  /** A place from the map. */
  | { readonly kind: 'place'; readonly place: StrokePlace }
  | { readonly kind: 'holed'; readonly isConceded?: true }
  | { readonly kind: 'missed' }
  | { readonly kind: 'offGreen' }
  | { readonly kind: 'penalty'; readonly penalty: PenaltyKind; readonly strokes: number }
  | { readonly kind: 'provisional' }
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'putts'; readonly putts: number }
  | { readonly kind: 'penalties'; readonly penalties: number }
  /** A digit of the keyboard: the score, and after it the putts where the depth asks for them. */
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'fairway'; readonly fairway: FairwayResult }
  | { readonly kind: 'morePenalties' }
  | { readonly kind: 'pickUp' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'depth'; readonly depth: EntryDepth }
  | { readonly kind: 'goTo'; readonly hole: number }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** Opens a stroke for correction, and stores what was typed for the one that was open. */
  | { readonly kind: 'edit'; readonly stroke: number }
  /** Stores what was typed for the corrected stroke, and returns to the stroke under way. */
  | { readonly kind: 'done' }
  /** Returns to the stroke under way; what was typed for the corrected one is not stored. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'stepStroke'; readonly by: 1 | -1 }
  | { readonly kind: 'removeStroke' }
  | { readonly kind: 'insertStroke' }
  /** Everything that needs no interpretation. */
  | { readonly kind: 'action'; readonly action: EntryAction };
