import { Button, Menu } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  comparePresets,
  type FilterPair,
  presetForSides,
  roundsOfSide,
  sideLabel,
  sideTitle,
} from '@strokebook/golf/compare';
import { plural } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { useState } from 'react';
import { useUnits } from '../../../api/use-units.ts';
import { DropList, DropMenu } from '../../../ui/menus/drop-menu.tsx';
import { FloatingDialog } from '../../../ui/floating/floating-dialog.tsx';
import classes from './configure-selections.module.css';
import { SideControls } from './side-controls.tsx';

const places = ['left', 'right'] as const;

type ConfigureSelectionsDialogProps = {
  readonly filters: FilterPair;
  /** Each side's rounds with the hole count. */
  readonly rounds: { readonly left: readonly RoundSummary[]; readonly right: readonly RoundSummary[] };
  readonly today: CalendarDay;
  readonly onApply: (filters: FilterPair) => void;
  readonly onClose: () => void;
};

/**
 * The filters of both sides, edited beside the comparison; changes take effect with Apply (CMP-27 to CMP-30, CMP-O12).
 */
export function ConfigureSelectionsDialog(props: ConfigureSelectionsDialogProps) {
  const { filters, rounds, today, onApply, onClose } = props;
  const [units] = useUnits();
  const [pending, setPending] = useState(filters);
  // Starts from the current filters, also after the page behind has changed.
  const [begun, setBegun] = useState(filters);
  if (begun.left !== filters.left || begun.right !== filters.right) {
    setBegun(filters);
    if (!isSame(pending, filters)) setPending(filters);
  }
  const apply = () => {
    if (!isSame(pending, filters)) onApply(pending);
    onClose();
  };
  return (
    <FloatingDialog
      name="configure-selections"
      title="Configure Selections"
      size={{ width: 1080, height: 0.8 }}
      anchor="top"
      onClose={onClose}
    >
      <div className={classes.dialog}>
        <div className={classes.sides}>
          {places.map((place) => {
            const filter = pending[place];
            const chosen = roundsOfSide(rounds[place], filter, today);
            const label = sideTitle(sideLabel(filter, chosen, units), pending, place);
            return (
              <section key={place} className={classes.side} data-place={place} aria-label={`${place} side`}>
                <header className="flex gap-12 baseline between">
                  <h3 className="shrinkable text-l truncate" title={label}>
                    {label}
                  </h3>
                  <p className="flex-none muted" role="status">
                    {plural(chosen.length, 'round')}
                  </p>
                </header>
                <SideControls
                  filter={filter}
                  rounds={rounds[place]}
                  today={today}
                  onChange={(changed) => setPending((before) => ({ ...before, [place]: changed }))}
                />
              </section>
            );
          })}
        </div>
        <footer className={classes.actions}>
          <DropMenu position="top-start" offset={4}>
            <Menu.Target>
              <Button variant="default" className={classes.presets ?? ''}>
                Start from…
              </Button>
            </Menu.Target>
            <DropList>
              {comparePresets.map(({ id, label }) => (
                <Menu.Item key={id} onClick={() => setPending(presetForSides(id, filters, rounds))}>
                  {label}
                </Menu.Item>
              ))}
            </DropList>
          </DropMenu>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={apply}>Apply</Button>
        </footer>
      </div>
    </FloatingDialog>
  );
}

/** Compares values, because a saved comparison is loaded as new objects. */
const isSame = (one: FilterPair, other: FilterPair): boolean =>
  JSON.stringify([one.left, one.right]) === JSON.stringify([other.left, other.right]);
