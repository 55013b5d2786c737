import { useElementSize } from '@mantine/hooks';
import { ScoreCloud } from '@strokebook/charts';
import type { ScoreTrend } from '@strokebook/golf/season';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import classes from './score-trend.module.css';
import { type IndexNow, normalText, trendFigures } from './trend-figures.ts';

const ShareScoresDialog = lazy(() =>
  import('./share-scores-dialog.tsx').then((module) => ({ default: module.ShareScoresDialog })),
);

type ScoreTrendSectionProps = {
  readonly trend: ScoreTrend;
  readonly playerName: string;
  readonly index: IndexNow | null;
};

/** Every score and the course of the normal one, as a picture to share. */
export function ScoreTrendSection({ trend, playerName, index }: ScoreTrendSectionProps) {
  const { ref, width } = useElementSize();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section ref={ref} aria-labelledby="score-trend" className={classes.section}>
      <p className="row-between gap-12">
        <b id="score-trend" className="medium">
          Every round so far
        </b>
        <span className="note">{`line: ${normalText(trend)}`}</span>
      </p>
      <ScoreCloud {...trendFigures(trend)} width={width || 358} />
      <Button className="margin-top-12" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Share this picture
      </Button>
      {isOpen && (
        <Suspense>
          <ShareScoresDialog {...{ trend, playerName, index }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
