import { commonGaps, courseTable, type CourseRow, holeGaps, unplacedLines } from '@strokebook/golf/courses';
import { NOTHING } from '@strokebook/golf/format';
import type { CourseDocument } from '@strokebook/golf/model';
import { ColumnTable, type ScreenColumn } from '../../ui/blocks/column-table.tsx';
import classes from './courses.module.css';

const numberText = (value: number | null | undefined): string => String(value ?? NOTHING);

/** The tees of a course with their ratings. */
export function TeesTable({ course }: { readonly course: CourseDocument }) {
  const total = courseTable(course).at(-1);
  return (
    <ColumnTable
      label="tees"
      columns={[
        {
          label: 'Tee',
          kind: 'name',
          cell: ({ name, gender }) => (gender === undefined ? name : `${name}, ${gender}`),
        },
        { label: 'Rating', kind: 'figure', cell: ({ rating }) => rating?.toFixed(1) ?? NOTHING },
        { label: 'Slope', kind: 'figure', cell: ({ slope }) => numberText(slope) },
        { label: 'Yards', kind: 'figure', cell: (tee) => numberText(total?.yards[course.tees.indexOf(tee)]) },
      ]}
      rows={course.tees}
      keyOf={(_tee, index) => index}
    />
  );
}

/** The holes as on a scorecard, with measured lengths and missing data. */
export function HolesTable({ course }: { readonly course: CourseDocument }) {
  const rows = courseTable(course);
  const common = commonGaps(course);
  const columns: readonly (ScreenColumn<CourseRow> | null)[] = [
    {
      label: 'Hole',
      kind: 'days',
      cell: (row) => (row.kind === 'sum' ? row.label : `${row.hole.number}`),
      link: (row) =>
        row.kind === 'sum' ? null : { to: '.', search: { hole: row.hole.number }, resetScroll: false, hash: 'map' },
    },
    { label: 'Par', kind: 'figure', cell: ({ par }) => numberText(par) },
    course.holes.some(({ strokeIndex }) => strokeIndex !== undefined)
      ? {
          label: 'SI',
          title: 'Stroke index',
          kind: 'figure',
          cell: (row) => (row.kind === 'hole' ? numberText(row.hole.strokeIndex) : ''),
        }
      : null,
    ...course.tees.map(
      ({ name }, index): ScreenColumn<CourseRow> => ({
        label: name,
        kind: 'figure',
        cell: ({ yards }) => numberText(yards[index]),
      }),
    ),
    { label: 'Measured, yd', kind: 'figure', cell: ({ measured }) => numberText(measured) },
    rows.some((row) => gapsOf(row, common) !== '')
      ? { label: 'Missing or worked out', kind: 'words', cell: (row) => gapsOf(row, common) }
      : null,
  ];
  return (
    <>
      {common.length > 0 && <p className="muted">All holes: {common.join('; ')}.</p>}
      <ul className={classes.notes}>
        {unplacedLines(course).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ColumnTable
        label="holes"
        columns={columns.filter((column) => column !== null)}
        rows={rows}
        keyOf={(row) => (row.kind === 'hole' ? row.hole.number : row.label)}
        rowProps={({ kind }) => ({ 'data-sum': kind === 'sum' || undefined })}
      />
    </>
  );
}

/** Gaps of the hole that not all holes share. */
const gapsOf = (row: CourseRow, common: readonly string[]): string =>
  row.kind === 'sum'
    ? ''
    : holeGaps(
        row.hole,
        row.yards.filter((yards) => yards !== null),
      )
        .map(({ text }) => text)
        .filter((text) => !common.includes(text))
        .join('; ');
