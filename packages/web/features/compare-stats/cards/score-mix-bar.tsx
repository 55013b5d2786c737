import { SplitBar } from '@strokebook/charts';
import { type ScoreKind, scoreKindText, type ScoreMix } from '@strokebook/golf/compare-cards';
import { grouped, wholePercent } from '@strokebook/golf/format';
import classes from './cards.module.css';

/** Under par in the color of better, over par in that of worse; stronger further from par. */
const looks: Readonly<Record<ScoreKind, { readonly colour: string; readonly opacity: number }>> = {
  eagleOrBetter: { colour: 'var(--better)', opacity: 1 },
  birdie: { colour: 'var(--better)', opacity: 0.6 },
  par: { colour: 'var(--bar)', opacity: 0.55 },
  bogey: { colour: 'var(--worse)', opacity: 0.45 },
  doubleOrWorse: { colour: 'var(--worse)', opacity: 1 },
};

type ScoreMixBarProps = { readonly mix: ScoreMix; readonly height?: number };

/** The mix of scores as a bar without text; the figures are shown near it. */
export const ScoreMixBar = ({ mix, height = 12 }: ScoreMixBarProps) => (
  <SplitBar height={height} parts={mix.map(({ kind, count }) => ({ id: kind, value: count, ...looks[kind] }))} />
);

/** The bar with each kind's name, share and count below it. */
export function ScoreMixFigures({ mix }: { readonly mix: ScoreMix }) {
  const total = mix.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classes.mix}>
      <ScoreMixBar mix={mix} height={22} />
      <dl>
        {mix.map(({ kind, count }) => (
          <div key={kind}>
            <dt>
              <i style={{ background: looks[kind].colour, opacity: looks[kind].opacity }} aria-hidden="true" />
              {scoreKindText[kind]}
            </dt>
            <dd>
              <b className="text-xl strong">{wholePercent(total === 0 ? null : count / total)}</b>
              <small>{grouped(count)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The mix as text for screen readers. */
export const mixText = (mix: ScoreMix): string =>
  mix
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${scoreKindText[kind]} ${count}`)
    .join(', ');
