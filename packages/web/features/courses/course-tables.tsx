import { commonGaps, courseTable, type CourseRow, holeGaps, unplacedLines } from '@strokebook/golf/courses';
import { NOTHING } from '@strokebook/golf/format';
import type { CourseDocument } from '@strokebook/golf/model';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../ui/tables/data-table.tsx';
import classes from './courses.module.css';

/** The tees of a course with their ratings. */
export function TeesTable({ course }: { readonly course: CourseDocument }) {
  const total = courseTable(course).at(-1);
  return (
    <DataTable label="tees">
      <thead>
        <tr>
          <th scope="col">Tee</th>
          <th scope="col">Rating</th>
          <th scope="col">Slope</th>
          <th scope="col">Yards</th>
        </tr>
      </thead>
      <tbody>
        {course.tees.map(({ name, gender, rating, slope }, index) => (
          <tr key={index}>
            <th scope="row">{gender === undefined ? name : `${name}, ${gender}`}</th>
            <td>{rating?.toFixed(1) ?? NOTHING}</td>
            <td>{slope ?? NOTHING}</td>
            <td>{total?.yards[index] ?? NOTHING}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The holes as on a scorecard, with measured lengths and missing data. */
export function HolesTable({ course }: { readonly course: CourseDocument }) {
  const rows = courseTable(course);
  const common = commonGaps(course);
  const hasGaps = rows.some((row) => gapsOf(row, common) !== '');
  const hasIndex = course.holes.some(({ strokeIndex }) => strokeIndex !== undefined);
  return (
    <>
      {common.length > 0 && <p className="muted">All holes: {common.join('; ')}.</p>}
      <ul className={classes.notes}>
        {unplacedLines(course).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <DataTable label="holes">
        <thead>
          <tr>
            <th scope="col">Hole</th>
            <th scope="col">Par</th>
            {hasIndex && (
              <th scope="col">
                <abbr title="Stroke index">SI</abbr>
              </th>
            )}
            {course.tees.map(({ name }, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Measured, yd</th>
            {hasGaps && (
              <th scope="col" data-text>
                Missing or worked out
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.kind === 'hole' ? row.hole.number : row.label}
              data-sum={row.kind === 'sum' || undefined}
              className={classes.tableRow}
            >
              <th scope="row">
                {row.kind === 'sum' ? (
                  row.label
                ) : (
                  <Link
                    to="."
                    search={{ hole: row.hole.number }}
                    resetScroll={false}
                    hash="map"
                    className={classes.holeLink}
                  >
                    {row.hole.number}
                  </Link>
                )}
              </th>
              <td>{row.par ?? NOTHING}</td>
              {hasIndex && <td>{row.kind === 'hole' ? (row.hole.strokeIndex ?? NOTHING) : ''}</td>}
              {row.yards.map((yards, index) => (
                <td key={index}>{yards ?? NOTHING}</td>
              ))}
              <td>{row.measured ?? NOTHING}</td>
              {hasGaps && <td data-text>{gapsOf(row, common)}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
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
