import { Button } from '@mantine/core';
import type { DetailField } from '@strokebook/golf/entry';
import { formatDay, plural, roundNumberName, roundTypeNames, signed } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { type Side, sides } from '../../offline/round-conflict.ts';
import { places } from './hole-conflict.tsx';
import classes from './round-conflict.module.css';

type DetailsConflictProps = {
  readonly fields: readonly DetailField[];
  readonly rounds: Readonly<Record<Side, RoundDocument>>;
  readonly changeLabels: Readonly<Record<Side, string>>;
  readonly onKeep: (side: Side) => void;
};

/** Details of a round, such as its day or course, that both sides changed (ENTRY-24). */
export function DetailsConflict({ fields, rounds, changeLabels, onKeep }: DetailsConflictProps) {
  return (
    <section className={classes.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title" className={classes.title}>
        {fields.includes('holeCount')
          ? 'The holes of the round were changed in two places'
          : 'The round’s details were changed in two places'}
      </h2>
      <p className={classes.lead}>
        {fields.includes('holeCount') ? 'Only one version can be kept.' : 'The holes fit together and are kept.'}
      </p>
      <div className={classes.sides}>
        {sides.map((side) => (
          <article key={side} className={classes.side} data-side={side}>
            <div>
              <h3 className="text-l">{places[side]}</h3>
              <p className="note">{changeLabels[side]}</p>
              <dl className={classes.details}>
                {fields.map((field) => (
                  <div key={field} className={classes.detail}>
                    <dt>{labels[field]}</dt>
                    <dd>{detailText(rounds[side], field)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
      <div className={classes.actions}>
        <Button size="xl" onClick={() => onKeep('mine')}>
          Keep this device’s
        </Button>
        <Button size="xl" variant="default" onClick={() => onKeep('theirs')}>
          Keep the account’s
        </Button>
      </div>
    </section>
  );
}

const labels: Readonly<Record<DetailField, string>> = {
  playedOn: 'Day',
  type: 'Type',
  holeCount: 'Holes',
  stoppedAfter: 'Ended after',
  course: 'Course',
  tournament: 'Event',
  roundNumber: 'Round',
  isSimulator: 'Simulator',
  playingConditions: 'Playing conditions',
  player: 'Player',
  notes: 'Notes',
};

function detailText(round: RoundDocument, field: DetailField): string {
  switch (field) {
    case 'playedOn':
      return formatDay(round.playedOn, true);
    case 'type':
      return roundTypeNames[round.type];
    case 'holeCount':
      return `${round.holes.length} from hole ${round.holes[0]?.hole ?? 1}`;
    case 'stoppedAfter':
      return round.stoppedAfter === undefined ? 'The last hole' : plural(round.stoppedAfter, 'hole');
    case 'course':
      return [round.course.name, round.course.tee?.name].filter((part) => part !== undefined).join(', ');
    case 'tournament':
      return round.tournament?.name ?? 'None';
    case 'roundNumber':
      return round.roundNumber === undefined ? 'None' : roundNumberName(round.roundNumber);
    case 'isSimulator':
      return round.isSimulator === true ? 'Yes' : 'No';
    case 'playingConditions':
      return round.playingConditions === undefined ? 'Not typed' : signed(round.playingConditions, 0);
    case 'player':
      return round.player?.name ?? 'None';
    case 'notes':
      return round.notes ?? 'None';
  }
}
