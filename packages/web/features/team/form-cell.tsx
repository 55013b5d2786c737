import { DotRange } from '@strokebook/charts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  type Form,
  formCountText,
  formFigureText,
  formTypesText,
  noFormTexts,
  type Place,
  placeText,
} from '@strokebook/golf/form';
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
  const detail = detailOf(form);
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
      <span data-tone={verdict?.tone} className={classes.figure}>
        {verdict !== null && <span aria-hidden="true">{verdict.sign} </span>}
        {formFigureText(form.figure)}
        {verdict !== null && <span className="unseen">, {verdict.words}</span>}
      </span>{' '}
      <span className={classes.place}>{place !== null && placeText(place)}</span>
      {detail !== '' && <small className={classes.detail}>{detail}</small>}
    </FormRounds>
  );
}

/** What the form is made of where it is not of rounds by hole alone, and its types where they clearly differ. */
const detailOf = ({ figure, byType }: Form): string =>
  [
    figure === null || figure.scoreCount === 0 ? '' : formCountText(figure),
    byType === null ? '' : formTypesText(byType),
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** What the signs of the form mean. */
export const FormKey = () => (
  <p className={classes.key}>
    <span>Left is better; the thin line is the course rating.</span>
    <span data-key="clear">clearly better or worse than in the 12 months before</span>
    <span data-key="open">cannot tell</span>
  </p>
);
