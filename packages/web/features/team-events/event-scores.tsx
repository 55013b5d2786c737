import { Button, NativeSelect, Textarea } from '@mantine/core';
import { plural } from '@strokebook/golf/format';
import { eventScoreText, personOfRow, readEventScore, readResults } from '@strokebook/golf/team-event';
import { type KeyboardEvent, useState } from 'react';
import { ColumnTable, TableFrame } from '../../ui/blocks/column-table.tsx';
import field from '../../ui/fields/grid-field.module.css';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { refusalText, type TeamEventPage, type TeamEventPlace, useEventChange } from './event-queries.ts';
import classes from './event-scores.module.css';

type Desk = NonNullable<TeamEventPage['desk']>;
type ScoresProps = { readonly place: TeamEventPlace; readonly page: TeamEventPage; readonly desk: Desk };

/** Official scores, typed as a grid or pasted from a results page (TEAM-14, TEAM-34). */
export function EventScores({ place, page, desk }: ScoresProps) {
  const change = useEventChange(place);
  const textOf = (playerId: string, round: number) =>
    desk.typed.find((cell) => cell.playerId === playerId && cell.round === round)?.text ?? '';
  const store = (playerId: string, round: number, text: string) => {
    const score = text.trim() === '' ? null : readEventScore(text, parOf(desk, round));
    change.mutate({ kind: 'scores', revision: page.revision, scores: [{ playerId, round, score }] });
  };
  return (
    <>
      <PageSection id="grid" title="Type the scores">
        <p className="note">
          74, +2, E, WD, DQ or N for no card. Enter is the next player. What the player has logged stands beside it.
        </p>
        {change.isError && <Failure>{refusalText(change.error)}</Failure>}
        <TableFrame label="scores">
          <thead>
            <tr>
              <th scope="col" data-text>
                Player
              </th>
              {page.rounds.map(({ course }, round) => (
                <th key={round} scope="col">
                  {`R${round + 1}`}
                  <span className="unseen">{`, ${course.name}`}</span>
                  <small className="block regular">{`par ${course.par}`}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.people.map(({ playerId, name }, row) => (
              <tr key={playerId}>
                <th scope="row" data-text>
                  {name}
                </th>
                {page.rounds.map((_, round) => (
                  <td key={round}>
                    <Cell
                      at={{ row, round }}
                      label={`${name}, round ${round + 1}`}
                      par={parOf(desk, round)}
                      stored={textOf(playerId, round)}
                      onStore={(text) => store(playerId, round, text)}
                    />
                    <small className="block note">{noteOf(page, playerId, round)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </PageSection>
      <Paste place={place} page={page} desk={desk} />
    </>
  );
}

const parOf = ({ answers }: Desk, round: number): number => answers.rounds[round]?.course.par ?? 0;

/** What stands of the round on the board beside the typed score: the own card. */
function noteOf({ rows }: TeamEventPage, playerId: string, round: number): string {
  const cell = rows.find((row) => row.playerId === playerId)?.cells[round];
  if (cell === undefined || cell.text === '') return '';
  return cell.note === '' ? `counts as ${cell.text}` : cell.note;
}

type CellProps = {
  readonly at: { readonly row: number; readonly round: number };
  readonly label: string;
  readonly par: number;
  readonly stored: string;
  readonly onStore: (text: string) => void;
};

function Cell({ at, label, par, stored, onStore }: CellProps) {
  const [text, setText] = useState<string | null>(null);
  const isUnreadable = text !== null && text.trim() !== '' && readEventScore(text, par) === null;
  /** Stores what was typed; false where it is no score. */
  const leave = (): boolean => {
    if (isUnreadable) return false;
    if (text !== null && text.trim() !== stored) onStore(text);
    setText(null);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setText(null);
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[data-cell="${at.row + step} ${at.round}"]`);
    if (leave()) next?.focus();
  };
  return (
    <input
      className={`${field.field} ${classes.input}`}
      aria-label={label}
      aria-invalid={isUnreadable || undefined}
      data-cell={`${at.row} ${at.round}`}
      autoComplete="off"
      value={text ?? stored}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}

/** Rows of a results page, of which the team's own players are found by name; nothing is stored before it was seen. */
function Paste({ place, page, desk }: ScoresProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const change = useEventChange(place, () => {
    setText('');
    setChosen(new Map());
  });
  const lines = readResults(
    text,
    page.rounds.map((_, round) => parOf(desk, round)),
  );
  const rows = lines.flatMap((line, index) => {
    const playerId = chosen.get(index) ?? personOfRow(line, page.people)?.playerId ?? '';
    // Without a player it is somebody of another team, of whom a leaderboard has many.
    return playerId === '' && !chosen.has(index)
      ? []
      : [{ index, name: line.names[0] ?? '', playerId, scores: line.scores }];
  });
  const stored = rows.flatMap(({ playerId, scores }) =>
    scores.flatMap((score, round) => (playerId === '' || score === null ? [] : [{ playerId, round, score }])),
  );
  return (
    <PageSection id="paste" title="Paste results">
      <Textarea
        label="Rows of a results page"
        description="Copy them as they stand: place, name, school, rounds, total. Your players are found by name; everybody else is left out."
        rows={6}
        maxLength={40_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text !== '' && (
        <>
          <p className="note" role="status">
            {`${plural(rows.length, 'player')} of yours in ${plural(lines.length, 'row')}. Nothing is stored yet.`}
          </p>
          {rows.length > 0 && (
            <ColumnTable
              label="pasted results"
              columns={[
                { label: 'In the text', kind: 'name', cell: ({ name }) => name },
                {
                  label: 'Is',
                  kind: 'words',
                  render: ({ index, name, playerId }) => (
                    <NativeSelect
                      aria-label={`Who is ${name}?`}
                      data={[
                        { value: '', label: 'Left out' },
                        ...page.people.map((person) => ({ value: person.playerId, label: person.name })),
                      ]}
                      value={playerId}
                      onChange={({ currentTarget }) => setChosen(new Map([...chosen, [index, currentTarget.value]]))}
                    />
                  ),
                },
                {
                  label: 'Scores',
                  kind: 'words',
                  cell: ({ scores }) =>
                    scores.map((score) => (score === null ? '–' : eventScoreText(score))).join(', '),
                },
              ]}
              rows={rows}
              keyOf={({ index }) => index}
            />
          )}
          {change.isError && <Failure>{refusalText(change.error)}</Failure>}
          <div className="row-wrap gap-8">
            <Button
              disabled={change.isPending || stored.length === 0}
              onClick={() => change.mutate({ kind: 'scores', revision: page.revision, scores: stored })}
            >
              {`Store ${plural(stored.length, 'score')}`}
            </Button>
            <Button variant="default" onClick={() => setText('')}>
              Leave them
            </Button>
          </div>
        </>
      )}
    </PageSection>
  );
}
