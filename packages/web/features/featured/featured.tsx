import type { FeaturedTournament } from '@strokebook/golf/tournaments';
import { courseLength, formatDays, lengthUnitName } from '@strokebook/golf/format';
import type { Yards } from '@strokebook/golf/model';
import { useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { useUnits } from '../../api/use-units.ts';
import { WebLink } from '../../ui/web-link.tsx';
import classes from './featured.module.css';

/** ABOUT-10. */
const CARDS_AT_ONCE = 8;

/** Favorite tournaments as cards, the latest first. */
export function Featured({ tournaments }: { readonly tournaments: readonly FeaturedTournament[] }) {
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const cards = useFocusNewRows<HTMLUListElement>(Math.min(shown, tournaments.length), shown);
  return (
    <>
      <ul ref={cards} className={classes.cards}>
        {tournaments.slice(0, shown).map((tournament) => (
          <FeaturedCard key={tournament.tournamentId} tournament={tournament} />
        ))}
      </ul>
      {shown < tournaments.length && (
        <button
          type="button"
          className={`quiet-button ${classes.more}`}
          onClick={() => setShown(shown + CARDS_AT_ONCE)}
        >
          View More
        </button>
      )}
    </>
  );
}

function FeaturedCard({ tournament }: { readonly tournament: FeaturedTournament }) {
  const { tournamentName, courseName, location, startDate, endDate, placing, score, yards, note, isBest } = tournament;
  const where = [courseName, location === '' ? null : location].filter((part) => part !== null).join(', ');
  return (
    <li className={classes.card}>
      <h3 className={classes.name}>
        <WebLink text={tournamentName} url={tournament.tournamentUrl} />
        {isBest && <span className={classes.best}>Best</span>}
      </h3>
      <p className={classes.where}>
        {formatDays(startDate, endDate, true)}
        {where !== '' && <span>{where}</span>}
      </p>
      {score === null ? (
        <p className={classes.where}>{placing ?? 'No rounds logged.'}</p>
      ) : (
        <>
          <p className={classes.score}>
            {score}
            {placing !== null && <small>{placing}</small>}
          </p>
          <dl className={classes.figures}>
            <Figure label="Rounds" text={tournament.roundScores.join(' · ')} />
            <Figure label="Average" text={tournament.avgScore ?? '-'} />
            <Figure label="Best round" text={`${tournament.bestRoundScore} (${tournament.bestRoundScoreToPar})`} />
            {yards !== null && <LengthFigure length={yards} />}
          </dl>
        </>
      )}
      {note !== null && <p className={classes.note}>{note.noteContent}</p>}
    </li>
  );
}

function LengthFigure({ length }: { readonly length: Yards }) {
  const [units] = useUnits();
  return <Figure label={lengthUnitName(units)} text={courseLength(length, units)} />;
}

function Figure({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-s">{label}</dt>
      <dd className="strong">{text}</dd>
    </div>
  );
}
