import { Button, NumberInput } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import { useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import {
  refusalText,
  type TeamEventPage,
  type TeamEventPlace,
  useEventChange,
  useEventDeletion,
} from './event-queries.ts';

type EventEndProps = {
  readonly place: TeamEventPlace;
  readonly page: TeamEventPage;
  readonly desk: NonNullable<TeamEventPage['desk']>;
  readonly onDeleted: () => void;
};

/** The team's place, and the results in the schedules of the players: written in one step, taken back in one (TEAM-14). */
export function EventEnd({ place, page: { revision, isFinished, name }, desk, onDeleted }: EventEndProps) {
  const change = useEventChange(place);
  const deletion = useEventDeletion(place, onDeleted);
  const [at, setAt] = useState<number | string>(desk.place?.place ?? '');
  const [isTied, setIsTied] = useState(desk.place?.isTied ?? false);
  const [teams, setTeams] = useState<number | string>(desk.place?.teams ?? '');
  const isBusy = change.isPending || deletion.isPending;
  const failed = change.error ?? deletion.error;
  return (
    <PageSection id="end" title="Results">
      {isFinished ? (
        <>
          <p className="readable-m">
            {`The results are in ${plural(desk.written, 'schedule')}. Whoever lets you see alone is offered the own result.`}
          </p>
          <div>
            <TwoPressButton
              word="Take the results back"
              label={`Take the results of the ${name} back`}
              keepWord="Leave them"
              isBusy={isBusy}
              onAct={() => change.mutate({ kind: 'takeBack', revision })}
            >
              <p className="note">Each schedule is as it was before, but for what its player has changed since.</p>
            </TwoPressButton>
          </div>
        </>
      ) : (
        <>
          <div className="row-wrap gap-12">
            <NumberInput label="Place of the team" min={1} max={500} allowDecimal={false} value={at} onChange={setAt} />
            <NumberInput label="Teams" min={1} max={500} allowDecimal={false} value={teams} onChange={setTeams} />
            <CheckRow isChecked={isTied} onChange={setIsTied}>
              Tied
            </CheckRow>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() =>
                change.mutate({
                  ...{ kind: 'place', revision },
                  place:
                    typeof at === 'number'
                      ? { place: at, isTied, teams: typeof teams === 'number' ? teams : null }
                      : null,
                })
              }
            >
              Save the place
            </Button>
          </div>
          <div className="row-wrap gap-8">
            <Button disabled={isBusy} onClick={() => change.mutate({ kind: 'finish', revision })}>
              Write the results to the schedules
            </Button>
            <TwoPressButton
              word="Delete"
              label={`Delete the ${name}`}
              keepWord="Keep it"
              isBusy={isBusy}
              onAct={() => deletion.mutate(revision)}
            >
              <p className="note">Its typed scores go too; rounds of the players stay.</p>
            </TwoPressButton>
          </div>
        </>
      )}
      {failed !== null && <Failure>{refusalText(failed)}</Failure>}
    </PageSection>
  );
}
