import type { OutputOf } from '@strokebook/contract';
import { DotRange } from '@strokebook/charts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDifferential, formatNearDay, plural, scoreWithPar } from '@strokebook/golf/format';
import { formBasisText, formFigureText, formTypesText, noFormTexts } from '@strokebook/golf/form';
import { flagText } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { quickChoice } from '../../controls/round-picker/round-choice.ts';
import { FormRounds } from './form-rounds.tsx';
import { formScale } from './form-scale.ts';
import { formVerdict } from './form-verdict.ts';
import { RoundsLink } from './rounds-link.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './own-line.module.css';

type OwnLineProps = { readonly own: OutputOf<'getOwnTeamRow'> };

/** What the coaches read of a player in 'Today', for the player (TEAM-22). */
export function OwnLine({ own: { row, today } }: OwnLineProps) {
  const { username, recentCount, recentScoreCount, flag, daysSinceRound, differential, differentialRoundIds } = row;
  return (
    <dl className={classes.facts}>
      <Fact name="Form">
        <OwnForm row={row} today={today} />
      </Fact>
      <Fact name="Last round">
        <LastRound row={row} today={today} />
      </Fact>
      {differential !== null && (
        <Fact name="Differential">
          <RoundsLink username={username} roundIds={differentialRoundIds}>
            {formatDifferential(differential.value)}
          </RoundsLink>
          <span className="note">
            {plural(differential.roundCount, 'tournament round')} of 12 months on tees with rating and slope
          </span>
        </Fact>
      )}
      <Fact name="In 30 days">
        {recentCount === 0 ? (
          'No rounds'
        ) : recentScoreCount === recentCount ? (
          <RoundsLink username={username} roundIds={[]}>
            {plural(recentCount, 'score')}
          </RoundsLink>
        ) : (
          <Link to="/player/$username/my-rounds" params={{ username }} search={quickChoice('Past 30 Days')}>
            {plural(recentCount, 'round')}
          </Link>
        )}
      </Fact>
      <Fact name="Flag">{flag === null ? 'None' : flagText(flag, daysSinceRound)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={classes.fact}>
    <dt className="muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

type RowProps = { readonly row: TeamRoomRow; readonly today: CalendarDay };

function OwnForm({ row, today }: RowProps) {
  const { form, change } = row;
  if (form.figure === null) {
    const { reason, instead } = noFormTexts(form);
    return instead === '' ? reason : `${reason}: ${instead}`;
  }
  const { strokes, halfWidth } = form.figure;
  const verdict = formVerdict(change);
  return (
    <>
      <span className={classes.form}>
        <FormRounds row={row} today={today} className="text-button">
          {formFigureText(form.figure)}
        </FormRounds>
        <DotRange
          value={strokes}
          low={strokes - halfWidth}
          high={strokes + halfWidth}
          scale={formScale([form.figure])}
          reference={0}
          colour={verdict?.colour ?? 'var(--ink-2)'}
          isHollow={verdict === null}
        />
      </span>
      {verdict !== null && (
        <span data-tone={verdict.tone}>
          <span aria-hidden="true">{verdict.sign} </span>
          {verdict.words}
        </span>
      )}
      <span className="note">{formBasisText(form.figure, form.unratedCount)}</span>
      {form.byType !== null && <span className="note">{formTypesText(form.byType)}</span>}
    </>
  );
}

function LastRound({ row: { username, lastRound }, today }: RowProps) {
  if (lastRound === null) return 'None yet';
  const { roundId, score, toPar, holeCount, courseName, playedOn } = lastRound;
  return (
    <>
      <RoundsLink username={username} roundIds={roundId === null ? [] : [roundId]} isNine={holeCount === 9}>
        {scoreWithPar(score, score - toPar)}
        {holeCount === 9 ? ' on nine holes' : ''}
      </RoundsLink>
      <span className="note">
        {courseName}, {formatNearDay(playedOn, today)}
      </span>
    </>
  );
}
