import { Button, TextInput } from '@mantine/core';
import { withCourse } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { type QualifierPage, type QualifierPlace, refusalText, useQualifierChange } from './qualifier-queries.ts';

type ElsewhereProps = { readonly place: QualifierPlace; readonly page: QualifierPage };
type Round = QualifierPage['elsewhere'][number];

/** Finished rounds of the day on another course, each of which a coach may count with a reason (TEAM-31). */
export function Elsewhere({ place, page }: ElsewhereProps) {
  const { elsewhere, people, desk } = page;
  if (elsewhere.length === 0 || desk === null) return null;
  return (
    <PageSection id="elsewhere" title="Not counted">
      <p className="readable-m muted">
        Finished on the day of a round, on a course that is not the round’s. What you count adds the course to the
        round, for everybody who played it there.
      </p>
      <ul>
        {elsewhere.map((one) => (
          <Waiting
            key={`${one.entrantId} ${one.round}`}
            place={place}
            page={page}
            waiting={one}
            name={people.find(({ entrantId }) => entrantId === one.entrantId)?.name ?? ''}
          />
        ))}
      </ul>
    </PageSection>
  );
}

type WaitingProps = ElsewhereProps & { readonly waiting: Round; readonly name: string };

function Waiting({ place, page: { desk, revision }, waiting: { round, strokes, course }, name }: WaitingProps) {
  const [why, setWhy] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const change = useQualifierChange(place);
  const { tee, rating } = course;
  const where = `${course.name}${tee === '' ? '' : `, ${tee}`}`;
  const isMissing = why === null || why.trim() === '';
  return (
    <li className="line-bottom stack gap-8 padding-y-8">
      <span className="row-between wrap gap-8">
        <span className="grid shrinkable">
          <span className="medium break-anywhere">{`${name}, round ${round + 1}: ${strokes}`}</span>
          <span className="note break-anywhere">{`${where}, par ${course.par}${rating === null ? ', no rating' : `, rating ${rating}`}`}</span>
        </span>
        {why === null && (
          <Button variant="default" aria-label={`Count it, with a reason: ${name}`} onClick={() => setWhy('')}>
            Count it, with a reason
          </Button>
        )}
      </span>
      {why !== null && desk !== null && (
        <span className="row-wrap gap-8">
          <TextInput
            className="flex-1"
            aria-label={`Why does the round of ${name} count?`}
            placeholder="Course closed, sent to …"
            maxLength={300}
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <Button
            disabled={change.isPending}
            onClick={() => {
              setIsAsked(true);
              if (!isMissing)
                change.mutate({ kind: 'answers', revision, answers: withCourse(desk.answers, round, course), why });
            }}
          >
            Count it
          </Button>
          <Button variant="default" onClick={() => setWhy(null)}>
            Leave it
          </Button>
        </span>
      )}
      {isAsked && isMissing && why !== null && <Failure>Say why it counts: everybody in the team reads it.</Failure>}
      {change.isError && <Failure>{refusalText(change.error)}</Failure>}
    </li>
  );
}
