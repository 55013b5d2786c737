import type { OutputOf } from '@strokebook/contract';
import { commonScaleOf, countText, type Scale } from '@strokebook/golf/compare-cards';
import { bandsIn } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { useUnits } from '../../../api/use-units.ts';
import type { Sides } from '../sides/sides.ts';
import tableClasses from './card-table.module.css';
import classes from './cards.module.css';
import { FigureTile } from './figure-tile.tsx';
import { figuresQuery } from './queries.ts';
import { RangeCell } from './range-cell.tsx';
import { mixText, ScoreMixBar, ScoreMixFigures } from './score-mix-bar.tsx';
import { SideCards } from './side-cards.tsx';

type ScoringCard = OutputOf<'getScoringData'>;
type Par = ScoringCard['pars'][number];
type Row = Pick<Par, 'id' | 'label' | 'toPar' | 'mix'>;

/** Scores of both sides by par and length of the hole (CMP-15). */
export function ScoringCards({ sides }: { readonly sides: Sides }) {
  const { api } = useApi();
  const left = useQuery(figuresQuery(api, 'getScoringData', sides.left));
  const right = useQuery(figuresQuery(api, 'getScoringData', sides.right));
  const pars = [left.data, right.data].flatMap((card) => card?.pars ?? []);
  const rows = pars.flatMap((par): readonly Row[] => [par, ...par.lengths]);
  // Steps of half a stroke; intervals of few holes may extend it by up to a stroke on either side.
  const scale = commonScaleOf(
    rows.map(({ toPar }) => toPar),
    0.5,
    1,
  );
  // The same rows on both cards, so that they are aligned.
  const shown = new Set(rows.filter(({ toPar }) => toPar !== null).map(({ id }) => id));
  return (
    <SideCards title="Score To Par At Distances" sides={sides} left={left} right={right} missingOf={missingOf}>
      {(card) => (
        <>
          <dl className={classes.tiles}>
            <FigureTile label="To par" per="a round" figure={card.toPar} format="toPar" noun="hole" />
            <FigureTile
              label="SG total"
              per="a round"
              figure={card.strokesGained}
              format="signedTwoDecimals"
              noun="hole"
            />
          </dl>
          {card.pars
            .filter(({ id }) => shown.has(id))
            .map((par) => (
              <ParRows key={par.id} par={par} scale={scale} shown={shown} />
            ))}
        </>
      )}
    </SideCards>
  );
}

function missingOf(card: ScoringCard) {
  return card.score !== null
    ? null
    : { title: 'No hole of these rounds has a score.', text: 'Log scores to see them by par and length.' };
}

type ParRowsProps = { readonly par: Par; readonly scale: Scale; readonly shown: ReadonlySet<string> };

function ParRows({ par, scale, shown }: ParRowsProps) {
  const [units] = useUnits();
  const lengths = par.lengths.filter(({ id }) => shown.has(id));
  return (
    <section className={classes.part}>
      <h3>{par.label}s</h3>
      <ScoreMixFigures mix={par.mix} />
      <table className={`${tableClasses.table} ${tableClasses.tight}`}>
        <caption className="unseen">{par.label}s by length</caption>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col" className={tableClasses.rangeHead}>
              To par, a hole
            </th>
            <th scope="col">Scores</th>
          </tr>
        </thead>
        <tbody>
          <ScoreRow row={{ ...par, label: `All par ${par.par}s` }} scale={scale} />
          {lengths.map((row) => (
            <ScoreRow key={row.id} row={{ ...row, label: bandsIn(lengthOf(row.label), units) }} scale={scale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Without the par, which is in the heading: 'Par 3, 150–175 yd' becomes '150–175 yd'. */
const lengthOf = (label: string): string => {
  const rest = label.replace(/^Par \d,? /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

function ScoreRow({ row, scale }: { readonly row: Row; readonly scale: Scale }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <RangeCell
        figure={row.toPar}
        scale={scale}
        reference={0}
        colour="var(--ink-2)"
        basis={countText(row.toPar, 'hole')}
      />
      <td className={tableClasses.mixCell}>
        <ScoreMixBar mix={row.mix} />
        <span className="unseen">{mixText(row.mix)}</span>
      </td>
    </tr>
  );
}
