import { signed } from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import type { RoundStory } from '@strokebook/golf/round-story';
import { PICTURE_MARGIN, PICTURE_WIDTH } from './story-text.tsx';

type GainedLineProps = { readonly gained: RoundStory['gained']; readonly top: number };

/** Strokes gained by part of the game, and their sum. */
export function GainedLine({ gained, top }: GainedLineProps) {
  const total = gained.reduce((sum, { strokes }) => sum + strokes, 0);
  const columns = [
    ...gained.map(({ part, strokes }) => ({ name: strokesGainedNames[part], strokes })),
    { name: strokesGainedNames.total, strokes: total },
  ];
  const step = (PICTURE_WIDTH - 2 * PICTURE_MARGIN) / columns.length;
  return (
    <g transform={`translate(0 ${top})`}>
      <path d={`M${PICTURE_MARGIN} 0H${PICTURE_WIDTH - PICTURE_MARGIN}`} stroke="var(--board-line)" strokeWidth={2} />
      {columns.map(({ name, strokes }, index) => (
        <g key={name}>
          <text x={PICTURE_MARGIN + index * step} y={44} fontSize={20} fill="var(--on-board-2)">
            {name}
          </text>
          <text
            x={PICTURE_MARGIN + index * step}
            y={98}
            fontSize={48}
            fontWeight={600}
            letterSpacing={-1}
            fill={strokes < 0 ? 'var(--board-worse)' : undefined}
          >
            {signed(strokes, 1)}
          </text>
        </g>
      ))}
    </g>
  );
}
