import type { PlayerSharing, SharingMember } from '@strokebook/contract';
import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { levelStatus } from '../../controls/circle-rights/level-texts.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { MemberRow } from './member-row.tsx';
import classes from './sharing.module.css';
import { guardedSharingQuery, useSharing } from './use-sharing.ts';
import { type WaitingMember, WaitingMembers } from './waiting-members.tsx';

type Member = SharingMember | WaitingMember;

/** The circle of a player, whose access a guardian can end (TEAM-28). */
export function GuardedCircle({ playerId }: { readonly playerId: AccountId }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const sharing = useSharing(playerId);
  const [status, setStatus] = useState<string>();
  const keep = (saved: PlayerSharing) => {
    const { queryKey } = guardedSharingQuery(api, playerId);
    queryClient.setQueryData(queryKey, (before) => before && { ...before, ...saved });
  };
  const remove = useMutation({
    mutationFn: ({ accountId: memberId }: Member) =>
      api.call('removeGuardedMember', { params: { playerId, memberId } }),
    onMutate: () => setStatus(undefined),
    onSuccess: (saved, member) => {
      keep(saved);
      setStatus(`${fullName(member)} no longer has access.`);
    },
  });
  const changeLevel = useMutation({
    mutationFn: ({ member, level }: { readonly member: SharingMember; readonly level: AccessLevel }) =>
      api.call('updateGuardedLevel', { params: { playerId, memberId: member.accountId }, body: { level } }),
    onMutate: () => setStatus(undefined),
    onSuccess: (saved, { member, level }) => {
      keep(saved);
      setStatus(levelStatus(fullName(member), level));
    },
  });
  const agree = useMutation({
    mutationFn: ({ accountId: memberId, level }: WaitingMember) =>
      api.call('agreeToGuardedMember', { params: { playerId, memberId }, body: { level } }),
    onMutate: () => setStatus(undefined),
    onSuccess: (saved, member) => {
      keep(saved);
      setStatus(levelStatus(fullName(member), member.level));
    },
  });
  const error = remove.error ?? changeLevel.error ?? agree.error;
  const isBusy = remove.isPending || changeLevel.isPending || agree.isPending;
  return (
    <PageSection id="circle" title="Circle" status={status}>
      <p className="readable muted">
        People who see everything, whatever is hidden below, and what each can do. Nobody gets in, or can do more,
        before you agree; only the player changes what guardians can do.
      </p>
      {error !== null && <Failure>{errorText(error)}</Failure>}
      <QueryState part="Circle" query={sharing} skeleton={<SkeletonRows rows={2} rowHeight={60} />}>
        {({ circle, waiting }) => (
          <>
            <WaitingMembers
              waiting={waiting}
              isBusy={isBusy}
              onAgree={(member) => agree.mutate(member)}
              onRemove={(member) => remove.mutate(member)}
            />
            <ul className={classes.members}>
              {circle.map((member) => (
                <MemberRow
                  key={member.accountId}
                  member={member}
                  isBusy={isBusy}
                  // Guardians can neither change other guardians nor raise their own level.
                  {...(member.guardian === 'yes'
                    ? {}
                    : {
                        onRemove: () => remove.mutate(member),
                        onLevel: (level: AccessLevel) => changeLevel.mutate({ member, level }),
                      })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </PageSection>
  );
}
