import { DotRange } from '@strokebook/charts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  formCountText,
  type FormFigure,
  formFigureText,
  formTypesText,
  noPlaceText,
  noFormTexts,
  type Place,
  placeText,
} from '@strokebook/golf/form';
import { plural } from '@strokebook/golf/format';
import { FormRounds } from './form-rounds.tsx';
import type { formScale } from './form-scale.ts';
import { formVerdict } from './form-verdict.ts';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './form-cell.module.css';

type FormCellProps = {
  readonly row: TeamRoomRow;
  readonly scale: ReturnType<typeof formScale>;
  /** Null in a list that is not sorted by form, and without a place. */
  readonly place: Place | null;
  readonly today: CalendarDay;
};

/** The form as a dot with its 90% line, filled where it has clearly changed, and as a figure that opens its rounds. */
export function FormCell({ row, scale, place, today }: FormCellProps) {
  const { form, change } = row;
  if (form.figure === null) {
    const { reason, instead } = noFormTexts(form);
    return (
      <span className={classes.none}>
        <span>{reason}</span>
        <small>{instead}</small>
      </span>
    );
  }
  const { strokes, halfWidth } = form.figure;
  const verdict = formVerdict(change);
  const countText = scoresText(form.figure);
  const noPlace = noPlaceText(form.figure);
  return (
    <FormRounds row={row} today={today} className={classes.form}>
      <span className={classes.dot}>
        <DotRange
          value={strokes}
          low={strokes - halfWidth}
          high={strokes + halfWidth}
          scale={scale}
          reference={0}
          colour={verdict?.colour ?? 'var(--ink-2)'}
          isHollow={verdict === null}
        />
      </span>
      <span className={classes.words}>
        <span data-tone={verdict?.tone} className={classes.figure}>
          {verdict !== null && <span aria-hidden="true">{verdict.sign} </span>}
          {formFigureText(form.figure)}
          {verdict !== null && <span className="unseen">, {verdict.words}</span>}
        </span>{' '}
        {place !== null && <span>{placeText(place)} </span>}
        {countText !== '' && <small className="inherited">{countText}</small>}
      </span>
      {noPlace !== null && <small className={classes.types}>{noPlace}</small>}
      {form.byType !== null && <small className={classes.types}>{formTypesText(form.byType)}</small>}
    </FormRounds>
  );
}

/** '10 scores', or '10 scores, 4 by hole': what the form is made of where it is not of rounds by hole alone. */
function scoresText(figure: FormFigure): string {
  if (figure.scoreCount === 0) return '';
  return figure.scoreCount === figure.roundCount ? plural(figure.roundCount, 'score') : formCountText(figure);
}

/** What the signs of the form mean. */
export const FormKey = () => (
  <p className={classes.key}>
    <span>Left is better; the thin line is the course rating.</span>
    <span data-key="clear">▲ ▼ last 30 days clearly better or worse than the 12 months before</span>
    <span data-key="open">cannot tell</span>
  </p>
);
