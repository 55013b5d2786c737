// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { HoleDrawing } from '@strokebook/charts';
import { entryDocument, netSoFar, type RoundResult, roundResult } from '@strokebook/golf/entry';
import { courseLength, formatDay, plural, roundTypeNames, scoreToPar, signed } from '@strokebook/golf/format';
import { isCompetition, ratingOf, summarizeRound, type UnitSystem } from '@strokebook/golf/model';
import { strokesGainedNames } from '@strokebook/golf/overview';
import type { ReactNode } from 'react';
import { BarRow } from '../../../controls/figures/bar-row.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { CountsPad } from '../pads/counts-pad.tsx';
import { DeskTable } from './desk-table.tsx';
import classes from './entry-desk.module.css';
import { keyHelp } from '../entry/entry-keys.ts';
import { depthOptions } from '../entry-screen.tsx';
import { drawingOf, drawnShots, pinOf } from '../hole-view.tsx';
import { Key } from '../pads/key.tsx';
import type { RoundEntry } from '../round-entry.ts';
import { ScoreLines } from '../score-lines.tsx';
import { ScorePad } from '../pads/score-pad.tsx';

type EntryDeskProps = {
  readonly entry: RoundEntry;
  readonly saveState: ReactNode;
  readonly showsKeys: boolean;
  readonly onKeys: () => void;
  readonly onMenu: () => void;
  readonly onFinish: () => void;
  readonly onPenalty: () => void;
};

/** The whole round as a table for the keyboard, with its card and the running strokes gained. */
export function EntryDesk(props: EntryDeskProps) {
  const { entry, saveState, showsKeys, onKeys, onMenu, onFinish, onPenalty } = props;
  const { state, soFar, units, run } = entry;
  const { details, depth } = state;
  const round = entryDocument(state);
  const result = roundResult(round);
  // Nothing shows strokes gained in a competition before it is finished (ENTRY-30).
  const gained = isCompetition(details.type) && !state.isFinished ? null : result.gained;
  const total = summarizeRound(round).yards;
  const { tee } = details.course;
  const rating = tee === undefined ? undefined : ratingOf(tee, details.holeCount);
  const net = netSoFar(state, entry.received);
  const hasPickedUp = soFar.pickedUp.length > 0;
  const facts = [
    formatDay(details.playedOn, true),
    roundTypeNames[details.type].toLowerCase(),
    ...(total === null ? [] : [courseLength(total, units)]),
    ...(rating === undefined ? [] : [`rating ${rating.toFixed(1)}`]),
    // The slope of a tee without a rating for these holes is that of other holes.
    ...(rating === undefined || tee?.slope === undefined ? [] : [`slope ${tee.slope}`]),
  ];
  return (
    <main className={classes.desk}>
      <div className={classes.bar}>
        <Segmented
          label="What you log"
          value={depth}
          options={depthOptions}
          onChange={(value) => run({ kind: 'depth', depth: value })}
        />
        <span className={classes.save}>{saveState}</span>
        <Key look="quiet" onClick={onKeys} aria-pressed={showsKeys}>
          Keys
        </Key>
        <Key look="quiet" onClick={onMenu}>
          Round
        </Key>
        <Key look={soFar.missing.length === 0 ? 'main' : 'quiet'} onClick={onFinish}>
          Finish
        </Key>
      </div>
      <header className={classes.head}>
        <div>
          <h1>
            {details.course.name}
            {tee !== undefined && `, ${tee.name}`}
          </h1>
          <p className="note">{facts.join(' · ')}</p>
        </div>
        <dl className={classes.figures}>
          <Figure
            name={hasPickedUp ? `thru ${soFar.thru}, ${soFar.pickedUp.length} picked up` : `thru ${soFar.thru}`}
            value={soFar.thru === 0 ? '-' : String(soFar.strokes)}
          />
          <Figure name="to par" value={soFar.thru === 0 ? '-' : scoreToPar(soFar.toPar)} />
          {net !== null && <Figure name="net" value={soFar.thru === 0 ? '-' : String(net)} />}
          {gained !== null && (
            <Figure
              name={`strokes gained${ofHoles(result, gained)}, against PGA TOUR players`}
              value={signed(gained.total, 1)}
              isGained={gained.total >= 0}
            />
          )}
        </dl>
      </header>
      <ScoreLines entry={entry} />
      <div className={classes.columns}>
        <div className="shrinkable">
          <DeskTable entry={entry} gained={gained?.byHole ?? null} onPenalty={onPenalty} />
        </div>
        <aside className={classes.side}>
          {depth === 'score' && <ScorePad key={entry.index} entry={entry} />}
          {depth === 'counts' && <CountsPad key={entry.index} entry={entry} />}
          {depth === 'strokes' && <DeskHole entry={entry} />}
          {gained !== null && (
            <section>
              <h2>Running strokes gained</h2>
              <ul>
                {gained.parts.map(({ part, strokes }) => (
                  <BarRow
                    key={part}
                    name={strokesGainedNames[part]}
                    value={strokes}
                    scale={Math.max(0.5, ...gained.parts.map((each) => Math.abs(each.strokes)))}
                    isCertain={false}
                    words=""
                  />
                ))}
              </ul>
              <p className="note">
                Counted from the strokes typed so far. One round says little about a player; 20 say a good deal.
              </p>
            </section>
          )}
        </aside>
      </div>
      {showsKeys && <KeysHelp units={entry.units} />}
    </main>
  );
}

/** ' on 1 of 2 holes' where strokes are missing on some that have a score. */
const ofHoles = ({ holesPlayed }: RoundResult, { byHole, isWhole }: NonNullable<RoundResult['gained']>): string =>
  isWhole ? '' : ` on ${byHole.filter((strokes) => strokes !== null).length} of ${plural(holesPlayed, 'hole')}`;

type FigureProps = { readonly name: string; readonly value: string; readonly isGained?: boolean };

const Figure = ({ name, value, isGained }: FigureProps) => (
  <div data-gained={isGained}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The open hole on its drawing. */
function DeskHole({ entry }: { readonly entry: RoundEntry }) {
  const { hole, units } = entry;
  const drawing = drawingOf(entry);
  return (
    <section className={classes.hole} aria-label="The open hole">
      <p>
        <b>{hole.card.hole}</b>
        Par {hole.card.par}
        {hole.card.yards !== undefined && <span>{courseLength(hole.card.yards, units)}</span>}
      </p>
      {drawing !== null && (
        <div className={classes.drawing} style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}>
          <HoleDrawing
            hole={drawing}
            label={`Hole ${hole.card.hole} from above`}
            shots={drawnShots(entry, drawing)}
            pin={pinOf(entry, drawing)}
            hasArcs={entry.showsDistances}
          />
        </div>
      )}
    </section>
  );
}

/** The keys of the keyboard, on demand (ENTRY-14). */
const KeysHelp = ({ units }: { readonly units: UnitSystem }) => (
  <section className={classes.help} aria-labelledby="entry-keys">
    <h2 id="entry-keys">
      Keys <span>the whole round without the mouse</span>
    </h2>
    <dl>
      {keyHelp(units).map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
