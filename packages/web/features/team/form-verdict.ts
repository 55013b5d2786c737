import type { FormChange } from '@strokebook/golf/form';

const verdicts = {
  better: { tone: 'better', colour: 'var(--better)', words: 'clearly better than in the 12 months before', sign: '▲' },
  worse: { tone: 'worse', colour: 'var(--worse)', words: 'clearly worse than in the 12 months before', sign: '▼' },
} as const;

/** How a clear change of form looks and reads; null for any other. */
export const formVerdict = (change: FormChange | null) =>
  change === null || change.verdict === 'cannotTell' || !change.isClear ? null : verdicts[change.verdict];
