import { useId, useState } from 'react';
import type { QualifierPage } from './qualifier-queries.ts';
import classes from './board.module.css';

type Row = QualifierPage['boards']['chosen']['rows'][number];

type BoardLineProps = {
  readonly row: Row;
  readonly name: string;
  readonly isOwn: boolean;
  readonly form: { readonly text: string; readonly isSure: boolean } | null;
  /** The heading of the tier that begins with this player. */
  readonly tier: { readonly title: string; readonly meaning: string } | null;
};

/** A player on the board; the total opens to its rounds with score, par and rating. */
export function BoardLine({ row, name, isOwn, form, tier }: BoardLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openedId = useId();
  const { place, isTied, isExempt, otherPlace, rounds, thru, total, opened } = row;
  const canOpen = opened.rounds.length > 0;
  return (
    <>
      {tier !== null && (
        <div role="row" className={classes.tier}>
          <span role="cell">
            <b>{tier.title}</b> {tier.meaning}
          </span>
        </div>
      )}
      <div role="row" className={classes.row} data-own={isOwn || undefined}>
        <span role="cell" className={classes.place}>
          {place === null ? '' : `${isTied ? 'T' : ''}${place}`}
        </span>
        <span role="rowheader" className={classes.player}>
          <b>{name}</b>
          {isExempt && <span className={classes.tag}>Exempt</span>}
          {otherPlace !== null && <span className={classes.tag}>{otherPlace}</span>}
          {isOwn && <span className={classes.tag}>You</span>}
        </span>
        <span role="presentation" className={classes.rounds}>
          {rounds.map((round, index) => (
            <span key={index} role="cell" className={classes.round} data-disputed={round.isDisputed || undefined}>
              {round.text}
              {round.letter !== null && <sup>{round.letter}</sup>}
              {round.thru !== null && <small className={classes.small}>{` thru ${round.thru}`}</small>}
              {(round.note !== '' || round.isDisputed) && (
                <small className={classes.small}>{round.note === '' ? 'two values' : round.note}</small>
              )}
            </span>
          ))}
        </span>
        <span role="cell" className={classes.thru}>
          {thru}
        </span>
        <span role="cell" className={classes.form}>
          {form !== null && (
            <>
              <i className={classes.dot} data-sure={form.isSure || undefined} />
              {form.text}
              <span className="unseen">{form.isSure ? ', you can count on it' : ', too early to say'}</span>
            </>
          )}
        </span>
        <span role="cell" className={classes.total}>
          {canOpen ? (
            <button
              type="button"
              className={place === null ? classes.count : classes.open}
              aria-expanded={isOpen}
              aria-controls={openedId}
              aria-label={`${total}, rounds of ${name}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {total}
            </button>
          ) : (
            <span className={classes.none}>{total}</span>
          )}
        </span>
      </div>
      {isOpen && (
        <div role="row" id={openedId}>
          <div role="cell" className={classes.opened}>
            <table aria-label={`Rounds of ${name}`}>
              <thead>
                <tr>
                  <th scope="col">{name}</th>
                  {['Score', 'To par', 'Rating', 'Over'].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...opened.rounds, ...(opened.sum === null ? [] : [opened.sum])].map((line) => (
                  <tr key={line.label} data-sum={line === opened.sum || undefined}>
                    <th scope="row">{line.label}</th>
                    <td>{line.score}</td>
                    <td>{line.toPar}</td>
                    <td>{line.rating}</td>
                    <td>{line.over}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{opened.note}</p>
          </div>
        </div>
      )}
    </>
  );
}
