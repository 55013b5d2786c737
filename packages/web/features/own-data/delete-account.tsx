import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RemovedData } from '@strokebook/contract';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import classes from './own-data.module.css';

type DeleteAccountProps = {
  readonly username: string;
  /** Asks for a confirmation by code; resolves to whether it was given. */
  readonly onConfirmationNeeded: () => Promise<boolean>;
  /** Called after the deletion with what was deleted. */
  readonly onRemoved: (removed: RemovedData['removed']) => void;
};

/** Deletes the account. Requires typing the username, because deletion cannot be undone. */
export function DeleteAccount({ username, onConfirmationNeeded, onRemoved }: DeleteAccountProps) {
  const { api } = useApi();
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim().toLowerCase() === username.toLowerCase();

  const remove = useMutation({
    mutationFn: async (): Promise<RemovedData | null> => {
      const ask = () => api.call('deleteAccount', { body: { username: typed } });
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
        return (await onConfirmationNeeded()) ? ask() : null;
      }
    },
    onSuccess: (data) => {
      if (data !== null) onRemoved(data.removed);
    },
  });

  return (
    <PageSection id="deletion" title="Delete account">
      <p className={classes.text}>This cannot be undone, by you or by us. What goes with the account:</p>
      <ul className={classes.lost}>
        <li>every round, with all holes, shots and figures</li>
        <li>your schedule, news, pictures and videos</li>
        <li>your profile and its address, which somebody else may take</li>
        <li>your places in the circles of others and on the rosters of teams</li>
        <li>every sign-in, on every device</li>
      </ul>
      <Form
        className={classes.form}
        onSubmit={() => {
          if (isMeant && !remove.isPending) remove.mutate();
        }}
      >
        <TextInput
          label={`Type your username, ${username}, to go on`}
          size="md"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          readOnly={remove.isPending}
        />
        {remove.isError && <Failure>{`Nothing was deleted. ${remove.error.message}`}</Failure>}
        <div className="wrap gap-8">
          <Button type="submit" size="md" variant="outline" color="var(--flag)" disabled={!isMeant || remove.isPending}>
            {remove.isPending ? 'Deleting …' : 'Delete my account'}
          </Button>
        </div>
      </Form>
    </PageSection>
  );
}
