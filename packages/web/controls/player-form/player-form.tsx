import type { OrganizationPlayer } from '@strokebook/contract';
import { formBasisText, formFigureText, noFormTexts, placeText } from '@strokebook/golf/form';
import classes from './player-form.module.css';

type PlayerFormProps = {
  /** Null if the player hides the rounds. */
  readonly form: OrganizationPlayer['form'];
  /** In a list that is sorted by form. */
  readonly place?: OrganizationPlayer['place'];
};

/** A player's form with its interval, the rounds behind it and their first day; else what there is instead (TEAM-05). */
export function PlayerForm({ form, place = null }: PlayerFormProps) {
  const figure = form?.figure ?? null;
  if (form === null || figure === null) {
    const { reason, instead } = form === null ? { reason: 'No rounds shown', instead: '' } : noFormTexts(form);
    return (
      <span className={classes.form}>
        <span className="note">{reason}</span>
        <span className="note">{instead}</span>
      </span>
    );
  }
  return (
    <span className={classes.form}>
      <span className="nowrap">
        <b className={classes.figure}>{formFigureText(figure)}</b> <span className="note">against rating</span>
      </span>
      <span className="note">{formBasisText(figure, form.unratedCount)}</span>
      {place !== null && <span className="text-m medium">{placeText(place)}</span>}
    </span>
  );
}
