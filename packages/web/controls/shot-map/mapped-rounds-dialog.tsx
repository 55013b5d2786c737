import { NativeSelect } from '@mantine/core';
import { formatDay, plural, scoreToPar } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { scoreVsPar } from '@strokebook/golf/selection';
import { type MappedRound, pickerTitle } from '@strokebook/golf/shot-map';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import type { MapModel } from './map-model.ts';
import listClasses from './shot-list.module.css';
import type { MapState } from './use-map-state.ts';

type MappedRoundsDialogProps = {
  readonly state: MapState;
  readonly model: MapModel;
  /** All mappable rounds on any course: each can be focused. */
  readonly mappable: readonly MappedRound[];
  /** Number of listed rounds without positions. */
  readonly unmappable: number;
  readonly summaryOf: (roundId: string) => RoundSummary | undefined;
  readonly onClose: () => void;
};

/** Selects the mapped rounds: the focused one, and others on its course (MAP-03, MAP-04). */
export function MappedRoundsDialog({
  state,
  model,
  mappable,
  unmappable,
  summaryOf,
  onClose,
}: MappedRoundsDialogProps) {
  const otherIds = model.others.map(({ roundId }) => roundId);
  const mapped = new Set(model.mapped.map(({ roundId }) => roundId));
  const nameOf = (roundId: string): string => {
    const summary = summaryOf(roundId);
    return summary === undefined ? roundId : `${formatDay(summary.playedOn, true)} · ${roundLabel(summary)}`;
  };
  return (
    <FloatingDialog
      name="mapped-rounds"
      title={pickerTitle(state.selection, otherIds)}
      size={{ width: 420, height: 0.7 }}
      anchor="right"
      onClose={onClose}
    >
      <div className={listClasses.picker}>
        <NativeSelect
          label="Focused round"
          value={model.focused.roundId}
          data={mappable.map(({ roundId }) => ({ value: roundId, label: nameOf(roundId) }))}
          onChange={(event) => state.focusRound(event.currentTarget.value)}
        />
        <div className="row gap-8">
          <h3 className="flex-1 text-m">Other rounds on this course</h3>
          <button type="button" className="quiet-button" onClick={() => state.mapAll()}>
            All
          </button>
          <button type="button" className="quiet-button" onClick={() => state.mapNone()}>
            None
          </button>
        </div>
        {otherIds.length === 0 ? (
          <p className={listClasses.listEmpty}>No other round here was played on this course.</p>
        ) : (
          <ul className={listClasses.rounds}>
            {otherIds.map((roundId) => {
              const summary = summaryOf(roundId);
              const toPar = summary === undefined ? null : scoreVsPar(summary);
              return (
                <li key={roundId}>
                  <label className={listClasses.row}>
                    <input
                      type="checkbox"
                      className="check-box"
                      checked={mapped.has(roundId)}
                      onChange={() => state.toggleRound(roundId)}
                    />
                    <span className={listClasses.swatch} style={{ background: model.colourOf(roundId) }} />
                    <span className={listClasses.name}>
                      <span className="truncate">{summary === undefined ? roundId : roundLabel(summary)}</span>
                      {summary !== undefined && <small className="fine">{formatDay(summary.playedOn, true)}</small>}
                    </span>
                    {toPar !== null && <span className="note">{scoreToPar(toPar)}</span>}
                  </label>
                </li>
              );
            })}
          </ul>
        )}
        {unmappable > 0 && (
          <p className="note">{plural(unmappable, 'chosen round')} without places of shots cannot be mapped.</p>
        )}
        <div className="flex end">
          <button type="button" className="quiet-button" onClick={() => onClose()}>
            Close
          </button>
        </div>
      </div>
    </FloatingDialog>
  );
}
