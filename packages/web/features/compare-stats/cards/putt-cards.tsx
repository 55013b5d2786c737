import { MakeCurve } from '@strokebook/charts';
import type { OutputOf } from '@strokebook/contract';
import { countText, figureText, lengthFigureText, ofText, rangeText } from '@strokebook/golf/compare-cards';
import { puttBands } from '@strokebook/golf/facts';
import { bandsIn, formatStat, wholePercent } from '@strokebook/golf/format';
import { FEET_PER_METRE, type UnitSystem } from '@strokebook/golf/model';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useUnits } from '../../../api/use-units.ts';
import type { Sides } from '../sides/sides.ts';
import tableClasses from './card-table.module.css';
import classes from './cards.module.css';
import { FigureCell, GainCell } from './figure-cell.tsx';
import { FigureTile } from './figure-tile.tsx';
import { figuresQuery } from './queries.ts';
import { RangeCell, shares } from './range-cell.tsx';
import { SideCards } from './side-cards.tsx';

type PuttCard = OutputOf<'getPuttData'>;

/** End of the curve's axis, because the last band has no upper bound. */
const MAX_FEET = 50;

/** How both sides putt (CMP-15). */
export function PuttCards({ sides }: { readonly sides: Sides }) {
  const { api } = useApi();
  const left = useQuery(figuresQuery(api, 'getPuttData', sides.left));
  const right = useQuery(figuresQuery(api, 'getPuttData', sides.right));
  const [units] = useUnits();
  return (
    <SideCards title="Putts Summary" sides={sides} left={left} right={right} missingOf={missingOf}>
      {(card) => (
        <>
          <dl className={classes.tiles}>
            <FigureTile label="Putts" per="a round" figure={card.putts} format="oneDecimal" noun="hole" />
            <FigureTile
              label="SG putting"
              per="a round"
              figure={card.strokesGained}
              format="signedTwoDecimals"
              noun="hole"
            />
            <FigureTile label="Three-putts" figure={card.threePutts} format="wholePercent" />
            <FigureTile label="One-putts" figure={card.onePutts} format="wholePercent" />
            <FigureTile label="Putts per green hit" figure={card.puttsPerGreen} format="twoDecimals" noun="hole" />
            <FigureTile
              label="First putt"
              figure={card.firstPutt}
              format="feet"
              noun="hole"
              note={middleText(card, units)}
            />
          </dl>
          <Made card={card} />
          <Lengths card={card} />
        </>
      )}
    </SideCards>
  );
}

function missingOf(card: PuttCard) {
  const isKnown = card.putts !== null || card.bands.some(({ made }) => made !== null);
  return isKnown
    ? null
    : {
        title: 'No putts were logged.',
        text: 'Log putts on the scorecard, or every shot with its distance, to see how these rounds were putted.',
      };
}

const middleText = ({ firstPuttSpread: spread }: PuttCard, units: UnitSystem): string | undefined =>
  spread === null ? undefined : `median ${formatStat(spread.median, 'feet', units)}`;

function Made({ card }: { readonly card: PuttCard }) {
  const { ref, width } = useElementSize();
  const [units] = useUnits();
  const isKnown = card.bands.some(({ made }) => made !== null);
  return (
    <section className={classes.part} ref={ref}>
      <h3>Putts made by length</h3>
      {isKnown ? (
        <>
          <MakeCurve
            label="Putts made by length"
            points={card.bands.map(({ label, made, atFeet, tour }, index) => ({
              name: bandsIn(label, units),
              at: atFeet,
              value: made?.raw ?? null,
              low: made?.interval?.low ?? null,
              high: made?.interval?.high ?? null,
              text: figureText(made),
              range: rangeText(made, 'wholePercent'),
              count: ofText(made),
              from: puttBands[index]?.above ?? 0,
              to: Math.min(MAX_FEET, puttBands[index]?.upTo ?? MAX_FEET),
              reference: tour === null ? null : { value: tour, text: wholePercent(tour) },
            }))}
            curve={card.curve}
            tickText={(length) => (units === 'metric' ? (length / FEET_PER_METRE).toFixed(1) : String(length))}
            shareText={wholePercent}
            unit={units === 'metric' ? 'm' : 'ft'}
            referenceName="PGA TOUR"
            {...(width > 0 ? { width } : {})}
          />
          <p className={classes.hint}>
            Each dot covers a range of lengths; its bar shows where the true percentage most likely lies.{' '}
            {card.curve.length > 1
              ? 'The curve is smoothed over putts of similar length, where there are enough of them.'
              : 'There are too few putts for a curve.'}
          </p>
        </>
      ) : (
        <p className={classes.hint}>No putt has a length. Log each shot with its distance to see this.</p>
      )}
    </section>
  );
}

function Lengths({ card }: { readonly card: PuttCard }) {
  const [units] = useUnits();
  if (card.bands.every(({ made, threePutts }) => made === null && threePutts === null)) return null;
  return (
    <section className={classes.part}>
      <h3>By length</h3>
      <table className={`${tableClasses.table} ${tableClasses.tight}`}>
        <caption className="unseen">Putts by length</caption>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col" className={tableClasses.rangeHead}>
              Made
            </th>
            <th scope="col">Three-putts</th>
            <th scope="col">SG a round</th>
          </tr>
        </thead>
        <tbody>
          {card.bands.map(({ id, label, made, tour, threePutts, strokesGained }) => (
            <tr key={id}>
              <th scope="row">{bandsIn(label, units)}</th>
              <RangeCell figure={made} scale={shares} reference={tour} />
              <FigureCell figure={threePutts} below={ofText(threePutts)} />
              <GainCell figure={made === null ? null : strokesGained} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>
        The thin mark is what PGA TOUR players hole. Three-putts are of first putts of that length.
        {card.leave !== null &&
          ` Missed putts were left ${lengthFigureText(card.leave, 'feet', units)} away on average (${countText(card.leave, 'putt')}).`}
      </p>
    </section>
  );
}
