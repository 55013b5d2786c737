// It renders after taps alone, so memoizing would only make the files of the entry larger.
'use no memo';

import { type CourseToPlay, type HolesChoice, type RoundChoice, teeToPlay } from '@strokebook/golf/entry';
import { courseLength } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const NO_TEE = -1;

/** 'White, women'. */
export const teeName = ({ name, gender }: CourseToPlay['tees'][number]): string =>
  gender === undefined ? name : `${name}, ${gender}`;

/** '6,121 yd · rating 74.6 · slope 132' of the holes that are played, as far as it is known. */
export function teeDetail(course: CourseToPlay, tee: number | null, choice: HolesChoice, units: UnitSystem): string {
  const { yards, rating, slope } = teeToPlay(course, tee, choice);
  return [
    ...(yards === null ? [] : [courseLength(yards, units)]),
    ...(rating === undefined ? [] : [`rating ${rating.toFixed(1)}`]),
    ...(slope === undefined ? [] : [`slope ${slope}`]),
  ].join(' · ');
}

type TeeDialogProps = {
  readonly course: CourseToPlay;
  readonly choice: HolesChoice & Pick<RoundChoice, 'tee'>;
  readonly units: UnitSystem;
  readonly onChoose: (tee: number | null) => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
};

/** The tees of a course with length, rating and slope. */
export function TeeDialog({ course, choice, units, onChoose, onEdit, onClose }: TeeDialogProps) {
  return (
    <Dialog title="Tee" size={420} onClose={onClose}>
      <div className="stack gap-16">
        {course.tees.length > 0 && (
          <div role="radiogroup" aria-label="Tee" className="stack">
            {[...course.tees.keys(), NO_TEE].map((place) => (
              <CheckRow
                key={place}
                group="tee"
                isChecked={place === (choice.tee ?? NO_TEE)}
                onChange={() => {
                  onChoose(place === NO_TEE ? null : place);
                  onClose();
                }}
              >
                <span className="grid">
                  <span className="medium break-anywhere">
                    {place === NO_TEE ? 'Another tee' : teeName(course.tees[place] as CourseToPlay['tees'][number])}
                  </span>{' '}
                  <span className="note">
                    {place === NO_TEE ? 'Without lengths' : teeDetail(course, place, choice, units)}
                  </span>
                </span>
              </CheckRow>
            ))}
          </div>
        )}
        <div>
          <button type="button" className="quiet-button" onClick={onEdit}>
            {course.hasOwnCard ? 'Change pars and tees' : 'Type pars and tees yourself'}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
