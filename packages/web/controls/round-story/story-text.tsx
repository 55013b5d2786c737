/** Of the picture, in its own units; messengers show pictures of this width. */
export const PICTURE_WIDTH = 1080;
export const PICTURE_MARGIN = 64;

/** Width of a letter of the font, as a share of its size; wide names have a little more. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.2;
/** Rather than on one line of a smaller share of its size, a text is written on two. */
const MIN_ONE_LINE = 0.7;

type StoryTextProps = {
  readonly x?: number;
  /** The baseline of the last line. */
  readonly y: number;
  /** The largest size; long texts are smaller, so that they fit into the width. */
  readonly size: number;
  readonly width: number;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  readonly children: string;
};

/** A text that fits into a width, on two lines if it is long. */
export function StoryText({ x = PICTURE_MARGIN, y, size, width, isStrong, isQuiet, children }: StoryTextProps) {
  const lines = linesOf(children, width / (LETTER_WIDTH * size * MIN_ONE_LINE));
  const longest = Math.max(...lines.map(({ length }) => length));
  const fontSize = Math.min(size, width / (LETTER_WIDTH * longest));
  return (
    <text
      fontSize={fontSize}
      fontWeight={isStrong === true ? 600 : 400}
      fill={isQuiet === true ? 'var(--on-board-2)' : undefined}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y - (lines.length - 1 - index) * fontSize * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Breaks a text of more letters at the space that is closest to its middle. */
function linesOf(text: string, maxLetters: number): readonly string[] {
  if (text.length <= maxLetters) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [space] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return space === undefined ? [text] : [text.slice(0, space), text.slice(space + 1)];
}
