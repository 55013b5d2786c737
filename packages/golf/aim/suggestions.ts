import type { AccountId } from '../access/index.ts';
import type { Club, Int, LatLon } from '../model/index.ts';

/** What the player said to a suggestion: nothing yet, yes, or not this time. */
export type SuggestionState = 'open' | 'accepted' | 'declined';

/** A target that somebody with full access suggests to a player, with a sentence (AIM-13). */
export type AimSuggestion = {
  readonly suggestionId: string;
  readonly courseId: string;
  readonly tee: string;
  readonly hole: Int;
  readonly club: Club;
  readonly target: LatLon;
  readonly sentence: string;
  /** Null if that account was deleted. */
  readonly byId: AccountId | null;
  readonly state: SuggestionState;
};

/** What somebody does with the suggestions of a player. */
export type SuggestionAction =
  | { readonly kind: 'suggest'; readonly suggestion: Omit<AimSuggestion, 'byId' | 'state'> }
  | { readonly kind: 'answer'; readonly suggestionId: string; readonly state: 'accepted' | 'declined' }
  | { readonly kind: 'takeBack'; readonly suggestionId: string };

/** `unknown`: there is none, or it is not theirs to change. `ownPlayer`: nobody suggests to themselves. */
export type SuggestionProblem = 'unknown' | 'ownPlayer' | 'full';

/**
 * The suggestions of a player after an action. Who suggests has one suggestion for a hole, so that a new one takes the
 * place of the last. Only the player answers, and may change the answer; one suggestion of a hole is accepted at most.
 * Only who suggested takes back.
 *
 * @param max how many a player has room for
 */
export function actOnSuggestions(
  suggestions: readonly AimSuggestion[],
  action: SuggestionAction,
  { byId, playerId, max }: { readonly byId: AccountId; readonly playerId: AccountId; readonly max: number },
): readonly AimSuggestion[] | SuggestionProblem {
  switch (action.kind) {
    case 'suggest': {
      if (byId === playerId) return 'ownPlayer';
      const others = suggestions.filter((one) => one.byId !== byId || !isSameHole(one, action.suggestion));
      if (others.length >= max) return 'full';
      return [...others, { ...action.suggestion, byId, state: 'open' }];
    }
    case 'answer': {
      const answered = suggestions.find(({ suggestionId }) => suggestionId === action.suggestionId);
      if (answered === undefined || byId !== playerId) return 'unknown';
      return suggestions.map((one) => {
        if (one === answered) return { ...one, state: action.state };
        const isReplaced = action.state === 'accepted' && one.state === 'accepted' && isSameHole(one, answered);
        return isReplaced ? { ...one, state: 'declined' } : one;
      });
    }
    case 'takeBack': {
      const taken = suggestions.find((one) => one.suggestionId === action.suggestionId && one.byId === byId);
      return taken === undefined ? 'unknown' : suggestions.filter((one) => one !== taken);
    }
  }
}

type HoleOfTee = Pick<AimSuggestion, 'courseId' | 'tee' | 'hole'>;

const isSameHole = (a: HoleOfTee, b: HoleOfTee): boolean =>
  a.courseId === b.courseId && a.tee === b.tee && a.hole === b.hole;
