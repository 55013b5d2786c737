import { formatDay, formatStat, scoreToPar } from '@strokebook/golf/format';
import type { CourseHole, RoundSummary, UnitSystem } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { playingText, shotInWords, shotStartInWords, withOutlineLies } from '@strokebook/golf/shot-map';
import type { MapModel } from './map-model.ts';
import classes from './shot-list.module.css';

type ShotListProps = {
  readonly model: MapModel;
  readonly summary: RoundSummary | undefined;
  readonly units: UnitSystem;
  /** The hole on the course's map, for lies that were not logged; null if it is not mapped. */
  readonly courseHole: CourseHole | null;
  readonly onChoose: (shot: number | null) => void;
};

/** The focused round's strokes on the hole in words, for readers, keyboards and screen readers. */
export function ShotList({ model, summary, units, courseHole, onChoose }: ShotListProps) {
  const { playing, shot: chosen, colourOf, focused } = model;
  const shots = playing.shots.map((shot) => withOutlineLies(shot, courseHole));
  return (
    <section className={classes.list} aria-label={`Shots on hole ${playingText(focused, playing)}`}>
      <p className={classes.listHead}>
        <span className={classes.swatch} style={{ background: colourOf(focused.roundId) }} />
        <span className="grid shrinkable break-anywhere">
          <strong>{summary === undefined ? 'Round' : roundLabel(summary)}</strong>
          <small className="note">
            {formatDay(focused.playedOn, true)}
            {playing.score !== null && ` · ${playing.score} (${scoreToPar(playing.score - playing.par)})`}
          </small>
        </span>
      </p>
      {shots.length === 0 ? (
        <p className={classes.listEmpty}>No shots were logged on this hole.</p>
      ) : (
        <ol className={classes.shots}>
          {shots.map((shot, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stroke's place is its number
            <li key={index}>
              <button
                type="button"
                className={classes.shot}
                aria-pressed={chosen === index + 1}
                onClick={() => onChoose(chosen === index + 1 ? null : index + 1)}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className="grid shrinkable">
                  <span>{shotInWords(shot, units) || 'Length unknown'}</span>
                  <span className="note">{shotStartInWords(shot, units)}</span>
                </span>
                {shot.gained !== null && (
                  <span className={classes.gained} data-better={shot.gained >= 0} title="Strokes gained">
                    {formatStat(shot.gained, 'signedTwoDecimals')}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
