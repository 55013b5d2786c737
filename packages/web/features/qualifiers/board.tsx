import type { Form } from '@strokebook/golf/form';
import { signed } from '@strokebook/golf/format';
import type { Tier } from '@strokebook/golf/qualifier';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { BoardLine } from './board-line.tsx';
import type { QualifierPage } from './qualifier-queries.ts';
import frame from '../../ui/board.module.css';
import classes from './board.module.css';

/** What the board shows: a qualifier, or what the device keeps of it. */
type BoardPage = Pick<QualifierPage, 'boards' | 'state' | 'subtitle' | 'name'> & {
  readonly people: readonly (Pick<QualifierPage['people'][number], 'entrantId' | 'name' | 'isOwn'> &
    Partial<Pick<QualifierPage['people'][number], 'accountId'>>)[];
};

type BoardProps = {
  readonly page: BoardPage;
  /** The form of players by account, for coaches who pick; empty for others. */
  readonly forms: ReadonlyMap<number, Form>;
  /** Above the name: the way back. */
  readonly back: ReactNode;
};

const measureNames = { toPar: 'Total to par', overRating: 'Score minus rating' } as const;

const tierTexts: Readonly<Record<Tier, readonly [name: string, meaning: string]>> = {
  in: ['In', 'two or more clear of the line'],
  onLine: ['On the line', 'within two of the last place by score'],
  out: ['Out', 'more than two behind'],
  noPlace: ['No place by score', 'a pick can take them'],
};
const overTexts: Partial<Record<Tier, string>> = {
  in: 'by score',
  onLine: 'level at the last place',
  out: 'behind the last place by score',
};

/** The board of a qualifier, in the order of its rule or of the other one (TEAM-10, TEAM-11). */
export function Board({ page, forms, back }: BoardProps) {
  const { boards, people, state, subtitle, name } = page;
  const [isOther, setIsOther] = useState(false);
  const board = isOther && boards.other !== null ? boards.other : boards.chosen;
  const personOf = new Map(people.map((person) => [person.entrantId, person]));
  const isOver = state === 'closed' || state === 'selected';
  const rounds = boards.chosen.rows[0]?.rounds ?? [];
  return (
    <section className={frame.board} aria-labelledby="qualifier-name" data-rounds={rounds.length}>
      {back}
      <h1 id="qualifier-name" className={frame.name}>{`${name} qualifier`}</h1>
      <p className={frame.quiet}>{subtitle}</p>
      {board.line === null ? (
        <p className={frame.empty}>{board.empty}</p>
      ) : (
        <div className={frame.line}>
          <b className={frame.figure}>{board.line.figure}</b>
          <p>
            <b className={frame.title}>{board.line.title}</b> <span className={frame.quiet}>{board.line.near}</span>
          </p>
        </div>
      )}
      {boards.other !== null && boards.chosen.rows.some(({ place }) => place !== null) && (
        <Segmented
          label="Order by"
          className={classes.rules}
          value={isOther ? 'other' : 'chosen'}
          options={[
            { value: 'chosen', label: `${measureNames[boards.chosen.measure]}, the rule` },
            { value: 'other', label: measureNames[boards.other.measure] },
          ]}
          onChange={(value) => setIsOther(value === 'other')}
        />
      )}
      <div className={classes.frame}>
        <div role="table" aria-label={`${measureNames[board.measure]}, ${name} qualifier`}>
          <div role="row" className={classes.head}>
            <span role="columnheader" className={classes.place}>
              <span className="unseen">Place</span>
            </span>
            <span role="columnheader" className={classes.player}>
              Player
            </span>
            <span role="presentation" className={classes.rounds}>
              {rounds.map((_, round) => (
                <span key={round} role="columnheader" className={classes.round}>{`R${round + 1}`}</span>
              ))}
            </span>
            <span role="columnheader" className={classes.thru}>
              Thru
            </span>
            <span role="columnheader" className={classes.form}>
              {forms.size > 0 ? 'Form' : ''}
            </span>
            <span role="columnheader" className={classes.total}>
              Total
            </span>
          </div>
          {board.rows.map((row, index) => {
            const { tier } = row;
            const person = personOf.get(row.entrantId);
            const begins = tier !== null && tier !== board.rows[index - 1]?.tier;
            const [title, meaning] = tier === null ? ['', ''] : tierTexts[tier];
            return (
              <BoardLine
                key={row.entrantId}
                row={row}
                name={person?.name ?? ''}
                isOwn={person?.isOwn === true}
                form={formText(forms.get(person?.accountId ?? 0))}
                tier={
                  begins
                    ? { title, meaning: (isOver && tier !== 'noPlace' ? overTexts[tier] : undefined) ?? meaning }
                    : null
                }
              />
            );
          })}
        </div>
      </div>
      <p className={classes.key}>
        {[
          board.letters,
          board.rows.some(({ rounds: played }) => played.some(({ text }) => text === 'Exc.'))
            ? 'Exc.: excused, out of ties.'
            : '',
          forms.size > 0 ? 'Form: strokes a round over the course rating. It moves no place.' : '',
        ]
          .filter((text) => text !== '')
          .join(' ')}
      </p>
    </section>
  );
}

/** '−3.1', and whether it can be counted on: three rounds or more. */
function formText(form: Form | undefined): { readonly text: string; readonly isSure: boolean } | null {
  if (form === undefined || form.figure === null) return null;
  const { strokes, halfWidth } = form.figure;
  return { text: signed(strokes, 1), isSure: Math.abs(strokes) > halfWidth };
}
