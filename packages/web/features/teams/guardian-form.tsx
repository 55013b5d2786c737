import { TextInput } from '@mantine/core';
import type { Team } from '@strokebook/contract';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type GuardianFormProps = {
  readonly team: Team;
  readonly request: Team['requests'][number];
  readonly onStatus: (status: string | undefined) => void;
};

/** Asks somebody in the circle of a waiting player to be their guardian (TEAM-28). */
export function GuardianForm({ team: { organizationId }, request, onStatus }: GuardianFormProps) {
  const [username, setUsername] = useState('');
  const support = useTeamSupport();
  const name = useTeamChange<string>(
    (api, asked) =>
      api.call('nameTeamGuardian', {
        params: { organizationId, memberId: request.accountId },
        body: { username: asked, ...support },
      }),
    (asked) =>
      `If ${asked} is in the circle of ${request.fullName}, they are asked to be the guardian, and confirm it.`,
    onStatus,
  );
  const typed = username.trim();
  return (
    <details className={classes.guardian}>
      <summary>Name a guardian</summary>
      <Form
        className={classes.form}
        onSubmit={() => {
          if (typed !== '' && !name.isPending) name.mutate(typed, { onSuccess: () => setUsername('') });
        }}
      >
        <TextInput
          label="Username of the parent"
          description="Somebody in the player’s circle. They are asked, and the player reads that you did."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <BusyButton
          type="submit"
          variant="default"
          isInactive={typed === '' || name.isPending}
          onClick={() => undefined}
        >
          Ask
        </BusyButton>
        {name.isError && <Failure>{errorText(name.error)}</Failure>}
      </Form>
    </details>
  );
}
