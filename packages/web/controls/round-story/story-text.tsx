/** Of the picture, in its own units; messengers show pictures of this width. */
export const PICTURE_WIDTH = 1080;
export const PICTURE_MARGIN = 64;

/** Width of a letter of the font, as a share of its size; wide names have a little more. */
const LETTER_WIDTH = 0.56;

type StoryTextProps = {
  readonly x?: number;
  readonly y: number;
  /** The largest size; long texts are smaller, so that they fit into the width. */
  readonly size: number;
  readonly width: number;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  readonly children: string;
};

/** A line of text that fits into a width. */
export function StoryText({ x = PICTURE_MARGIN, y, size, width, isStrong, isQuiet, children }: StoryTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(size, width / (LETTER_WIDTH * children.length))}
      fontWeight={isStrong === true ? 600 : 400}
      fill={isQuiet === true ? 'var(--on-board-2)' : undefined}
    >
      {children}
    </text>
  );
}
