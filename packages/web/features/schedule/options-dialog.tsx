import type { AccountId } from '@strokebook/golf/access';
import {
  areAllEventTypesChecked,
  areAllLocalesChecked,
  areAllStatusesChecked,
  eventFilters,
  eventLocales,
  eventTypes,
  type SchedulePlayer,
  scheduleStatuses,
  scheduleViews,
  toggleAllEventTypes,
  toggleAllLocales,
  toggleAllStatuses,
} from '@strokebook/golf/schedule';
import { Button } from '@mantine/core';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { ExtraPlayers } from './extra-players.tsx';
import classes from './options-dialog.module.css';
import type { ScheduleChoice } from './use-schedule-choice.ts';

type OptionsDialogProps = {
  readonly accountId: AccountId;
  readonly choice: ScheduleChoice;
  /** The shown players, the page's own first. */
  readonly players: readonly SchedulePlayer[];
  readonly onChange: (choice: ScheduleChoice) => void;
  readonly onClose: () => void;
};

/** Which events of which players are shown, and how (TOUR-13); changes apply at once. */
export function OptionsDialog({ accountId, choice, players, onChange, onClose }: OptionsDialogProps) {
  const { options } = choice;
  const set = (next: typeof options) => onChange({ ...choice, options: next });
  return (
    <FloatingDialog
      name="schedule-options"
      title="Schedule Options"
      size={{ width: 460, height: 760 }}
      anchor="right"
      onClose={onClose}
    >
      <div className="stack">
        <Ticks
          legend="Event Type"
          areAll={areAllEventTypesChecked(options)}
          onAll={() => set(toggleAllEventTypes(options))}
          items={eventTypes.map(({ eventType, label }) => ({
            label,
            isTicked: options.eventTypes.includes(eventType),
            onToggle: () => set({ ...options, eventTypes: toggled(eventType, options.eventTypes) }),
          }))}
        />
        <Ticks
          legend="Locale Type"
          areAll={areAllLocalesChecked(options)}
          onAll={() => set(toggleAllLocales(options))}
          items={eventLocales.map(({ locale, label }) => ({
            label,
            isTicked: options.locales.includes(locale),
            onToggle: () => set({ ...options, locales: toggled(locale, options.locales) }),
          }))}
        />
        <fieldset className={classes.part}>
          <legend>Filter To</legend>
          <Segmented
            label="Filter To"
            options={eventFilters.map((value) => ({ value, label: value }))}
            value={options.eventFilter}
            onChange={(eventFilter) => set({ ...options, eventFilter })}
          />
        </fieldset>
        <Ticks
          legend="Status Filter"
          areAll={areAllStatusesChecked(options)}
          onAll={() => set(toggleAllStatuses(options))}
          items={scheduleStatuses.map(({ status, label }) => ({
            label,
            isTicked: options.statuses.includes(status),
            onToggle: () => set({ ...options, statuses: toggled(status, options.statuses) }),
          }))}
        />
        <ExtraPlayers
          accountId={accountId}
          shown={players.filter((player) => player.accountId !== accountId)}
          chosenIds={choice.extraAccountIds}
          onChange={(extraAccountIds) => onChange({ ...choice, extraAccountIds })}
        />
        <fieldset className={classes.part}>
          <legend>Display Options</legend>
          <SwitchRow
            label="Merge events"
            description="Planned and considered events in one grid"
            isOn={options.isMerged}
            onChange={(isMerged) => set({ ...options, isMerged })}
          />
          <Segmented
            label="View By"
            options={scheduleViews.map((value) => ({ value, label: value }))}
            value={options.viewBy}
            onChange={(viewBy) => set({ ...options, viewBy })}
          />
        </fieldset>
      </div>
      <div className={classes.foot}>
        <Button onClick={onClose}>Done</Button>
      </div>
    </FloatingDialog>
  );
}

const toggled = <Value,>(value: Value, list: readonly Value[]): readonly Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

type TicksProps = {
  readonly legend: string;
  readonly areAll: boolean;
  readonly onAll: () => void;
  readonly items: readonly { readonly label: string; readonly isTicked: boolean; readonly onToggle: () => void }[];
};

function Ticks({ legend, areAll, onAll, items }: TicksProps) {
  return (
    <fieldset className={classes.part}>
      <legend>{legend}</legend>
      <CheckRow isChecked={areAll} onChange={onAll}>
        Select All
      </CheckRow>
      <div className={classes.ticks}>
        {items.map(({ label, isTicked, onToggle }) => (
          <CheckRow key={label} isChecked={isTicked} onChange={onToggle}>
            {label}
          </CheckRow>
        ))}
      </div>
    </fieldset>
  );
}
