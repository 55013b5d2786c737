import type { CallOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { Club, LatLon } from '@strokebook/golf/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import { SuggestForm } from './suggest-form.tsx';
import { type Suggestion, SuggestionCost } from './suggestion-cost.tsx';

type HoleSuggestionsProps = {
  readonly accountId: AccountId;
  /** Whether the player looks, who answers; others suggest. */
  readonly isPlayer: boolean;
  readonly at: { readonly courseId: string; readonly tee: string; readonly hole: number };
  /** The target that is on the map now. */
  readonly chosen: { readonly club: Club; readonly target: LatLon };
  readonly onShow: (club: Club, target: LatLon) => void;
};

/** The targets that were suggested for a hole: for the player to answer, for a coach to add one and take it back (AIM-13). */
export function HoleSuggestions({ accountId, isPlayer, at, chosen, onShow }: HoleSuggestionsProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const list = api.query('listSuggestions', { params: { accountId } });
  const known = useQuery(list).data?.suggestions ?? [];
  const shown = known.filter((one) => one.courseId === at.courseId && one.tee === at.tee && one.hole === at.hole);
  const change = useMutation({
    mutationFn: async (act: SuggestionAct): Promise<void> => {
      if (act.kind === 'suggest') await api.call('suggestTarget', { params: { accountId }, body: act.body });
      const params = { accountId, suggestionId: 'suggestionId' in act ? act.suggestionId : '' };
      if (act.kind === 'answer') await api.call('answerSuggestion', { params, body: { state: act.state } });
      if (act.kind === 'takeBack') await api.call('takeBackSuggestion', { params });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: list.queryKey }),
  });
  if (isPlayer && shown.length === 0) return null;
  return (
    <section aria-label="Suggested targets">
      <h2>{isPlayer ? 'Suggested to you' : 'Suggest a target'}</h2>
      {shown.map((one) => (
        <div key={one.suggestionId} className="margin-top-12">
          <p>
            <b>{one.byName ?? 'Somebody'}</b>: {one.sentence}
          </p>
          <SuggestionCost accountId={accountId} suggestion={one} />
          <div className="row-wrap gap-8 margin-top-8">
            <button type="button" className="quiet-button" onClick={() => onShow(one.club, one.target)}>
              Show it on the map
            </button>
            {isPlayer && (
              <Answer
                suggestion={one}
                isBusy={change.isPending}
                onAnswer={(state) => {
                  change.mutate({ kind: 'answer', suggestionId: one.suggestionId, state });
                  if (state === 'accepted') onShow(one.club, one.target);
                }}
              />
            )}
            {(!isPlayer || one.state !== 'open') && (
              <span className="note" role="status">
                {isPlayer && one.state === 'accepted' ? 'You accepted it.' : stateTexts[one.state]}
              </span>
            )}
            {one.isOwn && (
              <TwoPressButton
                word="Take back"
                label={`Take back: ${one.sentence}`}
                keepWord="Keep"
                isBusy={change.isPending}
                onAct={() => change.mutate({ kind: 'takeBack', suggestionId: one.suggestionId })}
              />
            )}
          </div>
        </div>
      ))}
      {!isPlayer && (
        <SuggestForm
          key={shown.length}
          club={chosen.club}
          isBusy={change.isPending}
          onSuggest={(sentence) => change.mutate({ kind: 'suggest', body: { ...at, ...chosen, sentence } })}
        />
      )}
      {change.error !== null && (
        <p role="alert" data-tone="worse" className="margin-top-8">
          {errorText(change.error)}
        </p>
      )}
    </section>
  );
}

type SuggestionAct =
  | { readonly kind: 'suggest'; readonly body: CallOf<'suggestTarget'>['body'] }
  | { readonly kind: 'answer'; readonly suggestionId: string; readonly state: 'accepted' | 'declined' }
  | { readonly kind: 'takeBack'; readonly suggestionId: string };

const stateTexts: Readonly<Record<Suggestion['state'], string>> = {
  open: 'No answer yet.',
  accepted: 'Accepted.',
  declined: 'Not this time.',
};

type AnswerProps = {
  readonly suggestion: Suggestion;
  readonly isBusy: boolean;
  readonly onAnswer: (state: 'accepted' | 'declined') => void;
};

/** Two answers of equal weight; a given one can be changed. */
const Answer = ({ suggestion: { state }, isBusy, onAnswer }: AnswerProps) => (
  <>
    <button
      type="button"
      className="quiet-button"
      aria-pressed={state === 'accepted'}
      disabled={isBusy}
      onClick={() => onAnswer('accepted')}
    >
      Accept
    </button>
    <button
      type="button"
      className="quiet-button"
      aria-pressed={state === 'declined'}
      disabled={isBusy}
      onClick={() => onAnswer('declined')}
    >
      Not this time
    </button>
  </>
);
