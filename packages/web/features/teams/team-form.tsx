import { Button, TextInput } from '@mantine/core';
import { MAX_SQUADS, type Team } from '@strokebook/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { Form } from '../../ui/fields/form.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { teamQuery, useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type Squad = { readonly key: number; readonly rosterId: number | null; readonly name: string };

/**
 * Name and squads of a team. What another coach saved since the form was opened is shown beside what is typed, and is
 * replaced only by a second save (TEAM-25).
 */
export function TeamForm({ team }: { readonly team: Team }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const [revision, setRevision] = useState(team.revision);
  const [name, setName] = useState(team.name);
  const [squads, setSquads] = useState<readonly Squad[]>(() =>
    team.squads.map((squad) => ({ ...squad, key: squad.rosterId })),
  );
  const { organizationId } = team;
  const save = useTeamChange(
    () =>
      api.call('updateTeam', {
        params: { organizationId },
        body: {
          revision,
          name: name.trim(),
          squads: squads.map(({ rosterId, name: squad }) => ({ rosterId, name: squad.trim() })),
          ...support,
        },
      }),
    (_input: undefined, after) => {
      setRevision(after.revision);
      setSquads(after.squads.map((squad) => ({ ...squad, key: squad.rosterId })));
      return 'Saved.';
    },
    setStatus,
  );
  const isConflict = isChanged(save.error);
  const isComplete = name.trim() !== '' && squads.every((squad) => squad.name.trim() !== '');
  /** What the other coach saved is read, so that the next save replaces it knowingly. */
  const readNow = async () => {
    const now = await queryClient.fetchQuery({ ...teamQuery(api, organizationId), staleTime: 0 });
    setRevision(now.revision);
  };
  const saveNow = () => {
    save.mutate(undefined, { onError: (error) => void (isChanged(error) && readNow()) });
  };
  return (
    <PageSection id="team" title="Name and squads" status={status}>
      <Form className={classes.form} onSubmit={() => isComplete && !save.isPending && saveNow()}>
        <TextInput label="Name" maxLength={100} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        {squads.map((squad, place) => (
          <div key={squad.key} className={classes.squadRow}>
            <TextInput
              label={`Squad ${place + 1}`}
              maxLength={60}
              value={squad.name}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                setSquads(squads.map((one) => (one.key === squad.key ? { ...one, name: typed } : one)));
              }}
            />
            {squads.length > 1 && (
              <Button
                variant="default"
                aria-label={`Remove squad ${squad.name}`}
                onClick={() => setSquads(squads.filter((one) => one.key !== squad.key))}
              >
                Remove
              </Button>
            )}
          </div>
        ))}
        <div className="row-wrap gap-8">
          <Button type="submit" disabled={!isComplete || save.isPending}>
            {isConflict ? 'Save mine' : 'Save'}
          </Button>
          {squads.length < MAX_SQUADS && (
            <Button
              variant="default"
              onClick={() => setSquads([...squads, { key: -squads.length - 1, rosterId: null, name: '' }])}
            >
              Add a squad
            </Button>
          )}
        </div>
        {isConflict ? (
          <Failure>
            {`Another coach changed the team since you began. It is now ‘${team.name}’ with ${team.squads.map((squad) => squad.name).join(', ')}. Yours is above: ‘Save mine’ replaces theirs.`}
          </Failure>
        ) : (
          save.isError && <Failure>{errorText(save.error)}</Failure>
        )}
      </Form>
    </PageSection>
  );
}

const isChanged = (error: Error | null): boolean => error instanceof ApiError && error.code === 'TEAM_CHANGED';
