import type { OutputOf } from '@strokebook/contract';
import { formatHandicap, formatIndex, plural, readDecimal, signed, strokeDots } from '@strokebook/golf/format';
import { type RatedHoles, rulesOf2024 } from '@strokebook/golf/handicap';
import { isWholeWithin, isWithin, roundLimits } from '@strokebook/golf/model';
import { Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import classes from './handicap.module.css';
import { type TeeChoice, TeeSelect, type Tees } from './tee-select.tsx';
import { readTee, writeTee } from './tee-text.ts';

type Outlook = NonNullable<OutputOf<'getTeeOutlook'>['outlook']>;

/** The strokes received on a tee that was played, or on any typed rating, slope and par. */
export function CourseHandicap({ tees, tee, outlook, onTee }: TeeChoice) {
  const played = tees.find((one) => writeTee(one) === writeTee(tee));
  const index = outlook.data?.outlook?.index;
  return (
    <section className={classes.handicap} aria-labelledby="course-handicap-title">
      <SectionHead
        id="course-handicap-title"
        title="Course handicap"
        hint={index === undefined ? undefined : `at index ${formatIndex(index)}`}
      />
      <div className={classes.fields}>
        <TeeSelect label="Course and tee" tees={tees} tee={tee} onTee={onTee} />
        {/* A new tee begins with its own numbers. */}
        <TeeFields key={writeTee(tee)} tee={tee} onTee={onTee} />
      </div>
      <QueryState part="Course handicap" query={outlook} skeleton={<Skeleton height={120} />}>
        {({ outlook: known }) =>
          known === null ? (
            <p className="note">It begins with the first index.</p>
          ) : (
            <div className="fading" data-stale={outlook.isPlaceholderData || undefined}>
              <Figures outlook={known} />
              {played !== undefined && !outlook.isPlaceholderData && <Strokes tee={played} outlook={known} />}
              <p className="fine">{formulaOf(known, tee)}</p>
            </div>
          )
        }
      </QueryState>
    </section>
  );
}

/** What each field may be, and how it says so. */
const fieldsOf = {
  courseRating: { label: 'Rating', limits: roundLimits.rating, isWhole: false },
  slopeRating: { label: 'Slope', limits: rulesOf2024.slope, isWhole: true },
  par: { label: 'Par', limits: roundLimits.totalPar, isWhole: true },
} as const;
type FieldName = keyof typeof fieldsOf;
const fieldNames = Object.keys(fieldsOf) as readonly FieldName[];

function TeeFields({ tee, onTee }: Pick<TeeChoice, 'tee' | 'onTee'>) {
  const [texts, setTexts] = useState<Readonly<Record<FieldName, string>>>({
    courseRating: String(tee.courseRating),
    slopeRating: String(tee.slopeRating),
    par: String(tee.par),
  });
  const problemOf = (name: FieldName): string | null => {
    const { label, limits, isWhole } = fieldsOf[name];
    const isRight = (isWhole ? isWholeWithin : isWithin)(readDecimal(texts[name]), limits);
    return isRight ? null : `${label} is ${isWhole ? 'a whole number ' : ''}from ${limits[0]} to ${limits[1]}.`;
  };
  const apply = () => {
    if (fieldNames.some((name) => problemOf(name) !== null)) return;
    const [courseRating, slopeRating, par] = fieldNames.map((name) => readDecimal(texts[name]) ?? 0);
    const typed = readTee(`${tee.holeCount}-${(courseRating ?? 0).toFixed(1)}-${slopeRating}-${par}`);
    if (typed !== null && writeTee(typed) !== writeTee(tee)) onTee(typed);
  };
  return (
    <div className={classes.numbers}>
      {fieldNames.map((name) => (
        <TextInput
          key={name}
          label={fieldsOf[name].label}
          inputMode="decimal"
          value={texts[name]}
          error={problemOf(name)}
          onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
          onBlur={apply}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply();
          }}
        />
      ))}
      <Segmented
        label="Holes"
        value={String(tee.holeCount)}
        options={[
          { value: '18', label: '18' },
          { value: '9', label: '9' },
        ]}
        onChange={(value) => onTee({ ...tee, holeCount: value === '9' ? 9 : 18 })}
      />
    </div>
  );
}

const formatNames: Readonly<Record<string, string>> = {
  strokePlay: 'stroke play',
  matchPlay: 'match play',
  fourBallStrokePlay: 'four-ball',
  fourBallMatchPlay: 'four-ball match',
};

const Figures = ({ outlook: { courseHandicapRounded, playingHandicaps } }: { readonly outlook: Outlook }) => (
  <dl className={classes.figures}>
    <div>
      <dd>{formatHandicap(courseHandicapRounded)}</dd>
      <dt className="note">course</dt>
    </div>
    {playingHandicaps.map(({ format, share, strokes }) => (
      <div key={format}>
        <dd>{formatHandicap(strokes)}</dd>
        <dt className="note">{`${formatNames[format] ?? format}, ${Math.round(share * 100)}%`}</dt>
      </div>
    ))}
  </dl>
);

/** The holes of the card, with a dot for each stroke received. */
function Strokes({ tee, outlook }: { readonly tee: Tees[number]; readonly outlook: Outlook }) {
  if (tee.holes.some(({ allocation }) => allocation === null)) {
    return <p className="note">The card of this tee has no stroke indexes, so strokes have no holes.</p>;
  }
  return (
    <>
      <ol className={classes.holes} aria-label="Strokes by hole">
        {tee.holes.map(({ hole, par, strokeIndex, allocation }) => {
          const strokes = outlook.strokesByAllocation[(allocation ?? 1) - 1] ?? 0;
          return (
            <li key={hole}>
              <b>{hole}</b>
              <span className="fine">{`par ${par}`}</span>
              <span className="fine">{`si ${strokeIndex}`}</span>
              <span className={classes.dots} aria-hidden="true">
                {strokeDots(strokes)}
              </span>
              <span className="unseen">{strokesWords(strokes)}</span>
            </li>
          );
        })}
      </ol>
      <p className="fine">
        {outlook.courseHandicapRounded < 0
          ? 'A number with a plus is strokes given back, from the last stroke index.'
          : 'A dot is a stroke received, by stroke index.'}
      </p>
    </>
  );
}

const strokesWords = (strokes: number): string =>
  strokes < 0 ? `${plural(-strokes, 'stroke')} given back` : plural(strokes, 'stroke');

/** '4.2 × 130 ÷ 113 + (73.6 − 72) = 6.43' */
function formulaOf({ indexOfHoles, courseHandicap }: Outlook, { slopeRating, courseRating, par }: RatedHoles): string {
  const index = indexOfHoles < 0 ? `(${signed(indexOfHoles, 1)})` : indexOfHoles.toFixed(1);
  const sum = `${index} × ${slopeRating} ÷ ${rulesOf2024.standardSlope} + (${courseRating.toFixed(1)} − ${par})`;
  return `${sum} = ${signed(courseHandicap, 2, false)}`;
}
