import { Button, NativeSelect, Textarea } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import { matchName, type PastedLine, readPasted, scoresOfLine, typedText } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { ColumnTable } from '../../ui/blocks/column-table.tsx';
import type { QualifierPage } from './qualifier-queries.ts';
import type { StoredScore } from './score-cell.tsx';
import { typedIn } from './score-grid.tsx';

type PasteScoresProps = {
  readonly page: QualifierPage;
  readonly desk: NonNullable<QualifierPage['desk']>;
  readonly isBusy: boolean;
  readonly onStore: (scores: readonly StoredScore[], onStored: () => void) => void;
};

const stateTexts = { new: 'New', same: 'Same', unreadable: 'No score: left out' } as const;

/** Rows of a sheet, shown with what would be stored before anything is (TEAM-31). */
export function PasteScores({ page, desk, isBusy, onStore }: PasteScoresProps) {
  const { rounds } = desk.answers;
  const [text, setText] = useState('');
  const [first, setFirst] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const lines = readPasted(text);
  const idOf = (line: PastedLine, index: number) =>
    chosen.get(index) ?? matchName(line.name, page.people)?.entrantId ?? '';
  const rows = lines.flatMap((line, index) => {
    const entrantId = idOf(line, index);
    const targets = rounds
      .map((round, at) => ({ round: at, par: round.courses[0]?.par ?? 0, now: typedIn(desk, entrantId, at) }))
      .slice(first);
    return scoresOfLine(line, index, targets).map((score) => ({ ...score, entrantId, name: line.name }));
  });
  const stored = rows.flatMap(({ entrantId, round, result, state }) =>
    entrantId === '' || result === null || state !== 'new'
      ? []
      : [{ entrantId, round, course: 0, result, seen: typedIn(desk, entrantId, round) }],
  );
  const clear = () => {
    setText('');
    setChosen(new Map());
  };
  return (
    <div className="stack gap-12">
      <Textarea
        label="Rows of a sheet"
        description="One player a line: name, then a score for each round: 74, +2, E, WD. Heads are left out."
        rows={6}
        maxLength={20_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {rounds.length > 1 && (
        <NativeSelect
          label="The first column is"
          data={rounds.map((_, round) => ({ value: String(round), label: `Round ${round + 1}` }))}
          value={String(first)}
          onChange={({ currentTarget }) => setFirst(Number(currentTarget.value))}
        />
      )}
      {rows.length > 0 && (
        <>
          <p className="note" role="status">{`${plural(rows.length, 'score')}, nothing stored yet`}</p>
          <ColumnTable
            label="pasted scores"
            columns={[
              { label: 'In the sheet', kind: 'name', cell: ({ name }) => name },
              {
                label: 'Is',
                kind: 'words',
                render: ({ line, name, entrantId }) => (
                  <NativeSelect
                    aria-label={`Who is ${name}?`}
                    data={[
                      { value: '', label: 'Who is this?' },
                      ...page.people.map((person) => ({ value: person.entrantId, label: person.name })),
                    ]}
                    value={entrantId}
                    onChange={({ currentTarget }) => setChosen(new Map([...chosen, [line, currentTarget.value]]))}
                  />
                ),
              },
              { label: 'Round', kind: 'figure', cell: ({ round }) => String(round + 1) },
              { label: 'Reads', kind: 'figure', cell: ({ text: read }) => read },
              {
                label: 'Will be',
                kind: 'words',
                cell: ({ result, before, state }) =>
                  result === null
                    ? ''
                    : `${typedText(result)}${state === 'new' && before !== '' ? `, is ${before} now` : ''}`,
              },
              {
                label: 'Is it new?',
                kind: 'words',
                cell: ({ state, entrantId }) => (entrantId === '' ? 'Left out' : stateTexts[state]),
              },
            ]}
            rows={rows}
            keyOf={({ line, round }) => `${line} ${round}`}
          />
        </>
      )}
      {text !== '' && (
        <div className="row-wrap gap-8">
          <Button disabled={isBusy || stored.length === 0} onClick={() => onStore(stored, clear)}>
            {`Store ${plural(stored.length, 'score')}`}
          </Button>
          <Button variant="default" onClick={clear}>
            Leave them
          </Button>
        </div>
      )}
    </div>
  );
}
