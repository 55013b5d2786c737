import type { OutputOf } from '@strokebook/contract';
import { type CardFigure, commonScaleOf, countText, figureText, type Scale } from '@strokebook/golf/compare-cards';
import { formatDay, plural } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import type { Sides } from '../sides/sides.ts';
import tableClasses from './card-table.module.css';
import classes from './cards.module.css';
import { figuresQuery } from './queries.ts';
import { RangeCell, shares } from './range-cell.tsx';
import { ScoreMixFigures } from './score-mix-bar.tsx';
import { SideCards } from './side-cards.tsx';

type PlayingStyle = OutputOf<'getPlayingStyle'>;

/** Streaks, strategy and scoring of both sides (CMP-15). */
export function PlayingStyleCards({ sides }: { readonly sides: Sides }) {
  const { api } = useApi();
  const left = useQuery(figuresQuery(api, 'getPlayingStyle', sides.left));
  const right = useQuery(figuresQuery(api, 'getPlayingStyle', sides.right));
  const both = [left.data, right.data].filter((style) => style !== undefined);
  const scale = commonScaleOf(
    both.flatMap(({ frontNine, backNine, opening, closing }) => [frontNine, backNine, opening, closing]),
    1,
    2,
  );
  return (
    <SideCards title="Playing Style" sides={sides} left={left} right={right} missingOf={missingOf}>
      {(style) => (
        <>
          <section className={classes.part}>
            <h3>Score mix</h3>
            <ScoreMixFigures mix={style.mix} />
          </section>
          <Shares
            title="Aggressiveness"
            rows={[
              { name: 'Driver off the tee', figure: style.driver },
              { name: 'Going for par 5s in two', figure: style.goingForGreen },
              { name: 'Under par when going', figure: style.birdieWhenGoing },
              { name: 'Under par when laying up', figure: style.birdieWhenLayingUp },
            ]}
            hint="Going for a par 5 in two: the second shot finished on or around the green, or in the water. Tee shots count where the club was logged."
          />
          <Shares
            title="The hole after"
            rows={[
              { name: 'Bounce back', figure: style.bounceBack },
              { name: 'Over par after a birdie', figure: style.giveBack },
            ]}
            hint="Bounce back: under par right after a hole over par. Over par after a birdie: over par right after a hole under par."
          />
          <Stretches style={style} scale={scale} />
          <Streaks style={style} />
        </>
      )}
    </SideCards>
  );
}

function missingOf(style: PlayingStyle) {
  return style.holes > 0
    ? null
    : { title: 'No hole of these rounds has a score.', text: 'Log scores to see what kind of golf was played.' };
}

type SharesProps = {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly figure: CardFigure }[];
  readonly hint: string;
};

function Shares({ title, rows, hint }: SharesProps) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <table className={tableClasses.table}>
        <caption className="unseen">{title}</caption>
        <tbody>
          {rows.map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <RangeCell figure={figure} scale={shares} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>{hint}</p>
    </section>
  );
}

function Stretches({ style, scale }: { readonly style: PlayingStyle; readonly scale: Scale }) {
  const rows = [
    { name: 'Front nine', figure: style.frontNine },
    { name: 'Back nine', figure: style.backNine },
    { name: 'First three holes', figure: style.opening },
    { name: 'Last three holes', figure: style.closing },
  ];
  return (
    <section className={classes.part}>
      <h3>Through the round, to par</h3>
      <table className={tableClasses.table}>
        <caption className="unseen">Strokes to par through the round</caption>
        <tbody>
          {rows.map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <RangeCell
                figure={figure}
                scale={scale}
                reference={0}
                colour="var(--ink-2)"
                basis={countText(figure, 'round')}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Streaks({ style }: { readonly style: PlayingStyle }) {
  const rows = [
    { name: 'Par or better', streak: style.parStreak },
    { name: 'Birdie or better', streak: style.birdieStreak },
  ];
  return (
    <section className={classes.part}>
      <h3>Longest run of holes</h3>
      <dl className={classes.halves}>
        {rows.map(({ name, streak }) => (
          <div key={name} className={classes.tile}>
            <dt>{name}</dt>
            <dd>
              <b>
                {streak.longest}
                <small> {streak.longest === 1 ? 'hole' : 'holes'}</small>
              </b>
              <span>
                {figureText(streak.perRound)} a round, of {plural(style.rounds, 'round')}
              </span>
              {streak.round !== null && (
                <span>
                  {formatDay(streak.round.playedOn, true)}, {streak.round.courseName}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
