import { formatDay } from '@strokebook/golf/format';
import { localDay } from '../../lib/today.ts';
import type { QualifierPage } from './qualifier-queries.ts';
import classes from './rule-text.module.css';

/** The rule as everybody reads it, and below it what was changed after the first score (TEAM-08, TEAM-09). */
export function RuleText({ sentence, changes }: Pick<QualifierPage, 'sentence' | 'changes'>) {
  return (
    <section aria-labelledby="qualifier-rule" className={classes.rule}>
      <p className="readable-m">
        <b id="qualifier-rule">The rule.</b> {sentence.map(({ text }) => text).join('')}
      </p>
      {changes.map(({ byName, at, text, reason }) => (
        <p key={`${at} ${text}`} className="note readable-m">
          {`Changed ${momentText(at)} by ${byName}: ${text}. ${reason}`}
        </p>
      ))}
    </section>
  );
}

/** 'Oct 6, 14:10' where the reader is. */
export function momentText(instant: string): string {
  const time = new Date(instant);
  const clock = [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatDay(localDay(time))}, ${clock}`;
}
