import { formatDay, formatStat, scoreToPar } from '@strokebook/golf/format';
import type { CourseHole, RoundSummary, UnitSystem } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import {
  holeGained,
  type MappedShot,
  numbersOf,
  penaltyInWords,
  type PenaltyRow,
  penaltyRows,
  playingText,
  shotInWords,
  withOutlineLies,
} from '@strokebook/golf/shot-map';
import { RoundEntryLink } from '../round-actions/round-entry-link.tsx';
import type { RoundEditor } from '../round-actions/use-round-editor.ts';
import { lengthOf } from './hole-length.ts';
import type { MapModel } from './map-model.ts';
import classes from './shot-list.module.css';
import type { AimedShot } from './use-aimed-shots.ts';

type ShotListProps = {
  readonly model: MapModel;
  readonly summary: RoundSummary | undefined;
  readonly editor: RoundEditor | null;
  readonly units: UnitSystem;
  /** The hole on the course's map, for lies that were not logged; null if it is not mapped. */
  readonly courseHole: CourseHole | null;
  /** What the shots of the hole with a logged target gained by it, by their place (AIM-12). */
  readonly aimed: ReadonlyMap<number, AimedShot>;
  readonly onChoose: (shot: number | null) => void;
};

/** The focused round's strokes on the hole in words, for readers, keyboards and screen readers. */
export function ShotList({ model, summary, editor, units, courseHole, aimed, onChoose }: ShotListProps) {
  const { playing, shot: chosen, colourOf, focused, reason } = model;
  const gained = holeGained(playing);
  const shots = playing.shots.map((shot) => withOutlineLies(shot, courseHole));
  const numbers = numbersOf(playing);
  const penalties = new Map(penaltyRows(playing).map((row) => [row.after, row]));
  return (
    <section className={classes.list} aria-label={`Shots on hole ${playingText(focused, playing)}`}>
      <div className={classes.listHead}>
        <h3 className={classes.hole}>
          <b>{playingText(focused, playing)}</b>{' '}
          <span>
            Par {playing.par}
            {lengthOf(playing, units)}
          </span>
        </h3>
        <p className={classes.round}>
          <span className={classes.swatch} style={{ background: colourOf(focused.roundId) }} />
          <strong>{summary === undefined ? 'Round' : roundLabel(summary)}</strong>{' '}
          <small className="note">
            {formatDay(focused.playedOn, true)}
            {playing.score !== null && ` · ${playing.score} (${scoreToPar(playing.score - playing.par)})`}
          </small>
        </p>
        {reason !== null && <p className="note">{reason}</p>}
        {editor !== null && (
          <RoundEntryLink
            player={editor.player?.username}
            roundId={focused.roundId}
            place={focused.holes.findIndex(({ hole, nth }) => hole === playing.hole && nth === playing.nth) + 1}
            className="inline-row touch accent medium"
          >
            Edit hole {playingText(focused, playing)}
          </RoundEntryLink>
        )}
      </div>
      {shots.length === 0 ? (
        <p className={classes.listEmpty}>No shots were logged on this hole.</p>
      ) : (
        <ol key={`${focused.roundId} ${playingText(focused, playing)}`} className={classes.shots}>
          {shots.map((shot, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stroke's place is its number
            <li key={index}>
              <button
                type="button"
                className={classes.shot}
                aria-pressed={chosen === index + 1}
                onClick={() => onChoose(chosen === index + 1 ? null : index + 1)}
              >
                <span className={classes.number}>{numbers[index]}</span>
                {/* The row below says the penalty, and where the next stroke is played from. */}
                <ShotWords
                  shot={penalties.has(index) ? { ...shot, penalties: 0, endToPin: null } : shot}
                  units={units}
                />
                {shot.gained !== null && <Gained strokes={shot.gained} />}
              </button>
              {aimed.has(index) && <Aimed shot={aimed.get(index) as AimedShot} />}
              {penalties.has(index) && <Penalty row={penalties.get(index) as PenaltyRow} units={units} />}
            </li>
          ))}
        </ol>
      )}
      {gained !== null && (
        <p className={classes.total}>
          <span>Strokes gained</span>
          <Gained strokes={gained} />
        </p>
      )}
    </section>
  );
}

type ShotWordsProps = { readonly shot: MappedShot; readonly units: UnitSystem };

function ShotWords({ shot, units }: ShotWordsProps) {
  const { length, rest } = shotInWords(shot, units);
  const [figure, unit = ''] = (length ?? '').split(' ');
  return (
    <span className="grid shrinkable">
      <span className={classes.far}>
        {length === null ? (
          'Length unknown'
        ) : (
          <>
            <b>{figure}</b> {unit}
          </>
        )}
      </span>
      <span className="note">{rest}</span>
    </span>
  );
}

function Penalty({ row, units }: { readonly row: PenaltyRow; readonly units: UnitSystem }) {
  const { title, rest } = penaltyInWords(row, units);
  return (
    <p className={classes.penalty}>
      <span className={classes.number}>{row.label}</span>
      <span className="grid shrinkable">
        <b>{title}</b>
        <span className="note">{rest}</span>
      </span>
    </p>
  );
}

/** The target of a shot, with its strokes gained as decision and execution. */
const Aimed = ({ shot: { words, decision, execution } }: { readonly shot: AimedShot }) => (
  <p className={classes.aimed}>
    Target: {words.charAt(0).toLowerCase() + words.slice(1)}. Decision {formatStat(decision, 'signedTwoDecimals')},
    execution {formatStat(execution, 'signedTwoDecimals')}
  </p>
);

function Gained({ strokes }: { readonly strokes: number }) {
  return (
    <span className={classes.gained} data-better={strokes >= 0} title="Strokes gained">
      {formatStat(strokes, 'signedTwoDecimals')}
    </span>
  );
}
