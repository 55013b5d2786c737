import { formatDay } from '@strokebook/golf/format';
import type { TeamFormat } from '@strokebook/golf/team-event';
import type { ReactNode } from 'react';
import frame from '../../ui/board.module.css';
import type { TeamEventPage } from './event-queries.ts';
import classes from './event-board.module.css';

type EventBoardProps = {
  readonly page: TeamEventPage;
  /** Above the name: the way back. */
  readonly back: ReactNode;
  /** How many scores count, for the sum. */
  readonly format: TeamFormat;
};

const countWords = { 3: 'Three', 4: 'Four', 5: 'Five' } as const;

/** The score of the team as it counts, with what is dropped; individuals stand below the sum (TEAM-13). */
export function EventBoard({ page, back, format }: EventBoardProps) {
  const { name, stage, subtitle, figure, headline, place, rows, rounds, teamScores, people } = page;
  const personOf = new Map(people.map((person) => [person.playerId, person]));
  const team = rows.filter(({ isTeam }) => isTeam);
  const individuals = rows.filter(({ isTeam }) => !isTeam);
  const columns = rounds.length + 3;
  const line = (row: (typeof rows)[number]) => {
    const person = personOf.get(row.playerId);
    return (
      <tr
        key={row.playerId}
        className={row.isTeam ? undefined : classes.individual}
        data-own={person?.isOwn || undefined}
      >
        <td>{row.order === null ? '' : row.order + 1}</td>
        <th scope="row" className={classes.player}>
          {person?.name}
          {person?.isOwn === true && <span className={classes.note}>You</span>}
        </th>
        {row.cells.map((cell, round) => (
          <td key={round}>
            {cell.isDropped ? (
              <s className={classes.dropped}>{cell.text}</s>
            ) : (
              <span className={classes.score}>{cell.text}</span>
            )}
            {cell.isDropped && <span className="unseen"> dropped</span>}
            {cell.note !== '' && <span className={classes.note}>{cell.note}</span>}
          </td>
        ))}
        <td className={classes.total}>{row.total}</td>
      </tr>
    );
  };
  return (
    <section className={frame.board} aria-labelledby="event-name">
      {back}
      <h1 id="event-name" className={frame.name}>{`${name}, ${stage}`}</h1>
      <p className={frame.quiet}>{subtitle}</p>
      <div className={frame.line}>
        {figure !== '' && <b className={frame.figure}>{figure}</b>}
        <p>
          <b className={frame.title}>{headline}</b>
          {place !== '' && <span className={frame.quiet}>{place} teams</span>}
        </p>
      </div>
      <div className="scroll-x relative" tabIndex={0} role="group" aria-label={`Scores of the ${name}`}>
        <table className={classes.table} aria-label={`Scores of the ${name}`}>
          <thead>
            <tr>
              <td>
                <span className="unseen">Place in the lineup</span>
              </td>
              <th scope="col" className={classes.player}>
                Player
              </th>
              {rounds.map(({ playedOn }, round) => (
                <th key={round} scope="col">
                  {`R${round + 1}`}
                  <span className="unseen">{`, ${formatDay(playedOn)}`}</span>
                </th>
              ))}
              <th scope="col" className={classes.total}>
                To par
              </th>
            </tr>
          </thead>
          <tbody>
            {team.map(line)}
            <tr className={classes.sum}>
              <td />
              <th scope="row" className={classes.player}>
                {countWords[format.count]} count
              </th>
              {teamScores.map((score, round) => (
                <td key={round}>{score}</td>
              ))}
              <td className={classes.total}>{figure}</td>
            </tr>
            {individuals.length > 0 && (
              <tr>
                <td colSpan={columns} className={classes.head}>
                  {individuals.length === 1 ? 'Individual, never counts' : 'Individuals, never count'}
                </td>
              </tr>
            )}
            {individuals.map(line)}
          </tbody>
        </table>
      </div>
    </section>
  );
}
