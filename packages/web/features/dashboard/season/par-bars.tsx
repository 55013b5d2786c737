import type { AccountId } from '@strokebook/golf/access';
import type { SeasonReport } from '@strokebook/golf/season';
import { RoundEntryLink } from '../../../controls/round-actions/round-entry-link.tsx';
import { useRoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import { BarRow } from '../../../controls/season/bar-row.tsx';
import { quietButton } from '../../../ui/quiet-button.ts';
import classes from './season.module.css';

type ParBarsProps = {
  readonly accountId: AccountId;
  readonly byPar: SeasonReport['byPar'];
  readonly onOpen: (statId: string) => void;
};

/** Strokes to par by the par of the holes, for rounds that were logged as scores (FIRST-05). */
export function ParBars({ accountId, byPar, onOpen }: ParBarsProps) {
  const editor = useRoundEditor(accountId);
  const scale = Math.max(0.1, ...byPar.map(({ toPar }) => Math.abs(toPar)));
  return (
    <section className={classes.panel} aria-labelledby="season-by-par">
      <h2 id="season-by-par" className={classes.title}>
        Where the score comes from <small>strokes to par a round</small>
      </h2>
      {byPar.length === 0 ? (
        <p className="muted">Log the score of each hole to see which holes cost strokes.</p>
      ) : (
        <>
          <ul>
            {byPar.map(({ par, toPar }) => (
              <BarRow
                key={par}
                name={`Par ${par}s`}
                value={-toPar}
                scale={scale}
                isCertain
                words=""
                onOpen={() => onOpen(`scoring.holeScore.par${par}`)}
              />
            ))}
          </ul>
          <p className={classes.hint}>Log each shot to see strokes gained off the tee, into and around the green.</p>
        </>
      )}
      {editor !== null && (
        <p className="margin-top-12">
          <RoundEntryLink player={editor.player} className={quietButton}>
            Log strokes to see where they go
          </RoundEntryLink>
        </p>
      )}
    </section>
  );
}
