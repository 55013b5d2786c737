import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { TwoPressButton } from '../../ui/two-press-button.tsx';
import {
  type QualifierPage,
  type QualifierPlace,
  refusalText,
  useQualifierChange,
  useQualifierDeletion,
} from './qualifier-queries.ts';
import { momentText } from './rule-text.tsx';

type PutAwayProps = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly onDeleted: () => void;
};

/** Ends a qualifier that nobody needs: deleted without scores, archived with a reason once it has some (TEAM-08). */
export function PutAway({ place, page: { state, revision, archived, name }, onDeleted }: PutAwayProps) {
  const change = useQualifierChange(place);
  const deletion = useQualifierDeletion(place, onDeleted);
  const [why, setWhy] = useState('');
  const isBusy = change.isPending || deletion.isPending;
  const failed = change.error ?? deletion.error;
  return (
    <div className="stack gap-8 items-left" data-no-print>
      {archived !== null ? (
        <>
          <p className="note break-anywhere">
            {`Archived ${momentText(archived.at)} by ${archived.byName}: ${archived.reason}`}
          </p>
          <Button variant="default" disabled={isBusy} onClick={() => change.mutate({ kind: 'archive', why: null })}>
            Back into the list
          </Button>
        </>
      ) : state === 'open' ? (
        <TwoPressButton
          word="Delete"
          label={`Delete the ${name} qualifier`}
          keepWord="Keep it"
          isBusy={isBusy}
          onAct={() => deletion.mutate(revision)}
        >
          <p className="note">It has no score; nothing of it stays.</p>
        </TwoPressButton>
      ) : (
        <TwoPressButton
          word="Archive"
          label={`Archive the ${name} qualifier`}
          keepWord="Keep it"
          isBusy={isBusy}
          onAct={() => change.mutate({ kind: 'archive', why })}
        >
          <TextInput
            label="Why? The team reads it."
            maxLength={300}
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </TwoPressButton>
      )}
      {failed !== null && <Failure>{refusalText(failed)}</Failure>}
    </div>
  );
}
