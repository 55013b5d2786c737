import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnprintedLetters } from './unprinted-letters.tsx';

const reportOf = (subject: string) => ({ heading: 'Resume', subject, subtitle: '', sections: [] });

it('names the letters that the paper of a report lacks, each once, wherever they stand (PDF-O61)', () => {
  const { rerender } = render(<UnprintedLetters document={reportOf('Ingrid Łódź 李小龙')} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<UnprintedLetters document={reportOf('גג ד')} />);
  expect(screen.getByRole('status').textContent).toBe(
    'The PDF cannot show these letters and prints a sign in their place: ג ד',
  );
  const heading = 'กขคงจฉชซญฐฑฒณ';
  rerender(<UnprintedLetters document={{ ...reportOf('Ada'), sections: [{ heading, blocks: [] }] }} />);
  expect(screen.getByRole('status').textContent?.endsWith('ก ข ค ง จ ฉ ช ซ ญ ฐ ฑ ฒ …')).toBe(true);
});
