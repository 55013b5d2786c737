import type { HeadlinePart } from '@strokebook/golf/season';
import classes from './season.module.css';

type HeadlineProps = {
  readonly parts: readonly HeadlinePart[];
  readonly onOpen: (statId: string) => void;
};

/** A sentence about some rounds, whose figures open. */
export const Headline = ({ parts, onOpen }: HeadlineProps) => (
  <h2 className={classes.headline}>
    {parts.map(({ text, statId }, index) => {
      if (statId === undefined) return markOf(parts[index - 1]?.statId, text) === '' ? text : text.slice(1);
      const mark = markOf(statId, parts[index + 1]?.text ?? '');
      const figure = (
        <button key={statId} type="button" className={classes.inText} onClick={() => onOpen(statId)}>
          {text}
        </button>
      );
      if (mark === '') return figure;
      return (
        <span key={statId} className="nowrap">
          {figure}
          {mark}
        </span>
      );
    })}
  </h2>
);

/** The comma or period right after a figure: it stays on the figure's line. */
const markOf = (statId: string | undefined, next: string): string =>
  statId === undefined ? '' : (/^[,.;:]/.exec(next)?.[0] ?? '');
