import type { OutputOf } from '@strokebook/contract';
import { courseLength, formatDay, scoreToPar, signed } from '@strokebook/golf/format';
import type { HoleDrawing } from '@strokebook/golf/hole-drawing';
import type { UnitSystem } from '@strokebook/golf/model';
import { strokesGainedNames } from '@strokebook/golf/overview';
import { type RoundStory, storyInWords } from '@strokebook/golf/round-story';
import { ninesOf } from '@strokebook/golf/scorecard';
import type { Ref } from 'react';
import { NineLine } from './nine-line.tsx';
import { StoryHole } from './story-hole.tsx';
import { PICTURE_MARGIN, PICTURE_WIDTH, StoryText } from './story-text.tsx';

/** Height of the upper part, of a nine, of the strokes gained, and of the foot. */
const [HEAD, NINE, GAINED, FOOT] = [800, 132, 128, 92];
/** Without a drawing the best hole is told beside the score. */
const HEAD_UNDRAWN = 590;
const ART_LEFT = 560;

type StoryPictureProps = {
  readonly shown: OutputOf<'getRoundStory'>;
  /** The best hole; null if its course is not drawn. */
  readonly drawing: HoleDrawing | null;
  readonly productName: string;
  readonly units: UnitSystem;
  readonly ref?: Ref<SVGSVGElement>;
};

/** A round as a picture to share: the score on the board, the best hole, the card, and strokes gained if known. */
export function StoryPicture({ shown, drawing, productName, units, ref }: StoryPictureProps) {
  const { playerName, story } = shown;
  const { name, courseName, playedOn, yards, score, toPar, holes, best, path, gained } = story;
  const textWidth = (drawing === null ? PICTURE_WIDTH : ART_LEFT) - 2 * PICTURE_MARGIN;
  const nines = ninesOf(holes);
  const gainedTop = HEAD + nines.length * NINE;
  const foot = gainedTop + (gained.length > 0 ? GAINED : 0) + FOOT;
  const length = yards === null ? [] : [courseLength(yards, units)];
  const course = [...(name === courseName ? [] : [courseName]), ...length].join(', ');
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${PICTURE_WIDTH} ${foot}`}
      width="100%"
      data-palette="deep"
      role="img"
      aria-label={`${playerName}: ${storyInWords(story)}`}
      fontFamily="Inter Variable, Inter, system-ui, sans-serif"
      fill="var(--on-board)"
    >
      <rect width={PICTURE_WIDTH} height={foot} fill="var(--board)" />
      <StoryHole
        box={{ x: ART_LEFT, y: 0, width: PICTURE_WIDTH - ART_LEFT, height: drawing === null ? HEAD_UNDRAWN : HEAD }}
        {...{ best, drawing, path, units }}
      />
      <StoryText y={108} size={44} width={textWidth} isStrong>
        {playerName}
      </StoryText>
      <StoryText y={154} size={28} width={textWidth} isQuiet>
        {formatDay(playedOn, true)}
      </StoryText>
      <text x={PICTURE_MARGIN - 14} y={450} fontSize={280} fontWeight={600} letterSpacing={-14}>
        {score}
      </text>
      <text x={PICTURE_MARGIN} y={556} fontSize={88} fontWeight={600} letterSpacing={-3}>
        {scoreToPar(toPar)}
      </text>
      <StoryText y={680} size={36} width={textWidth} isStrong>
        {name}
      </StoryText>
      <StoryText y={724} size={28} width={textWidth} isQuiet>
        {course}
      </StoryText>
      {nines.map((nine, index) => (
        <NineLine key={nine.name} nine={nine} top={HEAD + index * NINE} />
      ))}
      {gained.length > 0 && <GainedLine gained={gained} top={gainedTop} />}
      <StoryText y={foot - 40} size={24} width={PICTURE_WIDTH / 2} isQuiet>
        {gained.length > 0 ? 'Strokes gained against PGA TOUR players' : ''}
      </StoryText>
      <text x={PICTURE_WIDTH - PICTURE_MARGIN} y={foot - 40} fontSize={28} fontWeight={600} textAnchor="end">
        {productName}
      </text>
    </svg>
  );
}

type GainedLineProps = { readonly gained: RoundStory['gained']; readonly top: number };

/** Strokes gained by part of the game, and their sum. */
function GainedLine({ gained, top }: GainedLineProps) {
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
