import { Button, TextInput } from '@mantine/core';
import type { CircleMember } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Form } from '../../ui/form.tsx';
import classes from './sharing.module.css';

/** Max length of pasted text: an address with a username in it. */
const MAX_CHARACTERS = 200;

/** The username in pasted text: '@dana', or the address of a profile. */
const usernameIn = (text: string): string => /\/player\/([^/?#]+)/.exec(text)?.[1] ?? text.replace(/^@/, '');

type AddMemberProps = {
  readonly circle: readonly CircleMember[];
  readonly onStatus: (status: string | undefined) => void;
};

export function AddMember({ circle, onStatus }: AddMemberProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [username, setUsername] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const add = useMutation({
    mutationFn: (name: string) => api.call('addCircleMember', { body: { username: usernameIn(name) } }),
    onMutate: () => onStatus(undefined),
    onSuccess: (sharing) => {
      const added = sharing.circle.find((member) => circle.every(({ accountId }) => accountId !== member.accountId));
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, sharing);
      void refreshActivity(queryClient);
      setUsername('');
      onStatus(added === undefined ? 'Already in your circle.' : `${fullName(added)} now sees everything of you.`);
    },
    onSettled: () => field.current?.focus(),
  });

  return (
    <Form
      className={classes.add}
      onSubmit={() => {
        const name = username.trim();
        if (name !== '' && !add.isPending) add.mutate(name);
      }}
    >
      <TextInput
        ref={field}
        className={classes.addField}
        label="Add by username"
        size="md"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CHARACTERS}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          if (add.isError) add.reset();
        }}
        error={add.isError ? errorText(add.error) : null}
      />
      <Button type="submit" size="md" variant="default" disabled={username.trim() === '' || add.isPending}>
        Add
      </Button>
    </Form>
  );
}
