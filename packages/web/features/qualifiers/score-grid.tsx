import type { TypedResult } from '@strokebook/golf/qualifier';
import { TableFrame } from '../../ui/blocks/column-table.tsx';
import type { QualifierPage } from './qualifier-queries.ts';
import { ScoreCell, type StoredScore } from './score-cell.tsx';
import classes from './score-grid.module.css';

type Desk = NonNullable<QualifierPage['desk']>;

type ScoreGridProps = {
  readonly page: QualifierPage;
  readonly desk: Desk;
  /** Rounds that are shown, by index. */
  readonly shown: readonly number[];
  readonly onStore: (score: StoredScore) => void;
};

/** The typed score of a cell. */
export const typedIn = (desk: Desk, entrantId: string, round: number): TypedResult | null =>
  desk.cells.find((cell) => cell.entrantId === entrantId && cell.round === round)?.typed?.result ?? null;

/** Players by rounds, typed at a desk: Enter is the next player, Tab the next round, Esc as it was (TEAM-31). */
export function ScoreGrid({ page, desk, shown, onStore }: ScoreGridProps) {
  const { rounds } = desk.answers;
  const nameOf = new Map(page.people.map(({ entrantId, name }) => [entrantId, name]));
  const totalOf = new Map(
    page.boards.chosen.rows.map(({ entrantId, total, opened }) => [entrantId, opened.rounds.length === 0 ? '' : total]),
  );
  return (
    <TableFrame label="scores">
      <thead>
        <tr>
          <th scope="col" data-text>
            Player
          </th>
          {shown.map((round) => {
            const [course] = rounds[round]?.courses ?? [];
            return (
              <th key={round} scope="col">
                <span className={classes.course}>{`R${round + 1} ${course?.name ?? ''}`}</span>
                <small className="block regular">{`${course?.par ?? ''}${course?.rating == null ? '' : `, ${course.rating.toFixed(1)}`}`}</small>
              </th>
            );
          })}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {desk.answers.entrants.map(({ entrantId }, row) => {
          const name = nameOf.get(entrantId) ?? '';
          return (
            <tr key={entrantId}>
              <th scope="row" data-text>
                <span className={classes.name}>{name}</span>
              </th>
              {shown.map((round) => (
                <ScoreCell
                  key={round}
                  at={{ row, round }}
                  label={`${name}, round ${round + 1}`}
                  courses={rounds[round]?.courses ?? []}
                  cell={desk.cells.find((cell) => cell.entrantId === entrantId && cell.round === round)}
                  onStore={(stored) => onStore({ ...stored, entrantId, round })}
                />
              ))}
              <td>{totalOf.get(entrantId)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}
