import type { FigureSample } from '@strokebook/contract';
import { clubText, formatDay, NOTHING, scoreWithPar } from '@strokebook/golf/format';
import type { RoundSummary, UnitSystem } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import type { StatDefinition } from '@strokebook/golf/stats';
import { RoundEntryLink } from '../../../controls/round-actions/round-entry-link.tsx';
import type { RoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import classes from './behind-list.module.css';
import { fromText, toneOf, toText, valueText } from './behind-text.ts';
import { MiniHole } from './mini-hole.tsx';

type BehindRowProps = {
  readonly sample: FigureSample;
  readonly definition: StatDefinition;
  readonly round: RoundSummary | undefined;
  /** Whether the row says its round. */
  readonly isNamed: boolean;
  readonly editor: RoundEditor | null;
  readonly units: UnitSystem;
};

/** One stroke as a small hole, from, to, club and hole, round; or one hole with its score. */
export function BehindRow({ sample, definition, round, isNamed, editor, units }: BehindRowProps) {
  const { hole, par, score, shot, value, roundId, place } = sample;
  const where = `Hole ${hole}, par ${par}`;
  const club = shot === null ? '' : clubText(shot.club);
  return (
    <li className={classes.row}>
      {shot !== null && <MiniHole sample={sample} />}
      <div className={classes.words}>
        <b>{shot === null ? where : fromText(shot, units)}</b>
        <span>{shot !== null ? toText(shot, units) : score === null ? NOTHING : scoreWithPar(score, par)}</span>
        {shot !== null && <span className="muted">{club === '' ? where : `${club}. ${where}`}</span>}
        {isNamed && round !== undefined && <small>{`${roundLabel(round)}, ${formatDay(round.playedOn, true)}`}</small>}
      </div>
      <div className={classes.end}>
        <b data-tone={toneOf(value, definition)}>{valueText(value, definition, units)}</b>
        {editor !== null && (
          <RoundEntryLink
            player={editor.player?.username}
            roundId={roundId}
            place={place}
            className="touch accent medium inline-row"
            label={`Edit hole ${hole}${round === undefined ? '' : `, ${roundLabel(round)}`}`}
          >
            Edit
          </RoundEntryLink>
        )}
      </div>
    </li>
  );
}
