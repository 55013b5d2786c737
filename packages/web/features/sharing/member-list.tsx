import { Button } from '@mantine/core';
import type { SharingMember } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { levelStatus, levelTexts } from '../../controls/circle-rights/level-texts.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { MemberRow } from './member-row.tsx';
import classes from './sharing.module.css';
import { type WaitingMember, WaitingMembers } from './waiting-members.tsx';

/** More than most circles have, and few enough to keep the rest of the page close. */
const SHOWN_AT_FIRST = 8;

type MemberListProps = {
  readonly circle: readonly SharingMember[];
  readonly waiting: readonly WaitingMember[];
  readonly isAdult: boolean;
  readonly onStatus: (status: string | undefined) => void;
};

export function MemberList({ circle, waiting, isAdult, onStatus }: MemberListProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [isWhole, setIsWhole] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);

  const remove = useMutation({
    mutationFn: ({ member: { accountId }, fromTeams }: Removal) =>
      api.call('removeCircleMember', {
        params: { memberId: accountId },
        query: fromTeams.length === 0 ? {} : { fromTeams: fromTeams.join(',') },
      }),
    onMutate: () => {
      onStatus(undefined);
      // The pressed button disappears with its row.
      summary.current?.focus();
    },
    onSuccess: (sharing, removal) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void queryClient.invalidateQueries({ queryKey: ['listOwnTeams'] });
      void refreshActivity(queryClient);
      onStatus(removedText(removal));
    },
  });

  const nameGuardian = useMutation({
    mutationFn: ({ member, isGuardian }: { readonly member: SharingMember; readonly isGuardian: boolean }) =>
      api.call('nameGuardian', { params: { memberId: member.accountId }, body: { isGuardian } }),
    onMutate: () => onStatus(undefined),
    onSuccess: (sharing, { member, isGuardian }) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void refreshActivity(queryClient);
      const name = fullName(member);
      onStatus(isGuardian ? `${name} is asked to be your guardian.` : `${name} is not your guardian.`);
    },
  });

  const changeLevel = useMutation({
    mutationFn: ({ member, level }: { readonly member: SharingMember; readonly level: AccessLevel }) =>
      api.call('updateCircleLevel', { params: { memberId: member.accountId }, body: { level } }),
    onMutate: () => onStatus(undefined),
    onSuccess: (sharing, { member, level }) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void refreshActivity(queryClient);
      const waits = sharing.waiting.some((one) => one.accountId === member.accountId && one.level === level);
      onStatus(
        waits ? `${fullName(member)} can do more once a guardian agrees.` : levelStatus(fullName(member), level),
      );
    },
  });

  const letIn = useMutation({
    mutationFn: ({ accountId }: WaitingMember) => api.call('letInMember', { params: { memberId: accountId } }),
    onMutate: () => onStatus(undefined),
    onSuccess: (sharing, member) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void refreshActivity(queryClient);
      onStatus(levelStatus(fullName(member), member.level));
    },
  });

  const isBusy = remove.isPending || nameGuardian.isPending || changeLevel.isPending || letIn.isPending;
  const members = circle.filter(
    (member) => !remove.isPending || member.accountId !== remove.variables.member.accountId,
  );
  const shown = isWhole ? members : members.slice(0, SHOWN_AT_FIRST);
  return (
    <div>
      <p ref={summary} tabIndex={-1} className={classes.summary}>
        {summaryText(members.length)}
      </p>
      {remove.isError && (
        <Failure>{`${fullName(remove.variables.member)} could not be removed. ${errorText(remove.error)}`}</Failure>
      )}
      {nameGuardian.isError && <Failure>{errorText(nameGuardian.error)}</Failure>}
      {changeLevel.isError && <Failure>{errorText(changeLevel.error)}</Failure>}
      {members.length > 0 && (
        <ul className={classes.members}>
          {shown.map((member) => (
            <MemberRow
              key={member.accountId}
              member={member}
              isBusy={isBusy}
              canLeaveTeams
              onRemove={(fromTeams) => remove.mutate({ member, fromTeams })}
              onLevel={(level) => changeLevel.mutate({ member, level })}
              onGuardian={isAdult ? undefined : (isGuardian) => nameGuardian.mutate({ member, isGuardian })}
            />
          ))}
        </ul>
      )}
      {letIn.isError && <Failure>{errorText(letIn.error)}</Failure>}
      <WaitingMembers
        waiting={waiting}
        isBusy={isBusy}
        onRemove={(member) => remove.mutate({ member, fromTeams: [] })}
        onAgree={isAdult ? (member) => letIn.mutate(member) : undefined}
      />
      {members.length > SHOWN_AT_FIRST && (
        <Button variant="default" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${members.length}`}
        </Button>
      )}
    </div>
  );
}

type Removal = { readonly member: SharingMember | WaitingMember; readonly fromTeams: readonly number[] };

/** Says through which team somebody still sees the player. */
function removedText({ member, fromTeams }: Removal): string {
  const coached = 'teams' in member ? member.teams : [];
  const teams = coached.filter(({ organizationId }) => !fromTeams.includes(organizationId));
  const gone = `${fullName(member)} is no longer in your circle.`;
  if (teams.length === 0) return gone;
  const kept = teams.map(({ name, level }) => `${name} (${levelTexts[level].toLowerCase()})`);
  return `${gone} They still coach you in ${kept.join(' and ')}: you leave a team under Teams.`;
}

function summaryText(count: number): string {
  if (count === 0) return 'Nobody yet. Send your coach or family a link.';
  return count === 1 ? '1 person' : `${count} people`;
}
