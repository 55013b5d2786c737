import { type PlannedHole, type PlanSummary, summarizePlan } from '@strokebook/golf/aim';
import { teeYardsOf } from '@strokebook/golf/courses';
import { clubName, decimal, grouped, scoreToPar, signed } from '@strokebook/golf/format';
import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import { yards, yardsToMetres } from '@strokebook/golf/model';
import { type HoleThumbnail, holeThumbnail } from '@strokebook/golf/shot-map';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type CSSProperties, useMemo } from 'react';
import { Thumbnail } from '../../controls/shot-map/hole-radios.tsx';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import type { RoundHole } from './engine/plan-messages.ts';
import classes from './plan-round.module.css';
import { lengthUnit } from './plan-text.ts';

type PlanRoundProps = {
  readonly course: CourseDocument;
  readonly tee: string;
  readonly holes: readonly RoundHole[];
  readonly units: UnitSystem;
  readonly isOld: boolean;
  readonly linkOf: (hole: number) => LinkProps;
};

type Row = {
  readonly label: string;
  readonly hole: number | null;
  readonly par: number | null;
  readonly length: number | null;
  readonly planned: PlannedHole | null;
  readonly missing: string;
  readonly value: number | null;
  readonly saves: number | null;
  readonly isOpen: boolean;
};

/** The round as a plan: what it is expected to take, and each hole with its club and target (AIM-10). */
export function PlanRound({ course, tee, holes, units, isOld, linkOf }: PlanRoundProps) {
  const planned = holes.flatMap((one) => ('planned' in one ? [one.planned] : []));
  const summary = summarizePlan(planned);
  const rows = course.holes.map((hole): Row => {
    const own = holes.find((one) => one.hole === hole.number);
    const plan = own !== undefined && 'planned' in own ? own.planned : null;
    return {
      ...{ label: String(hole.number), hole: hole.number, par: hole.par ?? null, planned: plan },
      length: teeYardsOf(course, tee, hole.number),
      missing: own !== undefined && 'missing' in own ? own.missing : '',
      value: plan?.value ?? null,
      saves: plan?.saves ?? null,
      isOpen: plan !== null && plan.saves === null,
    };
  });
  const nines = rows.length > 9 ? [rows.slice(0, 9), rows.slice(9)] : [rows];
  const thumbnails = useMemo(() => course.holes.map((hole) => [hole.number, holeThumbnail(hole)] as const), [course]);
  const columns = columnsOf(new Map(thumbnails), units, linkOf);
  const names = rows.length > 9 ? ['Out', 'In'] : ['Total'];
  return (
    <div className="fading" data-stale={isOld || undefined}>
      <Head summary={summary} holes={planned} course={course} />
      <div className={classes.nines}>
        {nines.map((nine, index) => (
          <ColumnTable
            key={names[index]}
            label={`Plan, ${names[index]}`}
            columns={columns}
            rows={[...nine, sumOf(nine, names[index] ?? ''), ...(index === 1 ? [sumOf(rows, 'Total')] : [])]}
            keyOf={({ label }) => label}
            rowProps={({ hole }) => ({
              'data-sum': hole === null || undefined,
              ...(hole !== null && summary.dearest.includes(hole) ? { style: dearestRow } : {}),
            })}
          />
        ))}
      </div>
    </div>
  );
}

type HeadProps = {
  readonly summary: PlanSummary;
  readonly holes: readonly PlannedHole[];
  readonly course: CourseDocument;
};

