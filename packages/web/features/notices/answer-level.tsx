import type { Notice } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { useReadNotices } from './queries.ts';

/** The answer, in one tap, to somebody who asks to enter rounds and scores (IMPORT-26); a guardian agrees under 18. */
export function AnswerLevel({ notice: { noticeId, isOpen, details } }: { readonly notice: Notice }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { mutate: read } = useReadNotices();
  const { team, memberId, level = 'enter' } = details;
  const answer = useMutation({
    mutationFn: async () => {
      if (team !== undefined) {
        const { organizationId } = team;
        const { teams } = await api.call('updateTeamLevel', { params: { organizationId }, body: { level } });
        return teams.some((one) => one.organizationId === organizationId && one.nextLevel === level);
      }
      if (memberId === undefined) return false;
      const { waiting } = await api.call('updateCircleLevel', { params: { memberId }, body: { level } });
      return waiting.some(({ accountId }) => accountId === memberId);
    },
    onSuccess: async () => {
      read({ noticeId, areOlderRead: false });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [route] }) => ['listNotices', 'listOwnTeams', 'getSharing'].includes(String(route)),
      });
    },
  });
  if (answer.isSuccess) {
    return <span role="status">{answer.data ? 'Waits until your guardian agrees.' : 'Allowed.'}</span>;
  }
  if (!isOpen) return null;
  return (
    <>
      <button type="button" className="quiet-button" disabled={answer.isPending} onClick={() => answer.mutate()}>
        Allow
      </button>
      {answer.error !== null && <Failure>{errorText(answer.error)}</Failure>}
    </>
  );
}
