import { DistanceHistogram, SplitBar } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import {
  commonScaleOf,
  countText,
  type DistanceWindow,
  distanceWindowOf,
  driveOutcomeText,
  figureText,
  lengthFigureText,
  type Scale,
} from '@strokebook/golf/compare-cards';
import { formatStat, partOf, plural, wholePercent } from '@strokebook/golf/format';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useUnits } from '../../../api/use-units.ts';
import type { Sides } from '../sides/sides.ts';
import tableClasses from './card-table.module.css';
import classes from './cards.module.css';
import { FigureTile } from './figure-tile.tsx';
import { figuresQuery } from './queries.ts';
import { RangeCell, shares } from './range-cell.tsx';
import { SideCards } from './side-cards.tsx';

type DriveCard = OutputOf<'getDriveData'>;

const title = 'Drive Summary';

/** How both sides drive, and how they score after it (CMP-15). */
export function DriveCards({ sides }: { readonly sides: Sides }) {
  const { api } = useApi();
  const left = useQuery(figuresQuery(api, 'getDriveData', sides.left));
  const right = useQuery(figuresQuery(api, 'getDriveData', sides.right));
  const both = [left.data, right.data];
  const window = distanceWindowOf(both);
  const toPar = commonScaleOf(
    both.flatMap((card) => card?.outcomes.map((outcome) => outcome.toPar) ?? []),
    0.5,
    1,
  );
  return (
    <SideCards title={title} sides={sides} left={left} right={right} missingOf={missingOf}>
      {(card) => (
        <>
          <dl className={classes.tiles}>
            <FigureTile label="Fairways hit" figure={card.fairwaysHit} format="wholePercent" />
            <FigureTile
              label="SG off the tee"
              per="a round"
              figure={card.strokesGained}
              format="signedTwoDecimals"
              noun="hole"
            />
            <FigureTile label="In play" figure={card.inPlay} format="wholePercent" />
            <FigureTile label="Par 4 fairways" figure={card.fairwaysHitPar4} format="wholePercent" />
            <FigureTile label="Par 5 fairways" figure={card.fairwaysHitPar5} format="wholePercent" />
            <FigureTile label="Tee penalties" figure={card.penalties} format="wholePercent" />
          </dl>
          <Distances card={card} window={window} />
          <Fairways card={card} />
          <Outcomes card={card} toPar={toPar} />
        </>
      )}
    </SideCards>
  );
}

function missingOf(card: DriveCard) {
  const isKnown = card.fairwaysHit !== null || card.distance.mean !== null || card.penalties !== null;
  return isKnown
    ? null
    : {
        title: 'No tee shots were logged.',
        text: 'Log fairways on the scorecard, or every shot, to see how these rounds were driven.',
      };
}

function Distances({ card, window }: { readonly card: DriveCard; readonly window: DistanceWindow | null }) {
  const { ref, width } = useElementSize();
  const [units] = useUnits();
  const { spread, mean, bins } = card.distance;
  const lengthText = (length: number): string => formatStat(length, 'wholeYards', units);
  const bare = (length: number): string => lengthText(length).replace(/ \w+$/, '');
  const shorter = bins.reduce((sum, { from, count }) => sum + (window !== null && from < window.from ? count : 0), 0);
  return (
    <section className={classes.part} ref={ref}>
      <h3>Distance</h3>
      {spread === null || window === null ? (
        <p className={classes.hint}>No drive was measured. Log where each shot was played to see how far they went.</p>
      ) : (
        <>
          <DistanceHistogram
            label="Lengths of drives"
            bins={bins}
            window={window}
            median={{ value: spread.median, text: `Median ${lengthText(spread.median)}` }}
            middleHalf={{
              from: spread.lowerQuarter,
              to: spread.upperQuarter,
              text: `${bare(spread.lowerQuarter)} to ${lengthText(spread.upperQuarter)}`,
            }}
            tickText={bare}
            unit={units === 'metric' ? 'm' : 'yd'}
            {...(width > 0 ? { width } : {})}
          />
          <p className={classes.hint}>
            {plural(spread.n, 'drive')}
            {shorter > 0 &&
              `, of which ${plural(shorter, 'mishit')} under ${lengthText(window.from)} ${shorter === 1 ? 'is' : 'are'} not drawn`}
            . The middle half, in green, went {bare(spread.lowerQuarter)} to {lengthText(spread.upperQuarter)}; average{' '}
            {lengthFigureText(mean, 'wholeYards', units)}, longest {lengthText(spread.highest)}.
          </p>
        </>
      )}
    </section>
  );
}

/** Left, fairway and right, as seen from the tee. */
function Fairways({ card }: { readonly card: DriveCard }) {
  const countOf = (finish: string) => card.finishes.find((one) => one.finish === finish)?.count ?? 0;
  const [left, hit, right] = [countOf('left'), countOf('hit'), countOf('right')];
  const other = countOf('short') + countOf('long') + countOf('missed');
  const total = left + hit + right + other;
  if (total === 0) return null;
  const parts = [
    { id: 'left', name: 'Left', value: left },
    { id: 'hit', name: 'Fairway', value: hit },
    { id: 'right', name: 'Right', value: right },
  ];
  return (
    <section className={classes.part}>
      <h3>Where they finished</h3>
      <SplitBar
        height={22}
        parts={[
          ...parts.map(({ id, value }) =>
            id === 'hit'
              ? { id, value, colour: 'var(--accent)', opacity: 0.75 }
              : { id, value, colour: 'var(--worse)', opacity: 0.5 },
          ),
          { id: 'other', value: other, colour: 'var(--bar)', opacity: 0.5 },
        ]}
      />
      <dl className={classes.finishes}>
        {parts.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <b className="text-xl strong">{wholePercent(value / total)}</b>
              <small>{partOf(value, total)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>
        Of the misses with a known side {figureText(card.missedLeft)} went left and {figureText(card.missedRight)}{' '}
        right.
        {other > 0 && ` Of ${other} more the side is not known, or they were short or long.`}
      </p>
    </section>
  );
}

function Outcomes({ card, toPar }: { readonly card: DriveCard; readonly toPar: Scale }) {
  return (
    <section className={classes.part}>
      <h3>What it led to</h3>
      <table className={tableClasses.table}>
        <caption className="unseen">What the tee shots led to</caption>
        <thead>
          <tr>
            <th scope="col">Tee shot</th>
            <th scope="col" className={tableClasses.rangeHead}>
              To par, a hole
            </th>
            <th scope="col" className={tableClasses.rangeHead}>
              Green in regulation
            </th>
          </tr>
        </thead>
        <tbody>
          {card.outcomes.map(({ outcome, toPar: figure, greens }) => (
            <tr key={outcome}>
              <th scope="row">{driveOutcomeText[outcome]}</th>
              <RangeCell
                figure={figure}
                scale={toPar}
                reference={0}
                colour="var(--ink-2)"
                basis={countText(figure, 'hole')}
              />
              <RangeCell figure={greens} scale={shares} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
