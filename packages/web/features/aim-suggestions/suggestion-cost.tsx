import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { decimal } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../api/use-units.ts';

export type Suggestion = OutputOf<'listSuggestions'>['suggestions'][number];

type SuggestionCostProps = { readonly accountId: AccountId; readonly suggestion: Suggestion };

/** The target in words, and what it costs the player against the plan; nothing while that is not known. */
export function SuggestionCost({ accountId, suggestion: { courseId, tee, hole, club, target } }: SuggestionCostProps) {
  const { api } = useApi();
  const [units] = useUnits();
  const body = { courseId, hole, units, asked: { club, target }, ...(tee === '' ? {} : { tee }) };
  const answer = useQuery(api.query('planHole', { params: { accountId }, body })).data;
  const asked = answer?.plan?.asked;
  if (asked == null) return answer?.missing == null ? null : <p className="note">{answer.missing}</p>;
  const { isOpen, strokes, words } = asked.difference;
  return (
    <p className="note">
      {asked.verdict}.{' '}
      {isOpen || strokes <= 0
        ? 'No difference worth knowing to the plan.'
        : `Against the plan it costs ${decimal(strokes, 2)}, ${words}.`}
    </p>
  );
}
