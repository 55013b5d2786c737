import type { FormChange } from '@strokebook/golf/form';
import { changeText } from '@strokebook/golf/team';

const verdicts = {
  better: { tone: 'better', colour: 'var(--better)', sign: '▲' },
  worse: { tone: 'worse', colour: 'var(--worse)', sign: '▼' },
} as const;

/** How a clear change of form looks and reads; null for any other. */
export const formVerdict = (change: FormChange | null) =>
  change === null || change.verdict === 'cannotTell' || !change.isClear
    ? null
    : { ...verdicts[change.verdict], words: changeText(change) };