function Head({ summary, holes, course }: HeadProps) {
  const pars = holes.map(({ hole }) => course.holes.find(({ number }) => number === hole)?.par);
  const par = pars.every((one) => one !== undefined) ? pars.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
  const { dearest, dearestSave, saves, openCount, expected } = summary;
  if (holes.length === 0) return null;
  return (
    <header className={classes.head}>
      <div>
        <p className="note">Expected, the plan</p>
        <b className={classes.expected}>{decimal(expected, 1)}</b>
        <p>
          {par !== null && (
            <>
              <b>{scoreToPar(expected - par, 1)}</b> to par{' '}
            </>
          )}
          <span className="muted">over {holes.length === 1 ? 'one hole' : `${holes.length} holes`}</span>
        </p>
      </div>
      <div>
        <h1 className={classes.say}>
          {dearest.length === 0 ? (
            'The flag is as good as any line here.'
          ) : (
            <>
              {countOf(dearest.length)} {dearest.length === 1 ? 'holds' : 'hold'} {decimal(dearestSave, 2)} of the{' '}
              <span className={classes.saved}>{decimal(saves, 2)}</span> it saves.
            </>
          )}
        </h1>
        <p className="text-l muted">
          {dearest.length > 0 && `${listOf(dearest)}. `}
          {openCount > 0 &&
            dearest.length > 0 &&
            `On ${openCount === 1 ? 'one hole' : `${openCount} holes`} the flag is as good as any line.`}
        </p>
      </div>
    </header>
  );
}

/** The cell that stays at the left edge has a ground of its own. */
const dearestRow = { background: 'var(--tint)', '--ground': 'var(--tint)' } as CSSProperties;

const countOf = (count: number): string => ['', 'One hole', 'Two holes', 'Three holes', 'Four holes'][count] ?? '';
const listOf = (holes: readonly number[]): string =>
  holes.length === 1 ? `Hole ${holes[0]}` : `${holes.slice(0, -1).join(', ')} and ${holes.at(-1)}`;

const add = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);

function sumOf(rows: readonly Row[], label: string): Row {
  const saved = rows.map(({ saves }) => saves ?? 0);
  return {
    ...{ label, hole: null, planned: null, missing: '', isOpen: false },
    par: add(rows.map(({ par }) => par)),
    length: add(rows.map(({ length }) => length)),
    value: add(rows.map(({ value }) => value)),
    saves: rows.some(({ planned }) => planned !== null) ? add(saved) : null,
  };
}

function columnsOf(
  thumbnails: ReadonlyMap<number, HoleThumbnail | null>,
  units: UnitSystem,
  linkOf: PlanRoundProps['linkOf'],
): readonly ScreenColumn<Row>[] {
  const tallest = Math.max(1, ...[...thumbnails.values()].map((one) => one?.height ?? 0));
  const length = (value: number): string => grouped(units === 'metric' ? yardsToMetres(yards(value)) : value);
  return [
    {
      label: 'Hole',
      kind: 'name',
      cell: ({ label }) => label,
      render: ({ label, hole }) => (
        <span className={classes.hole}>
          {hole !== null && <Thumbnail thumbnail={thumbnails.get(hole) ?? null} tallest={tallest} />}
          <b>{label}</b>
        </span>
      ),
      link: ({ hole }) => (hole === null ? null : linkOf(hole)),
    },
    { label: 'Par', kind: 'figure', cell: ({ par }) => (par === null ? '' : String(par)) },
    {
      label: lengthUnit(units),
      kind: 'figure',
      leaves: 'card',
      cell: (row) => (row.length === null ? '' : length(row.length)),
    },
    {
      label: 'Plan',
      kind: 'words',
      render: ({ hole, planned, missing }) =>
        planned === null || hole === null ? (
          <small>{missing}</small>
        ) : (
          <Link {...linkOf(hole)} preload={false} className={classes.plan}>
            <b>{clubName(planned.club)}</b>
            <span>
              {planned.words}
              {planned.editedBy !== null && <small> {planned.editedBy}</small>}
            </span>
          </Link>
        ),
    },
    { label: 'Expected', kind: 'figure', cell: ({ value }) => (value === null ? '' : decimal(value, 2)) },
    {
      label: 'Saves',
      kind: 'figure',
      isStrong: true,
      cell: ({ saves, isOpen }) => (isOpen || saves === null ? '' : signed(saves, 2)),
      render: ({ isOpen }) => (isOpen ? <small>open</small> : null),
    },
  ];
}
