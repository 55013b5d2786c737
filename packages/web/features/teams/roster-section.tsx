import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { RosterLine, Team } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useApi } from '../../api/api-context.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { useTeamChange } from './team-queries.ts';
import { useTeamSupport } from './team-support.ts';
import classes from './teams.module.css';

type Place = Team['places'][number];
type Added = { readonly rosterId: number; readonly lines: RosterLine[] };

/** Names of a pasted roster that wait for their players (TEAM-29). */
export function RosterSection({ team }: { readonly team: Team }) {
  const [status, setStatus] = useState<string>();
  const support = useTeamSupport();
  const { organizationId } = team;
  const squadOf = (id: number) => team.squads.find(({ rosterId }) => rosterId === id)?.name ?? '';
  const add = useTeamChange<Added>(
    (api, body) => api.call('addTeamPlaces', { params: { organizationId }, body: { ...body, ...support } }),
    (_added, { places }) => `${plural(places.length, 'name')} on the roster. Now send them the link.`,
    setStatus,
  );
  const remove = useTeamChange<Place>(
    (api, { placeId }) => api.call('removeTeamPlace', { params: { organizationId, placeId }, body: support }),
    ({ name }) => `${name} is off the roster.`,
    setStatus,
  );
  return (
    <PageSection id="roster" title="Roster to be filled" status={status}>
      <p className="readable muted">
        Paste your roster, and you see who has not joined yet. A name here shares nothing; it goes when its player has
        joined.
      </p>
      {remove.isError && <Failure>{errorText(remove.error)}</Failure>}
      {team.places.length > 0 && (
        <ul className={classes.rows} aria-label="Not joined yet">
          {team.places.map((place) => (
            <li key={place.placeId} className={classes.row}>
              <div className={classes.who}>
                <p className="medium break-anywhere">{place.name}</p>
                <p className="note break-anywhere">
                  {[squadOf(place.rosterId), place.classYear, place.email].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                variant="default"
                disabled={remove.isPending}
                aria-label={`Remove ${place.name} from the roster`}
                onClick={() => remove.mutate(place)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PasteRoster
        team={team}
        error={add.error}
        isBusy={add.isPending}
        onAdd={(added, onSuccess) => add.mutate(added, { onSuccess })}
      />
    </PageSection>
  );
}

type PasteRosterProps = {
  readonly team: Team;
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onAdd: (added: Added, onAdded: () => void) => void;
};

/** Two steps: what was pasted is read and shown before it is added. */
function PasteRoster({ team, error, isBusy, onAdd }: PasteRosterProps) {
  const { api } = useApi();
  const { organizationId } = team;
  const [text, setText] = useState('');
  const [rosterId, setRosterId] = useState(team.squads[0]?.rosterId ?? 0);
  const read = useMutation({
    mutationFn: () => api.call('readTeamRoster', { params: { organizationId }, body: { text } }),
  });
  const startAgain = () => {
    setText('');
    read.reset();
  };
  const found = read.data;
  const failure = read.error ?? error;
  return (
    <div className={classes.wide}>
      <Textarea
        label="Roster"
        description="One player a line: name, class, email, in any order. A sheet with its heads is fine."
        rows={8}
        maxLength={20_000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          read.reset();
        }}
      />
      {failure !== null && <Failure>{errorText(failure)}</Failure>}
      {found === undefined ? (
        <div>
          <Button variant="default" disabled={text.trim() === '' || read.isPending} onClick={() => read.mutate()}>
            Read the roster
          </Button>
        </div>
      ) : (
        <>
          <ol className="stack gap-8 break-anywhere" aria-label="Names that were read">
            {found.lines.map((line) => (
              <li key={line.name}>{[line.name, line.classYear, line.email].filter(Boolean).join(' · ')}</li>
            ))}
          </ol>
          {found.skipped.map(({ line, text: row }) => (
            <Failure key={line}>{`Line ${line} has no name: ‘${row}’. It is left out.`}</Failure>
          ))}
          {found.lines.length === 0 && <Failure>No name was found.</Failure>}
          {found.lines.length > 0 && (
            <div className={classes.squadRow}>
              <NativeSelect
                label="Squad"
                data={team.squads.map((squad) => ({ value: String(squad.rosterId), label: squad.name }))}
                value={String(rosterId)}
                onChange={(event) => setRosterId(Number(event.currentTarget.value))}
              />
              <Button disabled={isBusy} onClick={() => onAdd({ rosterId, lines: found.lines }, startAgain)}>
                {`Add ${plural(found.lines.length, 'name')}`}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
