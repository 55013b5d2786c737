import type { RoundStory } from '@strokebook/golf/round-story';
import { type Nine, scoreMark } from '@strokebook/golf/scorecard';
import { PICTURE_MARGIN, PICTURE_WIDTH } from './story-text.tsx';

type NineLineProps = {
  readonly nine: Nine<RoundStory['holes'][number]>;
  readonly top: number;
};

/** Half the size of a sign. */
const SIGN = 29;

/** Numbers and scores of nine holes, and their sum. */
export function NineLine({ nine: { name, holes }, top }: NineLineProps) {
  const step = (PICTURE_WIDTH - 2 * PICTURE_MARGIN) / (holes.length + 1);
  const sum = holes.reduce((total, { score }) => total + (score ?? 0), 0);
  const sumAt = PICTURE_WIDTH - PICTURE_MARGIN;
  return (
    <g transform={`translate(0 ${top})`}>
      <path d={`M${PICTURE_MARGIN} 0H${PICTURE_WIDTH - PICTURE_MARGIN}`} stroke="var(--board-line)" strokeWidth={2} />
      {holes.map(({ hole, nth, score, par }, index) => {
        const x = PICTURE_MARGIN + SIGN + index * step;
        return (
          <g key={`${hole}/${nth}`} textAnchor="middle">
            <text x={x} y={40} fontSize={22} fill="var(--on-board-2)">
              {hole}
            </text>
            {score !== null && <Score x={x} y={86} score={score} toPar={score - par} />}
          </g>
        );
      })}
      <g textAnchor="end">
        <text x={sumAt} y={40} fontSize={22} fill="var(--on-board-2)">
          {name}
        </text>
        <text x={sumAt} y={98} fontSize={38} fontWeight={600}>
          {sum}
        </text>
      </g>
    </g>
  );
}

type ScoreProps = { readonly x: number; readonly y: number; readonly score: number; readonly toPar: number };

/** Circles under par, squares over par, with a ring for two strokes or more. */
function Score({ x, y, score, toPar }: ScoreProps) {
  const mark = scoreMark(toPar);
  const isFilled = mark === 'birdie' || mark === 'eagle' || mark === 'double';
  const color = toPar < 0 ? 'var(--on-board)' : 'var(--board-worse)';
  const hasRing = mark === 'eagle' || mark === 'double';
  const inner = hasRing ? SIGN - 7 : mark === 'bogey' ? SIGN - 2 : SIGN;
  return (
    <>
      {hasRing && <Sign {...{ x, y }} half={SIGN - 1} isRound={toPar < 0} stroke={color} />}
      {mark !== 'par' && (
        <Sign {...{ x, y }} half={inner} isRound={toPar < 0} {...(isFilled ? { fill: color } : { stroke: color })} />
      )}
      <text
        x={x}
        y={y + 12}
        fontSize={34}
        fontWeight={600}
        fill={isFilled ? 'var(--board)' : mark === 'bogey' ? color : undefined}
      >
        {score}
      </text>
    </>
  );
}

type SignProps = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly isRound: boolean;
  readonly fill?: string;
  readonly stroke?: string;
};

const Sign = ({ x, y, half, isRound, fill = 'none', stroke }: SignProps) => (
  <rect
    x={x - half}
    y={y - half}
    width={2 * half}
    height={2 * half}
    rx={isRound ? half : 4}
    fill={fill}
    stroke={stroke}
    strokeWidth={3}
  />
);
