import { NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { teamQuery, useTeamRefresh } from './team-queries.ts';
import classes from './teams.module.css';

/** The squads that a team begins with; more are added on its page. */
const beginnings: readonly (readonly [label: string, squads: readonly string[]])[] = [
  ['Women and men', ['Women', 'Men']],
  ['Women', ['Women']],
  ['Men', ['Men']],
  ['Girls and boys', ['Girls', 'Boys']],
  ['One squad', ['Players']],
];

/** Makes a team in one step: its name and its squads. */
export function MakeTeam() {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = useTeamRefresh();
  const [name, setName] = useState('');
  const [beginning, setBeginning] = useState(0);
  const make = useMutation({
    mutationFn: () =>
      api.call('createTeam', { body: { name: name.trim(), squads: [...(beginnings[beginning]?.[1] ?? [])] } }),
    onSuccess: async (team) => {
      queryClient.setQueryData(teamQuery(api, team.organizationId).queryKey, team);
      refresh();
      await navigate({ to: '/teams/$organizationId', params: { organizationId: team.organizationId } });
    },
  });
  return (
    <Form
      className={classes.form}
      onSubmit={() => {
        if (name.trim() !== '' && !make.isPending) make.mutate();
      }}
    >
      <TextInput
        label="Name of the team"
        placeholder="Harrow Glen Golf"
        maxLength={100}
        autoComplete="organization"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Squads"
        data={beginnings.map(([label], place) => ({ value: String(place), label }))}
        value={String(beginning)}
        onChange={(event) => setBeginning(Number(event.currentTarget.value))}
      />
      <BusyButton type="submit" isInactive={name.trim() === '' || make.isPending} onClick={() => undefined}>
        Make the team
      </BusyButton>
      {make.isError && <Failure>{errorText(make.error)}</Failure>}
    </Form>
  );
}
