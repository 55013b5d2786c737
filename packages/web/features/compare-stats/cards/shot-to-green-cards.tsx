import { MissTarget } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import { figureText, lengthFigureText, ofText } from '@strokebook/golf/compare-cards';
import { bandsIn, formatStat, NOTHING } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useUnits } from '../../../api/use-units.ts';
import type { Sides } from '../sides/sides.ts';
import tableClasses from './card-table.module.css';
import classes from './cards.module.css';
import { GainCell } from './figure-cell.tsx';
import { FigureTile } from './figure-tile.tsx';
import { figuresQuery } from './queries.ts';
import { RangeCell, shares } from './range-cell.tsx';
import { SideCards } from './side-cards.tsx';

type ShotToGreenCard = OutputOf<'getShotToGreenData'>;
type Row = ShotToGreenCard['bands'][number];

/** How near to the hole both sides' approaches finish, and where they miss (CMP-15). */
export function ShotToGreenCards({ sides }: { readonly sides: Sides }) {
  const { api } = useApi();
  const left = useQuery(figuresQuery(api, 'getShotToGreenData', sides.left));
  const right = useQuery(figuresQuery(api, 'getShotToGreenData', sides.right));
  const [units] = useUnits();
  const both = [left.data, right.data].filter((card) => card !== undefined);
  // The same rows on both cards, so that they are aligned.
  const bands = shownIds(both.flatMap((card) => card.bands));
  const lies = shownIds(both.flatMap((card) => card.lies));
  const highest = highestShare(both);
  return (
    <SideCards title="Shots to Green Accuracy" sides={sides} left={left} right={right} missingOf={missingOf}>
      {(card) => (
        <>
          <dl className={classes.tiles}>
            <FigureTile label="Greens in regulation" figure={card.greensInRegulation} format="wholePercent" />
            <FigureTile
              label="SG approach"
              per="a round"
              figure={card.strokesGained}
              format="signedTwoDecimals"
              noun="hole"
            />
            <FigureTile
              label="Proximity"
              figure={card.proximity}
              format="feet"
              noun="shot"
              note={card.spread === null ? undefined : `median ${medianText(card, units)}`}
            />
          </dl>
          <Pattern card={card} highest={highest} />
          <Rows title="By distance" corner="From" rows={card.bands.filter(({ id }) => bands.has(id))} hasShortHeads />
          <Rows title="By lie" corner="Lie" rows={card.lies.filter(({ id }) => lies.has(id))} />
        </>
      )}
    </SideCards>
  );
}

const highestShare = (cards: readonly ShotToGreenCard[]): number =>
  Math.max(0, ...cards.flatMap(({ pattern }) => pattern.misses.map(({ share }) => share?.raw ?? 0)));

const shownIds = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.filter(({ greenHit }) => greenHit !== null).map(({ id }) => id));

function missingOf(card: ShotToGreenCard) {
  return card.greensInRegulation !== null || card.proximity !== null
    ? null
    : {
        title: 'No shots to the green were logged.',
        text: 'Log putts with the score, or every shot with its distance, to see how these greens were hit.',
      };
}

const medianText = ({ spread }: Pick<Row, 'spread'>, units: UnitSystem): string =>
  spread === null ? NOTHING : formatStat(spread.median, 'feet', units);

type PatternProps = { readonly card: ShotToGreenCard; readonly highest: number };

function Pattern({ card: { greensInRegulation, pattern }, highest }: PatternProps) {
  const known = pattern.misses[0]?.share?.opportunities ?? 0;
  return (
    <section className={classes.part}>
      <h3>Where greens are missed</h3>
      <div className={classes.pattern}>
        <MissTarget
          label="Greens hit, and the side of those missed"
          middle={{ text: figureText(greensInRegulation), name: 'hit', count: ofText(greensInRegulation) }}
          sectors={pattern.misses.map(({ side, share }) => ({
            side,
            value: share?.raw ?? null,
            text: figureText(share),
            misses: share?.successes ?? 0,
            count: ofText(share),
          }))}
          highest={highest}
        />
        <p className={classes.hint}>
          {known === 0
            ? `The side of a miss takes the places of shots and pin; of ${pattern.missedGreens} missed greens none is known.`
            : `The ring is made of the ${known} of ${pattern.missedGreens} missed greens whose side is known, seen from the approach.`}
          {pattern.shortSided !== null &&
            ` Short-sided ${figureText(pattern.shortSided)} of the time (${ofText(pattern.shortSided)}).`}
        </p>
      </div>
    </section>
  );
}

function Rows({
  title,
  corner,
  rows,
  hasShortHeads = false,
}: {
  readonly title: string;
  readonly corner: string;
  readonly rows: readonly Row[];
  /** Heads of rows stay on one line. */
  readonly hasShortHeads?: boolean;
}) {
  const [units] = useUnits();
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <table className={`${tableClasses.table} ${hasShortHeads ? (tableClasses.tight ?? '') : ''}`}>
        <caption className="unseen">Approaches {title.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            <th scope="col" className={tableClasses.rangeHead}>
              Green hit
            </th>
            <th scope="col">Proximity, median</th>
            <th scope="col">SG a round</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{bandsIn(row.label, units)}</th>
              <RangeCell figure={row.greenHit} scale={shares} />
              <td>
                <b>{medianText(row, units)}</b>
                {row.proximity !== null && <small>mean {lengthFigureText(row.proximity, 'feet', units)}</small>}
              </td>
              <GainCell figure={row.greenHit === null ? null : row.strokesGained} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
