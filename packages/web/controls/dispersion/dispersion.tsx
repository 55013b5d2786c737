import { ALL_SHOTS, type DispersionGrouping, dispersionRows, measureShots } from '@strokebook/golf/dispersion';
import type { ShotKind } from '@strokebook/golf/facts';
import type { CourseDocument, UnitSystem } from '@strokebook/golf/model';
import type { IsCounted } from '@strokebook/golf/scorecard';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { useState } from 'react';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import classes from './dispersion.module.css';
import { type DispersionChoice, shotKinds } from './dispersion-choice.ts';
import { DispersionDrawing } from './dispersion-drawing.tsx';
import { DispersionTable } from './dispersion-table.tsx';

type DispersionProps = {
  readonly rounds: readonly MappedRound[];
  /** Which holes count; default all. Keep the function identity for the same holes, to avoid recomputation. */
  readonly isCounted?: IsCounted | undefined;
  /** By course id; tee shots are measured against their center lines. */
  readonly courses?: ReadonlyMap<string, CourseDocument> | undefined;
  readonly units?: UnitSystem | undefined;
  /** The controlled choice, for example in the address; uncontrolled by default. */
  readonly choice?: DispersionChoice | undefined;
  readonly onChoice?: ((choice: DispersionChoice) => void) | undefined;
};

const kindLabels: Readonly<Record<ShotKind, string>> = {
  offTheTee: 'Tee shots',
  approach: 'Approaches',
  aroundTheGreen: 'Around the green',
  putt: 'Putts',
};
const groupingLabels: Readonly<Record<DispersionGrouping, string>> = { club: 'Club', distance: 'Distance' };

/** Where the shots of some rounds finished, by club and by distance, and the pattern of one row. */
export function Dispersion({ rounds, isCounted, courses, units = 'imperial', choice, onChoice }: DispersionProps) {
  const [own, setOwn] = useState<DispersionChoice>({});
  const choose = onChoice ?? setOwn;
  const chosen = choice ?? own;
  const { shots, by = 'club', row: rowId = ALL_SHOTS } = chosen;
  const measured = measureShots(rounds, courses, isCounted);
  const hasShots = (kind: ShotKind): boolean => measured.shots.some((shot) => shot.kind === kind);
  const kind = shots ?? (hasShots('approach') ? 'approach' : (shotKinds.find(hasShots) ?? 'approach'));
  const rows = dispersionRows(measured.shots, kind, by);
  const row = rows.find(({ id }) => id === rowId) ?? rows[0];
  if (measured.shots.length === 0) {
    return (
      <p className="muted">
        These rounds do not say where shots finished. Log where each shot was played to see the pattern here.
      </p>
    );
  }
  return (
    <div className="container">
      <div className={classes.tools} data-no-print>
        <PickMenu
          label="Shots"
          value={kindLabels[kind]}
          options={shotKinds.map((one) => ({ value: kindLabels[one], isDisabled: !hasShots(one) }))}
          onChange={(label) => choose({ ...chosen, shots: keyOf(kindLabels, label, kind), row: undefined })}
        />
        <PickMenu
          label="By"
          value={groupingLabels[by]}
          options={Object.values(groupingLabels).map((value) => ({ value }))}
          onChange={(label) => choose({ shots: kind, by: keyOf(groupingLabels, label, by) })}
        />
      </div>
      {row === undefined ? (
        <p className="muted">No {kindLabels[kind].toLowerCase()} of these rounds have a place on the ground.</p>
      ) : (
        <div className={classes.parts}>
          <DispersionDrawing label={`${kindLabels[kind]}: ${row.label}`} row={row} units={units} />
          <DispersionTable
            label={`${kindLabels[kind]} by ${groupingLabels[by].toLowerCase()}`}
            corner={groupingLabels[by]}
            rows={rows}
            drawn={row.id}
            unplaced={measured.unplaced[kind]}
            units={units}
            onDraw={(id) => choose({ ...chosen, shots: kind, row: id })}
          />
        </div>
      )}
    </div>
  );
}

const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>, label: string, otherwise: Key): Key =>
  (Object.keys(labels) as Key[]).find((key) => labels[key] === label) ?? otherwise;
