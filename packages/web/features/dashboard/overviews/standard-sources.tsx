import type { StandardChoice } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { MIN_FIGURES } from '@strokebook/golf/stats';
import { WebLink } from '../../../ui/web-link.tsx';
import classes from '../dashboard-header.module.css';

type StandardProps = { readonly standard: StandardChoice };

const genderTexts: Readonly<Record<StandardChoice['gender'], string>> = {
  men: 'Men',
  women: 'Women',
  notSaid: 'Men or women not said',
};

/** Population and number of figures, with a warning if they are few. */
export const basisOf = ({ gender, genderOf, figureCount }: StandardChoice): string =>
  `${genderTexts[gender]}${genderOf === 'score' ? ', the score alone' : ''} · ${plural(figureCount, 'figure')}${figureCount < MIN_FIGURES ? ', too few for a whole game' : ''}`;

/** A warning for standards with few figures. */
export function StandardNote({ standard: { figureCount } }: StandardProps) {
  if (figureCount >= MIN_FIGURES) return null;
  return (
    <p className={classes.note}>
      Only {plural(figureCount, 'figure')} of this level {figureCount === 1 ? 'is' : 'are'} published: most of your
      stats have nothing to be compared with.
    </p>
  );
}

/** Population, note and sources of a standard. */
export function StandardSources({ standard }: StandardProps) {
  return (
    <div className={classes.note}>
      <p>
        {basisOf(standard)}. {standard.note}
      </p>
      <ul className={classes.sources}>
        {standard.sources.map(({ title, url }) => (
          <li key={title}>
            <WebLink text={title} url={url} />
          </li>
        ))}
      </ul>
    </div>
  );
}
