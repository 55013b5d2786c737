import { Button } from '@mantine/core';
import type { SharingMember } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { levelStatus } from '../../controls/circle-rights/level-texts.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { MemberRow } from './member-row.tsx';
import classes from './sharing.module.css';

/** More than most circles have, and few enough to keep the rest of the page close. */
const SHOWN_AT_FIRST = 8;

type MemberListProps = {
  readonly circle: readonly SharingMember[];
  readonly onStatus: (status: string | undefined) => void;
};

export function MemberList({ circle, onStatus }: MemberListProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [isWhole, setIsWhole] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);

  const remove = useMutation({
    mutationFn: ({ accountId }: SharingMember) => api.call('removeCircleMember', { params: { memberId: accountId } }),
    onMutate: () => {
      onStatus(undefined);
      // The pressed button disappears with its row.
      summary.current?.focus();
    },
    onSuccess: (sharing, member) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void refreshActivity(queryClient);
      onStatus(`${fullName(member)} is no longer in your circle.`);
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
      onStatus(levelStatus(fullName(member), level));
    },
  });

  const isBusy = remove.isPending || nameGuardian.isPending || changeLevel.isPending;
  const members = circle.filter((member) => !remove.isPending || member.accountId !== remove.variables.accountId);
  const shown = isWhole ? members : members.slice(0, SHOWN_AT_FIRST);
  return (
    <div>
      <p ref={summary} tabIndex={-1} className={classes.summary}>
        {summaryText(members.length)}
      </p>
      {remove.isError && (
        <Failure>{`${fullName(remove.variables)} could not be removed. ${errorText(remove.error)}`}</Failure>
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
              onRemove={() => remove.mutate(member)}
              onLevel={(level) => changeLevel.mutate({ member, level })}
              onGuardian={(isGuardian) => nameGuardian.mutate({ member, isGuardian })}
            />
          ))}
        </ul>
      )}
      {members.length > SHOWN_AT_FIRST && (
        <Button variant="default" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${members.length}`}
        </Button>
      )}
    </div>
  );
}

function summaryText(count: number): string {
  if (count === 0) return 'Nobody yet. Send your coach or family a link.';
  return count === 1 ? '1 person' : `${count} people`;
}
