import { HoleGround } from '@strokebook/charts';
import { courseLength, plural } from '@strokebook/golf/format';
import { type HoleDrawing, placeInDrawing } from '@strokebook/golf/hole-drawing';
import type { UnitSystem } from '@strokebook/golf/model';
import { bestHoleTitle, type RoundStory } from '@strokebook/golf/round-story';
import { useId } from 'react';
import { StoryText } from './story-text.tsx';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type StoryHoleProps = Pick<RoundStory, 'best' | 'path'> & {
  readonly box: Box;
  readonly drawing: HoleDrawing | null;
  readonly units: UnitSystem;
};

const [MARGIN, CAPTION] = [32, 104];
/** Discs that are closer to each other would cover the numbers. */
const MIN_DISC_DISTANCE = 40;

/** The best hole from above with its strokes, and what was played on it. */
export function StoryHole({ box, best, drawing, path, units }: StoryHoleProps) {
  const clip = useId();
  const { x, y, width, height } = box;
  const { par, putts } = best;
  const yards = best.yards ?? drawing?.length ?? null;
  const facts = [`Par ${par}`, ...(yards === null ? [] : [courseLength(yards, units)])];
  const top = y + height - MARGIN - CAPTION;
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      {drawing !== null && <Drawn box={{ x, y, width, height: height - CAPTION - MARGIN }} {...{ drawing, path }} />}
      <rect x={x + MARGIN} y={top} width={width - 2 * MARGIN} height={CAPTION} rx={16} fill="var(--hole-tag)" />
      <StoryText x={x + MARGIN + 24} y={top + 46} size={32} width={width - 2 * MARGIN - 48} isStrong>
        {bestHoleTitle(best)}
      </StoryText>
      <StoryText x={x + MARGIN + 24} y={top + 82} size={26} width={width - 2 * MARGIN - 48}>
        {[...facts, ...(putts === null ? [] : [plural(putts, 'putt')])].join(', ')}
      </StoryText>
    </g>
  );
}

type DrawnProps = Pick<RoundStory, 'path'> & { readonly box: Box; readonly drawing: HoleDrawing };

function Drawn({ box, drawing, path }: DrawnProps) {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  const left = box.x + (box.width - drawing.width * scale) / 2;
  const top = box.y + (box.height - drawing.height * scale) / 2;
  const points = path.map((place): readonly [number, number] => {
    const [x, y] = placeInDrawing(drawing.frame, place);
    return [left + x * scale, top + y * scale];
  });
  const [pinX, pinY] = points.at(-1) ?? [left + drawing.green[0] * scale, top + drawing.green[1] * scale];
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <HoleGround hole={drawing} isPlanted />
      </g>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="var(--hole-line)"
        strokeWidth={4}
      />
      <path d={`M${pinX} ${pinY}v-54`} stroke="var(--hole-line)" strokeWidth={4} />
      <path d={`M${pinX + 2} ${pinY - 54}l30 11l-30 11z`} fill="var(--flag)" />
      {points.slice(0, -1).map(([x, y], index, starts) => {
        const [nextX, nextY] = starts[index + 1] ?? [pinX, pinY];
        if (Math.hypot(nextX - x, nextY - y) < MIN_DISC_DISTANCE) return null;
        return (
          <g key={`${x}/${y}`}>
            <circle cx={x} cy={y} r={20} fill="var(--hole-mark)" />
            <text x={x} y={y + 8} fontSize={22} fontWeight={600} textAnchor="middle" fill="var(--hole-on-mark)">
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
