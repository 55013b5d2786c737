import { HoleDrawing } from '@strokebook/charts';
import type { LandingSeason } from '@strokebook/contract';
import { grouped, scoreToPar, signed } from '@strokebook/golf/format';
import type { ReactNode } from 'react';
import { GainedBars, gainedInWords, GainedKey } from '../../controls/figures/gained-bars.tsx';
import { strokesGainedNames } from '@strokebook/golf/overview';
import { headlineFigures } from '@strokebook/golf/season';
import { drawnHoles } from './drawn-holes.ts';
import classes from './proofs.module.css';

type SeasonProps = { readonly season: LandingSeason };

/** Three things that other products do not do, each with the real thing beside it. */
export function Proofs({ season }: SeasonProps) {
  return (
    <div className={classes.proofs}>
      <Proof title="Open any number. See every shot behind it." picture={<Strokes season={season} />}>
        No black box. Tap a figure and you get the strokes it was made from, the costliest first, each one on the hole
        where you hit it.
      </Proof>
      <Proof title="It says so when it doesn&rsquo;t know yet." picture={<Certainty season={season} />}>
        Measure yourself against players like you: college, scratch, juniors, the PGA TOUR. A filled bar you can count
        on. An outlined bar needs more rounds.
      </Proof>
      <Proof title="A resume coaches read to the end." picture={<Resume season={season} />}>
        The first page takes thirty seconds: class, school, scoring average, best finish, every tournament. Your rounds
        keep it up to date.
      </Proof>
    </div>
  );
}

type ProofProps = { readonly title: string; readonly picture: ReactNode; readonly children: ReactNode };

const Proof = ({ title, picture, children }: ProofProps) => (
  <section className={classes.proof}>
    <div className={classes.words}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children}</p>
    </div>
    <div>{picture}</div>
  </section>
);

function Strokes({ season }: SeasonProps) {
  const { gained, isLost, count, shown, rest } = season.approaches;
  return (
    <div className={classes.card}>
      <p className={classes.opened}>
        <b className={classes.gained} data-tone={isLost ? 'worse' : 'better'}>
          {gained}
        </b>
        <span>
          <b className="text-l">Approach, final round</b>
          <br />
          <span className="note">{grouped(count)} strokes, against PGA TOUR players</span>
        </span>
      </p>
      <table className={classes.strokes}>
        <thead className="unseen">
          <tr>
            <th scope="col">Hole</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Strokes</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((stroke) => (
            <tr key={`${stroke.hole} ${stroke.from}`}>
              <th scope="row">{stroke.hole}</th>
              <td>
                {stroke.from}
                <span className={classes.club}>{stroke.club}</span>
              </td>
              <td>{stroke.to}</td>
              <td data-tone="worse">{stroke.gained}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" />
            <td colSpan={2}>{rest.count} more strokes</td>
            <td>{rest.gained}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Certainty({ season }: SeasonProps) {
  const { gained } = season;
  const [opened] = gained
    .filter(({ certainty }) => certainty !== 'clear')
    .toSorted((a, b) => Math.abs(b.perRound) - Math.abs(a.perRound));
  return (
    <div className={classes.card}>
      <GainedBars gained={gained} />
      <GainedKey />
      {opened !== undefined && (
        <p className={classes.note}>
          <b>
            {strokesGainedNames[opened.part]}, {signed(opened.perRound, 1)} a round.
          </b>{' '}
          {gainedInWords(opened)}
        </p>
      )}
    </div>
  );
}

function Resume({ season }: SeasonProps) {
  const { player, finishes } = season;
  return (
    <div className={classes.resume}>
      <div className={classes.cover} data-palette="school">
        <div className={classes.coverHole}>
          <HoleDrawing
            hole={drawnHoles.cover}
            label="A hole in the school's colors"
            pin={drawnHoles.cover.green}
            isPlanted
          />
        </div>
      </div>
      <div className={classes.sheet}>
        <p className="title strong">{player.name}</p>
        <p className="note">
          {player.school} · GPA {player.gpa}
        </p>
        <dl className={classes.facts}>
          {headlineFigures(season, season.period.label).map(({ name, label, value, toPar, detail }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={classes.fact}>{value}</dd>
              <dd className="fine">{toPar === null ? detail : `${toPar}, ${detail}`}</dd>
            </div>
          ))}
        </dl>
        <table className={classes.finishes}>
          <thead className="unseen">
            <tr>
              <th scope="col">Finish</th>
              <th scope="col">Tournament</th>
              <th scope="col">Rounds</th>
              <th scope="col">To par</th>
            </tr>
          </thead>
          <tbody>
            {finishes.map(({ finish, name, rounds, toPar }) => (
              <tr key={name}>
                <td>{finish}</td>
                <th scope="row">{name}</th>
                <td>{rounds.join(' ')}</td>
                <td>{scoreToPar(toPar)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
