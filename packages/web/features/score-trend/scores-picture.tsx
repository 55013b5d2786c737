import { CloudDrawing } from '@strokebook/charts';
import type { ScoreTrend } from '@strokebook/golf/season';
import type { Ref } from 'react';
import { PICTURE_MARGIN, PICTURE_WIDTH, StoryText } from '../../controls/round-story/story-text.tsx';
import { type IndexNow, normalText, sinceText, trendFigures } from './trend-figures.ts';

const HEIGHT = 1080;
const CHART = { top: 430, height: 540, fontSize: 30 };

type ScoresPictureProps = {
  readonly trend: ScoreTrend;
  readonly playerName: string;
  readonly index: IndexNow | null;
  readonly productName: string;
  readonly ref?: Ref<SVGSVGElement>;
};

/** The scores of some years as a picture to share: the normal score, what it was, and every score. */
export function ScoresPicture({ trend, playerName, index, productName, ref }: ScoresPictureProps) {
  const { normal, normalBefore } = trend;
  const width = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
  const { label: _label, ...figures } = trendFigures(trend);
  const indexText =
    index === null ? '' : ` · index ${index.now}${index.before === null ? '' : `, it was ${index.before}`}`;
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${PICTURE_WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={`${playerName}: ${normal} is normal${normalBefore === null ? '' : `, it was ${normalBefore}`}. ${sinceText(trend)}${indexText}.`}
      fontFamily="Inter Variable, Inter, system-ui, sans-serif"
      fill="var(--ink)"
    >
      <rect width={PICTURE_WIDTH} height={HEIGHT} fill="var(--paper)" />
      <StoryText y={104} size={44} width={width} isStrong>
        {playerName}
      </StoryText>
      <text x={PICTURE_MARGIN} y={148} fontSize={28} fill="var(--ink-2)">
        {`${sinceText(trend)}${indexText}`}
      </text>
      <text x={PICTURE_MARGIN - 10} y={366} fontSize={220} fontWeight={600} letterSpacing={-10}>
        {normal}
      </text>
      <text x={PICTURE_MARGIN + 150 * String(normal).length} y={300} fontSize={40} fontWeight={600}>
        {normalBefore === null ? 'Normal score' : `It was ${normalBefore}.`}
      </text>
      <text x={PICTURE_MARGIN + 150 * String(normal).length} y={352} fontSize={28} fill="var(--ink-2)">
        {normalText(trend)}
      </text>
      <g transform={`translate(${PICTURE_MARGIN} ${CHART.top})`}>
        <CloudDrawing {...figures} width={width} height={CHART.height} fontSize={CHART.fontSize} />
      </g>
      <text x={PICTURE_WIDTH - PICTURE_MARGIN} y={HEIGHT - 40} fontSize={28} fontWeight={600} textAnchor="end">
        {productName}
      </text>
    </svg>
  );
}
