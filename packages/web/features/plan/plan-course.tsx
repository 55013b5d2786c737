import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { calm, type Conditions, type PlannedHole } from '@strokebook/golf/aim';
import { teeYardsOf } from '@strokebook/golf/courses';
import { courseLength } from '@strokebook/golf/format';
import { yards } from '@strokebook/golf/model';
import { holeThumbnail } from '@strokebook/golf/shot-map';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { useUnits } from '../../api/use-units.ts';
import { HoleRadios } from '../../controls/shot-map/hole-radios.tsx';
import { FoldedControls } from '../../ui/fields/folded-controls.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import type { HoleAsk, PlanBasis, RoundHole } from './engine/plan-messages.ts';
import classes from './plan-course.module.css';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHole, type ShownOnMap } from './plan-hole.tsx';
import { type KeptPlan, useKeepPlan } from './plan-queries.ts';
import { PlanRound } from './plan-round.tsx';
import type { PlanSearch } from './plan-search.ts';
import { MAPPED_TEE, totalYardsOf, usualTee } from './plan-tees.ts';
import { conditionsText } from './typed-conditions.ts';
import { usePlanEngine } from './use-plan-engine.ts';

const ClubsDialog = lazy(async () => ({ default: (await import('./clubs-dialog.tsx')).ClubsDialog }));
const ConditionsDialog = lazy(async () => ({ default: (await import('./conditions-dialog.tsx')).ConditionsDialog }));

type PlanCourseProps = {
  readonly accountId: AccountId;
  readonly username: string;
  /** Of the player, beside a hole that they changed. */
  readonly initials: string;
  readonly course: OutputOf<'getCourse'>;
  /** Courses that can be chosen. */
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  readonly basis: PlanBasis;
  readonly plans: readonly KeptPlan[];
  readonly search: PlanSearch;
  readonly onSearch: (change: Partial<PlanSearch>) => void;
  readonly renderSuggestions: (at: { readonly tee: string; readonly hole: number } & ShownOnMap) => ReactNode;
};

const OWN = 'your own';

type Answer = Pick<UseQueryResult<readonly RoundHole[]>, 'data' | 'isPending' | 'isPlaceholderData'>;

const answersOf = (answers: readonly Answer[]) => ({
  holes: answers.flatMap(({ data }) => data ?? []),
  isOld: answers.some((one) => one.isPlaceholderData || one.isPending),
});

