import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay } from '@strokebook/golf/format';
import { plannedGroups, type TeeGroup, type TeePlan } from '@strokebook/golf/qualifier';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useAway } from '../../features/absences/absence-queries.ts';
import {
  qualifierCardsQuery,
  type QualifierCards,
  type QualifierPage,
  type QualifierPlace,
  qualifierQuery,
  refusalText,
  useQualifierChange,
} from '../../features/qualifiers/qualifier-queries.ts';
import { TeeGroups, TeeSheetText } from '../../features/qualifiers/tee-groups.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeskHead } from './desk-head.tsx';
import classes from './page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/tees');

/** Who plays with whom, and when: made and changed by coaches, read by the team, printed on one page (TEAM-32). */
export function QualifierTeesPage() {
  const place = route.useParams();
  const { api } = useApi();
  const query = useQuery(qualifierQuery(api, place));
  const cards = useQuery(qualifierCardsQuery(api, place));
  const [round, setRound] = useState(0);
  return (
    <main className={classes.column}>
      <DeskHead place={place} page={query.data} title="Tee sheet" />
      <QueryState part="The tee sheet" query={query} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
        {(page) =>
          page === null || page.reader === 'public' ? (
            <Notice title="This tee sheet is not open to you.">The team reads it.</Notice>
          ) : (
            <QueryState part="The rounds" query={cards} skeleton={<SkeletonRows rows={6} rowHeight={60} />}>
              {(found) =>
                found !== null && (
                  <>
                    {found.rounds.length > 1 && (
                      <Segmented
                        label="Round"
                        value={String(round)}
                        options={found.rounds.map(({ playedOn }, index) => ({
                          value: String(index),
                          label: `R${index + 1}, ${formatDay(playedOn)}`,
                        }))}
                        onChange={(value) => setRound(Number(value))}
                      />
                    )}
                    <Sheet key={round} place={place} page={page} rounds={found.rounds} round={round} />
                  </>
                )
              }
            </QueryState>
          )
        }
      </QueryState>
    </main>
  );
}

type SheetProps = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly rounds: QualifierCards['rounds'];
  readonly round: number;
};

function Sheet({ place, page, rounds, round }: SheetProps) {
  const stored = page.teeSheets.find((sheet) => sheet.round === round)?.groups ?? null;
  const [draft, setDraft] = useState<readonly TeeGroup[] | null>(null);
  const change = useQualifierChange(place, () => setDraft(null));
  const nameOf = new Map(page.people.map(({ entrantId, name }) => [entrantId, name]));
  const awayOf = useAway(place.organizationId);
  const playedOn = rounds[round]?.playedOn;
  const course = rounds[round]?.courses[0];
  const save = (groups: readonly TeeGroup[]) =>
    change.mutate({
      kind: 'teeSheet',
      revision: page.revision,
      round,
      groups: groups.map((group) => ({ ...group, entrantIds: [...group.entrantIds] })),
    });
  if (page.desk === null || (draft === null && stored !== null)) {
    return stored === null ? (
      <Notice title="No tee sheet yet.">Your coaches have not made one for this round.</Notice>
    ) : (
      <>
        <p className="note">{`${page.name}, round ${round + 1}: ${course?.name ?? ''}, ${formatDay(rounds[round]?.playedOn ?? page.today)}`}</p>
        <TeeSheetText groups={stored} nameOf={nameOf} />
        <div className={classes.actions} data-no-print>
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
          {page.desk !== null && (
            <>
              <Button variant="default" onClick={() => setDraft(stored)}>
                Change
              </Button>
              <Button variant="default" disabled={change.isPending} onClick={() => setDraft([])}>
                Make it anew
              </Button>
            </>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      {draft === null || draft.length === 0 ? (
        <>
          <Plan
            page={page}
            round={round}
            awayText={(accountId) => (playedOn === undefined ? '' : awayOf(accountId, playedOn, playedOn))}
            onPlan={setDraft}
          />
          {stored !== null && (
            <div>
              <Button variant="default" onClick={() => setDraft(null)}>
                Leave it
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p className="note" data-no-print>
            Drag a name, or tap it and then the place; the arrows move it by one.
          </p>
          <TeeGroups groups={draft} nameOf={nameOf} onChange={setDraft} />
          <div className={classes.actions} data-no-print>
            <Button disabled={change.isPending} onClick={() => save(draft)}>
              Save the tee sheet
            </Button>
            <Button
              variant="default"
              onClick={() => setDraft([...draft, { time: draft.at(-1)?.time ?? '09:00', hole: 0, entrantIds: [] }])}
            >
              Another group
            </Button>
            <Button variant="default" onClick={() => setDraft(null)}>
              Leave it
            </Button>
          </div>
        </>
      )}
      {change.isError && <Failure>{refusalText(change.error)}</Failure>}
    </>
  );
}

type PlanProps = {
  readonly page: QualifierPage;
  readonly round: number;
  /** Why a player cannot come on the day of the round; '' for one who can. */
  readonly awayText: (accountId: AccountId | null) => string;
  readonly onPlan: (groups: readonly TeeGroup[]) => void;
};

/** How the groups are made: four answers, all filled. */
function Plan({ page, round, awayText, onPlan }: PlanProps) {
  const last = page.teeSheets.find((sheet) => sheet.round === round - 1)?.groups ?? null;
  const { rows } = page.boards.chosen;
  const hasStanding = rows.some(({ place }) => place !== null);
  const [order, setOrder] = useState<TeePlan['order']>(
    hasStanding ? 'standing' : last === null ? 'listed' : 'lastRound',
  );
  const [size, setSize] = useState(4);
  const [start, setStart] = useState(last?.[0]?.time ?? '09:00');
  const [interval, setInterval] = useState<number | null>(10);
  const away = page.people.filter(({ accountId }) => awayText(accountId) !== '');
  const listed = page.people.filter((person) => !away.includes(person)).map(({ entrantId }) => entrantId);
  return (
    <div className="stack gap-12 items-left">
      <div className="field-pair">
        <NativeSelect
          label="Order"
          data={[
            ...(hasStanding ? [{ value: 'standing', label: 'The standing, the best last' }] : []),
            ...(last === null ? [] : [{ value: 'lastRound', label: 'As in the last round' }]),
            { value: 'listed', label: 'As they are listed' },
          ]}
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as TeePlan['order'])}
        />
        <NativeSelect
          label="Players in a group"
          data={['2', '3', '4', '5']}
          value={String(size)}
          onChange={({ currentTarget }) => setSize(Number(currentTarget.value))}
        />
        <TextInput
          type="time"
          label="First time"
          value={start}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
        <NativeSelect
          label="Then every"
          data={[
            ...[8, 9, 10, 12, 15].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
            { value: '', label: 'Shotgun: all at once' },
          ]}
          value={interval === null ? '' : String(interval)}
          onChange={({ currentTarget: { value } }) => setInterval(value === '' ? null : Number(value))}
        />
      </div>
      {away.length > 0 && (
        <p className="break-anywhere">
          {`Not in a group, because they cannot come: ${away.map(({ name, accountId }) => `${name} (${awayText(accountId)})`).join(', ')}.`}
        </p>
      )}
      <Button
        disabled={start === ''}
        onClick={() =>
          onPlan(
            plannedGroups(
              { listed, standing: rows.map(({ entrantId }) => entrantId), last },
              { order, size, start, interval },
            ),
          )
        }
      >
        Make the groups
      </Button>
    </div>
  );
}
