import { type AccessLevel, accessLevels, type AccountId, type Circle, type MemberLevel } from '@strokebook/golf/access';
import { type SQL, sql } from 'drizzle-orm';
import { integers } from '../integers.ts';
import { accounts, type circleColumns, columnOfLevel } from '../schema/index.ts';

type Column = keyof typeof circleColumns;
type CircleColumns = Readonly<Record<Column, AccountId[]>>;
/** A row as SQL or an archive has it. */
type NamedRow = Readonly<Record<string, unknown>>;

/** A row of `accounts` with its circle. */
export type AccountRow = Omit<typeof accounts.$inferSelect, Column> & Circle;

const highestFirst = accessLevels.toReversed();
const nameOf = (level: AccessLevel): string => accounts[columnOfLevel[level]].name;
const names = highestFirst.map((level) => sql.raw(nameOf(level)));

const byColumn = <Value>(of: (level: AccessLevel) => Value) =>
  Object.fromEntries(highestFirst.map((level) => [columnOfLevel[level], of(level)])) as Record<Column, Value>;

/** An older version may have stored a member on a second level: the highest one counts. */
function decode(idsOf: (level: AccessLevel) => readonly AccountId[]): Circle {
  const members = new Map<AccountId, MemberLevel>();
  for (const level of highestFirst) {
    for (const memberId of idsOf(level)) if (!members.has(memberId)) members.set(memberId, { memberId, level });
  }
  return { circleMembers: [...members.values()] };
}

/** The columns of a circle, to select; `withCircle` reads the rows. */
export const circleSelection = byColumn((level) => accounts[columnOfLevel[level]]);

/** A row with the circle in place of its columns. */
export function withCircle<Row extends CircleColumns>(row: Row): Omit<Row, Column> & Circle {
  const others = Object.entries(row).filter(([name]) => !(name in circleSelection));
  return { ...(Object.fromEntries(others) as Omit<Row, Column>), ...decode((level) => row[columnOfLevel[level]]) };
}

/** The columns of a circle, to insert or to set. */
export const circleColumnsOf = ({ circleMembers }: Circle): CircleColumns =>
  byColumn((level) => circleMembers.filter((member) => member.level === level).map(({ memberId }) => memberId));

/** The columns without a member, to set. */
export const circleWithout = (memberId: AccountId): Readonly<Record<Column, SQL>> =>
  byColumn((level) => sql`array_remove(${accounts[columnOfLevel[level]]}, ${memberId}::int)`);

/** The columns of the circle of the account `a`; `readCircle` reads the rows. */
export const circleOfA: SQL = sql.join(
  names.map((name) => sql`a.${name}`),
  sql`, `,
);

/** An archive of before there were levels lacks columns. */
const idsIn = (row: NamedRow, level: AccessLevel) => (row[nameOf(level)] ?? []) as AccountId[];

export const readCircle = (row: NamedRow): Circle => decode((level) => idsIn(row, level));

/** The columns of an archived circle with some of its members. */
export const archivedCircle = (row: NamedRow, isKept: (memberId: AccountId) => boolean): NamedRow =>
  Object.fromEntries(highestFirst.map((level) => [nameOf(level), idsIn(row, level).filter(isKept)]));

/** Whether one of some accounts is in the circle of a row of `accounts`, on any level. */
export function isInCircle(accountIds: readonly number[]): SQL {
  const ids = integers(accountIds);
  const isOnLevel = names.map((name) => sql`${name} && ${ids}`);
  return sql`(${sql.join(isOnLevel, sql` OR `)})`;
}

/** The number of members of the circle of a row of `accounts`. */
export const circleSize: SQL = sql`cardinality(${sql.join(names, sql` || `)})`;

/** The column of `accounts` with the members of a level. */
export const circleColumn = (level: AccessLevel): SQL => sql.raw(nameOf(level));
