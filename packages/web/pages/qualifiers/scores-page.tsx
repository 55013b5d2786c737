import { TextInput } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { HoleGrid } from '../../features/qualifiers/hole-grid.tsx';
import { PasteScores } from '../../features/qualifiers/paste-scores.tsx';
import { qualifierCardsQuery, refusalText, useQualifierChange } from '../../features/qualifiers/qualifier-queries.ts';
import type { StoredScore } from '../../features/qualifiers/score-cell.tsx';
import { ScoreGrid } from '../../features/qualifiers/score-grid.tsx';
import { TwoValues } from '../../features/qualifiers/two-values.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { type DeskPart, DeskPage } from './desk-page.tsx';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/scores');

/** Scores of a qualifier as a coach types, pastes and decides them (TEAM-31). */
export const QualifierScoresPage = () => (
  <DeskPage
    place={route.useParams()}
    title={() => 'Type the scores'}
    part="The scores"
    coachesOnly="Its coaches type the scores."
  >
    {(part) => <Scores {...part} />}
  </DeskPage>
);

function Scores({ place, page, desk }: DeskPart) {
  const change = useQualifierChange(place);
  const [why, setWhy] = useState('');
  const { rounds, entrants } = desk.answers;
  const started = Math.max(0, ...desk.cells.map(({ round }) => round));
  const { api } = useApi();
  const [isByHole, setIsByHole] = useState(false);
  const cards = useQuery({ ...qualifierCardsQuery(api, place), enabled: isByHole });
  const [only, setOnly] = useState<number | null>(() => (isNarrow(rounds.length) ? started : null));
  const isClosed = page.state === 'closed';
  const isOver = page.state === 'selected';
  const store = (scores: readonly StoredScore[], onStored?: () => void) =>
    change.mutate(
      { kind: 'scores', scores: [...scores], why: isClosed ? why : null },
      { onSuccess: () => onStored?.() },
    );
  const finished = desk.cells.filter(
    ({ card, keptCard, typed }) => card?.isFinished === true || keptCard?.isFinished === true || typed !== null,
  ).length;
  const running = desk.cells.length - finished;
  return (
    <>
      <p className="note" role="status">
        {isOver
          ? 'The squad is confirmed: scores no longer change.'
          : `${plural(finished, 'score')} in, ${running} on the course, ${entrants.length * rounds.length - desk.cells.length} to come. Saved as you type; the board follows. 74, +2, E, W withdrawn, N no card, X excused. Enter: next player. Tab: next round.`}
      </p>
      {isClosed && (
        <TextInput
          label="Why does a score change?"
          description="The qualifier is closed: every change stands below the rule with your name."
          maxLength={300}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      )}
      <Segmented
        label="Type"
        value={isByHole ? 'holes' : 'totals'}
        options={[
          { value: 'totals', label: 'Totals' },
          { value: 'holes', label: 'Hole by hole' },
        ]}
        onChange={(value) => {
          setIsByHole(value === 'holes');
          if (value === 'holes' && only === null) setOnly(started);
        }}
      />
      {rounds.length > 1 && (
        <Segmented
          label="Rounds"
          value={only === null ? '' : String(only)}
          options={[
            ...(isByHole ? [] : [{ value: '', label: 'All' }]),
            ...rounds.map((_, round) => ({ value: String(round), label: `R${round + 1}` })),
          ]}
          onChange={(value) => setOnly(value === '' ? null : Number(value))}
        />
      )}
      {change.isError && <Failure>{refusalText(change.error)}</Failure>}
      {isByHole ? (
        <QueryState part="The holes" query={cards} skeleton={<SkeletonRows rows={8} rowHeight={48} />}>
          {(found) => (
            <HoleGrid
              page={page}
              desk={desk}
              rounds={found?.rounds ?? []}
              round={only ?? started}
              isOver={isClosed || isOver}
              onStore={(holes) => change.mutate({ kind: 'holes', holes: [...holes] })}
            />
          )}
        </QueryState>
      ) : (
        <ScoreGrid
          page={page}
          desk={desk}
          shown={only === null ? rounds.map((_, round) => round) : [only]}
          onStore={(score) => store([score])}
        />
      )}
      {!isOver && <TwoValues page={page} isBusy={change.isPending} onDecide={(decision) => change.mutate(decision)} />}
      {!isOver && !isByHole && (
        <PageSection id="paste" title="Paste from a sheet">
          <PasteScores page={page} desk={desk} isBusy={change.isPending} onStore={store} />
        </PageSection>
      )}
    </>
  );
}

/** Whether one round at a time is shown: on a phone, and where more would not fit beside each other. */
const isNarrow = (roundCount: number): boolean =>
  roundCount > 1 && (roundCount > 4 || window.innerWidth < breakpoints.compact);
