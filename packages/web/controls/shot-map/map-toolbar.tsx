import { lengthUnitName } from '@strokebook/golf/format';
import { MIN_FOR_REGION } from '@strokebook/golf/dispersion';
import { roundsButtonText, type ZoomMode } from '@strokebook/golf/shot-map';
import { useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, ExpandIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import type { MapModel } from './map-model.ts';
import classes from './map-toolbar.module.css';
import type { MapState } from './use-map-state.ts';

type MapToolbarProps = {
  readonly state: MapState;
  readonly model: MapModel;
  /** The choice between the drawn course and pictures; null where the installation has no pictures. */
  readonly satellite: { readonly isSatellite: boolean; readonly onChoose: (isSatellite: boolean) => void } | null;
  /** Whether the mapped rounds have enough approaches for a pattern. */
  readonly canDrawPattern: boolean;
  readonly onOpenRounds: () => void;
  /** Opens the map in a dialog; omitted in the dialog itself. */
  readonly onExpand?: (() => void) | undefined;
};

/** Holes, views, lengths and rounds of the map (MAP-01). */
export function MapToolbar({ state, model, satellite, canDrawPattern, onOpenRounds, onExpand }: MapToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const unit = lengthUnitName(state.units);
  const otherUnit = lengthUnitName(state.units === 'imperial' ? 'metric' : 'imperial');
  const otherIds = model.others.map(({ roundId }) => roundId);
  return (
    <div className={classes.toolbar} data-open={isOpen || undefined}>
      <div className={classes.holes}>
        <button type="button" className="icon-button" aria-label="Previous hole" onClick={() => state.stepHole(-1)}>
          <ChevronLeftIcon />
        </button>
        <button type="button" className="icon-button" aria-label="Next hole" onClick={() => state.stepHole(1)}>
          <ChevronRightIcon />
        </button>
      </div>
      <button
        type="button"
        className={`quiet-button ${classes.more}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Tools
      </button>
      <Segmented
        className={classes.views ?? ''}
        label="What the map shows"
        // After the user moved the map neither is selected.
        value={state.mode}
        options={views}
        onChange={(mode) => state.apply(mode === 'green' ? 'chooseGreen' : 'chooseHole')}
      />
      {satellite !== null && (
        <Segmented
          className={`${classes.views} ${classes.ground}`}
          label="Ground of the map"
          value={satellite.isSatellite ? 'satellite' : 'map'}
          options={grounds}
          onChange={(ground) => satellite.onChoose(ground === 'satellite')}
        />
      )}
      <div className={classes.tools} data-no-print>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={state.isShowingYards}
          onClick={() => state.toggleYards()}
        >
          Show {unit}
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={state.isShowingPattern}
          title={`Where half and nine tenths of the approaches finish, of at least ${MIN_FOR_REGION} shots`}
          // Not disabled while it is on, so that it can be switched off on every hole.
          disabled={!canDrawPattern && !state.isShowingPattern}
          onClick={() => state.togglePattern()}
        >
          Pattern
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={`Lengths in ${unit.toLowerCase()}, change to ${otherUnit.toLowerCase()}`}
          onClick={() => state.toggleUnits()}
        >
          Lengths in {unit.toLowerCase()}
        </button>
        <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => onOpenRounds()}>
          {roundsButtonText(state.selection, otherIds)}
        </button>
      </div>
      {onExpand !== undefined && (
        <button
          type="button"
          className={`icon-button ${classes.expand}`}
          aria-label="Open the map in a dialog"
          aria-haspopup="dialog"
          onClick={() => onExpand()}
        >
          <ExpandIcon />
        </button>
      )}
    </div>
  );
}

const grounds = [
  { value: 'map', label: 'Map' },
  { value: 'satellite', label: 'Satellite' },
] as const;

const views: { readonly value: ZoomMode; readonly label: string }[] = [
  { value: 'hole', label: 'Hole View' },
  { value: 'green', label: 'Green View' },
];
