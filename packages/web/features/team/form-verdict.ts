import { clearVerdict, type FormChange } from '@strokebook/golf/form';
import { changeText } from '@strokebook/golf/team';

const verdicts = {
  better: { tone: 'better', colour: 'var(--better)', sign: '▲' },
  worse: { tone: 'worse', colour: 'var(--worse)', sign: '▼' },
} as const;

/** How a clear change of form looks and reads; null for any other. */
export function formVerdict(change: FormChange | null) {
  const verdict = clearVerdict(change);
  return change === null || verdict === null ? null : { ...verdicts[verdict], words: changeText(change) };
}
