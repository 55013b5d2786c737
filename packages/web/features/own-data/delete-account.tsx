import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RemovedData } from '@strokebook/contract';
import { useApi } from '../../api/api-context.tsx';
import { ApiError } from '../../api/errors.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import classes from './own-data.module.css';

type DeleteAccountProps = {
  readonly username: string;
  /** Asks for a confirmation by code; resolves to whether it was given. */
  readonly onConfirmationNeeded: () => Promise<boolean>;
  /** Called after the deletion with what was deleted. */
  readonly onRemoved: (removed: RemovedData) => void;
};

/**
 * Deletes the account, for good or so that support can restore it for a week. Requires typing the username, to prevent
 * accidents.
 */
export function DeleteAccount({ username, onConfirmationNeeded, onRemoved }: DeleteAccountProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isForGood, setIsForGood] = useState(false);
  const isMeant = typed.trim().toLowerCase() === username.toLowerCase();

  const remove = useMutation({
    mutationFn: async (): Promise<RemovedData | null> => {
      const ask = async () => {
        // A call that is still under way would find its session ended, which leads home before the list is shown.
        await queryClient.cancelQueries();
        return api.call('deleteAccount', { body: { username: typed, isForGood } });
      };
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
        return (await onConfirmationNeeded()) ? ask() : null;
      }
    },
    onSuccess: (data) => {
      if (data !== null) onRemoved(data);
    },
  });

  return (
    <PageSection id="deletion" title="Delete account">
      <p className="readable-s muted">
        Your account is closed at once, for everyone. Everything is removed after 7 days; until then support can restore
        it if you ask. What goes with the account:
      </p>
      <ul className="muted bullets">
        <li>every round, with all holes, shots and figures</li>
        <li>your schedule, news, pictures and videos</li>
        <li>your profile and its address, which somebody else may take</li>
        <li>your places in the circles of others and in teams; a team that nobody else coaches ends</li>
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
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          readOnly={remove.isPending}
        />
        <CheckRow isChecked={isForGood} isDisabled={remove.isPending} onChange={setIsForGood}>
          Delete now for good: nobody can restore it, not even support
        </CheckRow>
        {remove.isError && <Failure>{`Nothing was deleted. ${remove.error.message}`}</Failure>}
        <div className="wrap gap-8">
          <Button type="submit" variant="outline" color="var(--flag)" disabled={!isMeant || remove.isPending}>
            {remove.isPending ? 'Deleting …' : isForGood ? 'Delete my account for good' : 'Delete my account'}
          </Button>
        </div>
      </Form>
    </PageSection>
  );
}