/** The plan of a course: the round, or one of its holes. */
export function PlanCourse(props: PlanCourseProps) {
  const { accountId, username, initials, course, courses, basis, plans, search, onSearch } = props;
  const { api } = useApi();
  const [units] = useUnits();
  const engine = usePlanEngine(course, basis);
  const history = useQuery(roundHistoryQuery(api, accountId)).data ?? [];
  const keep = useKeepPlan(accountId);
  const [level, setLevel] = useState<string | null>(null);
  const [conditions, setConditions] = useState<ReadonlyMap<number, Conditions>>(new Map());
  const [open, setOpen] = useState<'clubs' | 'conditions' | null>(null);
  const tee =
    search.tee ?? plans.find(({ courseId }) => courseId === course.courseId)?.tee ?? usualTee(course, history);
  const kept = plans.find((plan) => plan.courseId === course.courseId && plan.tee === tee);
  const hole = course.holes.find(({ number }) => number === search.hole);
  const askOf = (number: number): HoleAsk => ({
    ...{ hole: number, ball: null, pin: null, club: null, level, units },
    teeYards: teeYardsOf(course, tee, number),
    conditions: conditions.get(number) ?? calm,
  });
  const asks = course.holes.map(({ number }) => askOf(number));
  // Hole by hole, so that the first ones are shown while the last ones are worked out.
  const round = useQueries({
    queries: (hole === undefined ? asks : []).map((ask) => ({
      queryKey: ['planRound', engine.key, ask],
      queryFn: () => engine.ask({ kind: 'round', asks: [ask] }),
      networkMode: 'always' as const,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    })),
    combine: answersOf,
  });
  const fresh = round.holes;
  const shown: readonly RoundHole[] =
    kept === undefined
      ? fresh
      : course.holes.map(({ number }): RoundHole => {
          const planned = kept.holes.find((one) => one.hole === number);
          const missing = { hole: number, missing: 'Not in the plan.' };
          return planned === undefined
            ? (fresh.find((one) => one.hole === number) ?? missing)
            : { hole: number, planned };
        });
  const keepHoles = (holes: readonly RoundHole[]) =>
    keep.mutate({
      courseId: course.courseId,
      tee,
      holes: holes.flatMap((one) => ('planned' in one ? [one.planned] : [])),
    });
  const keepHole = async (planned: PlannedHole, isOwn: boolean) => {
    const own = { ...planned, editedBy: isOwn ? initials : null };
    // The first hole that is kept keeps the others as the plan has them.
    const others = (kept === undefined ? await engine.ask({ kind: 'round', asks }) : shown).filter(
      (one) => one.hole !== planned.hole,
    );
    keepHoles([...others, { hole: planned.hole, planned: own }].toSorted((a, b) => a.hole - b.hole));
  };
  const thumbnails = useMemo(() => course.holes.map((one) => ({ one, thumbnail: holeThumbnail(one) })), [course]);
  const step = (by: 1 | -1): void => {
    const at = course.holes.findIndex(({ number }) => number === hole?.number);
    const next = course.holes.at((at + by + course.holes.length) % course.holes.length);
    if (next !== undefined) onSearch({ hole: next.number });
  };
  const total = totalYardsOf(course, tee);
  const courseMenu = (
    <PickMenu
      label="Course"
      value={course.courseId}
      options={[{ id: course.courseId, name: course.name }, ...courses.filter(({ id }) => id !== course.courseId)].map(
        ({ id, name }) => ({ value: id, label: name }),
      )}
      onChange={(next) => onSearch({ course: next, tee: undefined, hole: undefined })}
    />
  );
  return (
    <>
      <div className={classes.tools} data-no-print>
        {hole === undefined ? (
          courseMenu
        ) : (
          <Link
            className="quiet-button"
            to="/player/$username/plan"
            params={{ username }}
            search={{ course: course.courseId, tee }}
          >
            <BackIcon /> The round
          </Link>
        )}
        <FoldedControls label="Course, tee, strokes and clubs" active={0}>
          {hole !== undefined && courseMenu}
          <PickMenu
            label="Tee"
            value={tee}
            hint={total === null || hole !== undefined ? undefined : courseLength(yards(total), units)}
            options={
              course.tees.length === 0
                ? [{ value: MAPPED_TEE, label: 'as mapped' }]
                : course.tees.map(({ name }) => ({ value: name }))
            }
            onChange={(next) => onSearch({ tee: next })}
          />
          <PickMenu
            label="Strokes"
            value={level ?? OWN}
            options={[
              { value: OWN },
              ...basis.levels.map(({ standardName, label }) => ({ value: standardName, label })),
            ]}
            onChange={(next) => setLevel(next === OWN ? null : next)}
          />
          {hole !== undefined && (
            <button type="button" className="quiet-button" onClick={() => setOpen('conditions')}>
              <span className="muted regular">Wind:</span> {conditionsText(conditions.get(hole.number) ?? calm, units)}
            </button>
          )}
          <button type="button" className="quiet-button" onClick={() => setOpen('clubs')}>
            Clubs
          </button>
        </FoldedControls>
      </div>
      {hole === undefined ? (
        shown.length === 0 ? (
          <SkeletonRows rows={10} rowHeight={50} />
        ) : (
          <>
            <PlanRound
              {...{ course, tee, units }}
              holes={shown}
              isOld={kept === undefined && round.isOld}
              linkOf={(number) => ({
                to: '/player/$username/plan',
                params: { username },
                search: { course: course.courseId, tee, hole: number },
              })}
            />
            <PlanFoot
              {...{ accountId, course, tee, kept }}
              isKeeping={keep.isPending}
              isReady={!round.isOld}
              onKeep={() => keepHoles(fresh)}
              onRemove={() => keepHoles([])}
            />
          </>
        )
      ) : (
        <>
          <div className={classes.strip}>
            <HoleRadios
              shown={String(hole.number)}
              tallest={Math.max(1, ...thumbnails.map(({ thumbnail }) => thumbnail?.height ?? 0))}
              options={thumbnails.map(({ one, thumbnail }) => ({
                ...{ key: String(one.number), text: String(one.number), thumbnail },
                title: `Hole ${one.number}${one.par === undefined ? '' : `, par ${one.par}`}`,
                onChoose: () => onSearch({ hole: one.number }),
              }))}
            />
          </div>
          <PlanHole
            key={hole.number}
            {...{ accountId, username, course, hole, engine, basis, level }}
            teeYards={teeYardsOf(course, tee, hole.number)}
            conditions={conditions.get(hole.number) ?? calm}
            kept={kept?.holes.find((one) => one.hole === hole.number)}
            isKeeping={keep.isPending}
            onKeep={(planned, isOwn) => void keepHole(planned, isOwn)}
            onStep={step}
            suggestions={(shown) => props.renderSuggestions({ tee, hole: hole.number, ...shown })}
          />
        </>
      )}
      {keep.error !== null && (
        <p role="alert" data-tone="worse" className="margin-top-12">
          {errorText(keep.error)}
        </p>
      )}
      <Suspense>
        {open === 'clubs' && <ClubsDialog {...{ accountId, basis, units }} onClose={() => setOpen(null)} />}
        {open === 'conditions' && hole !== undefined && (
          <ConditionsDialog
            hole={hole.number}
            units={units}
            conditions={conditions.get(hole.number) ?? calm}
            onChoose={(next) => setConditions((before) => new Map(before).set(hole.number, next))}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
