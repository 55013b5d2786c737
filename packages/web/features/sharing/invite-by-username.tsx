import { Button, TextInput } from '@mantine/core';
import type { CircleMember } from '@strokebook/contract';
import type { AccessLevel } from '@strokebook/golf/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Form } from '../../ui/fields/form.tsx';
import classes from './sharing.module.css';

/** Max length of pasted text: an address with a username in it. */
const MAX_CHARACTERS = 200;

/** The username in pasted text: '@dana', or the address of a profile. */
const usernameIn = (text: string): string => /\/player\/([^/?#]+)/.exec(text)?.[1] ?? text.replace(/^@/, '');

type InviteByUsernameProps = {
  readonly circle: readonly CircleMember[];
  readonly level: AccessLevel;
  readonly onStatus: (status: string | undefined) => void;
};

/** Invites an account, which is in the circle when it accepts (ACCESS-O61). */
export function InviteByUsername({ circle, level, onStatus }: InviteByUsernameProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [username, setUsername] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const invite = useMutation({
    mutationFn: (name: string) => api.call('inviteToCircle', { body: { username: usernameIn(name), level } }),
    onMutate: () => onStatus(undefined),
    onSuccess: (reply, name) => {
      queryClient.setQueryData(api.query('listCircleInvitations', {}).queryKey, reply);
      void refreshActivity(queryClient);
      setUsername('');
      const isSame = (one: { readonly username: string }) =>
        one.username.toLowerCase() === usernameIn(name).toLowerCase();
      const asked = reply.invitations.find(({ invited }) => invited !== null && isSame(invited));
      const isMember = circle.some(isSame);
      onStatus(isMember ? 'Already in your circle.' : `${asked?.invited?.fullName ?? name} is invited.`);
    },
    onSettled: () => field.current?.focus(),
  });

  return (
    <Form
      className={classes.add}
      onSubmit={() => {
        const name = username.trim();
        if (name !== '' && !invite.isPending) invite.mutate(name);
      }}
    >
      <TextInput
        ref={field}
        label="Invite by username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CHARACTERS}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          if (invite.isError) invite.reset();
        }}
        error={invite.isError ? errorText(invite.error) : null}
      />
      <Button type="submit" variant="default" disabled={username.trim() === '' || invite.isPending}>
        Invite
      </Button>
    </Form>
  );
}
