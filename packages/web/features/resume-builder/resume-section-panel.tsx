import {
  chartFlags,
  chartTitles,
  featuredInRange,
  isGroupAvailable,
  isGroupOn,
  personalFlags,
  type ResumeSection,
  type SelectionList,
  schoolFlags,
  withGroup,
} from '@strokebook/documents/resume-builder';
import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import { plural } from '@strokebook/golf/format';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { optionDetails } from './option-details.ts';
import { OptionList } from './option-list.tsx';
import classes from './resume-builder.module.css';
import { SectionPanel } from './section-panel.tsx';
import { TimeframeChoice } from './timeframe-choice.tsx';
import type { ChangeSelections, ResumeChoice } from './use-resume-choice.ts';
import { personalTitles, schoolTitles, sectionTitles } from './words.ts';

type PartProps = {
  readonly choice: ResumeChoice;
  readonly today: CalendarDay;
  readonly chartRange: DayRange;
  readonly onChange: ChangeSelections;
  readonly onChartRange: (range: DayRange) => void;
};

type ResumeSectionPanelProps = PartProps & {
  readonly section: ResumeSection;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** A section of the resume to unfold, with a tick for all of it. */
export function ResumeSectionPanel({ section, isOpen, onOpen, ...part }: ResumeSectionPanelProps) {
  const { choice, onChange } = part;
  const { can, selections } = choice;
  return (
    <SectionPanel
      title={sectionTitles[section]}
      hint={countOf(choice, section)}
      {...(section !== 'featured' && {
        toggle: {
          isOn: isGroupOn(selections, section),
          isDisabled: !isGroupAvailable(can, section),
          onChange: (isOn: boolean) => onChange((before) => withGroup(before, section, isOn, can)),
        },
      })}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <SectionBody section={section} {...part} />
    </SectionPanel>
  );
}

function SectionBody({ section, ...part }: PartProps & { readonly section: ResumeSection }) {
  switch (section) {
    case 'personal':
    case 'school':
      return <CoverFlags group={section} {...part} />;
    case 'charts':
      return <Charts {...part} />;
    case 'featured':
      return <Featured {...part} />;
    default:
      return <Options list={section} {...part} />;
  }
}

function CoverFlags({ group, choice, onChange }: PartProps & { readonly group: 'personal' | 'school' }) {
  const { can, data, selections } = choice;
  const titles = { ...personalTitles, ...schoolTitles };
  const rows = (group === 'personal' ? personalFlags : schoolFlags).map((flag) => ({
    flag,
    title: titles[flag],
    hint: can[flag] ? shownValue(flag, data.coverPageData?.[flag]) : 'Not in the profile',
    isOn: selections[flag],
    isDisabled: !can[flag],
  }));
  return (
    <FlagList
      label={sectionTitles[group]}
      rows={rows}
      onChange={(flag, isOn) => onChange((before) => ({ ...before, [flag]: isOn }))}
    />
  );
}

/** Addresses of pictures and whole paragraphs say nothing in a line. */
const shownValue = (flag: string, value: string | null | undefined): string =>
  ['picture', 'customLogo', 'aboutMe'].includes(flag) ? '' : (value ?? '');

function Charts({ choice, today, chartRange, onChange, onChartRange }: PartProps) {
  const { can, data, selections } = choice;
  const rows = chartFlags.map(
    (flag): FlagRow<typeof flag> => ({
      flag,
      title: chartTitles[flag],
      hint: can[flag] ? plural(data.charts[flag]?.recordCount ?? 0, 'round') : 'Too few rounds in these days',
      isOn: selections[flag],
      isDisabled: !can[flag],
    }),
  );
  return (
    <>
      <FlagList
        label={sectionTitles.charts}
        rows={rows}
        onChange={(flag, isOn) => onChange((before) => ({ ...before, [flag]: isOn }))}
      />
      <TimeframeChoice legend="Rounds of" range={chartRange} today={today} onChange={onChartRange} />
    </>
  );
}

function Featured({ choice, today, onChange }: PartProps) {
  const { showAllFavorites, showNotes, includedTournamentsDateRange } = choice.selections;
  return (
    <>
      <SwitchRow
        label="Show All Favorites"
        description="Tournaments of the schedule that are marked as favorites"
        isOn={showAllFavorites}
        onChange={(isOn) => onChange((before) => ({ ...before, showAllFavorites: isOn }))}
      />
      <SwitchRow
        label="Show Notes"
        description="Your notes on each one"
        isOn={showNotes}
        isDisabled={!showAllFavorites}
        onChange={(isOn) => onChange((before) => ({ ...before, showNotes: isOn }))}
      />
      <TimeframeChoice
        legend="Tournaments of"
        range={includedTournamentsDateRange}
        today={today}
        onChange={(range) => onChange((before) => ({ ...before, includedTournamentsDateRange: range }))}
      />
    </>
  );
}

function Options({ list, choice, onChange }: PartProps & { readonly list: SelectionList }) {
  const { data, selections } = choice;
  const details = optionDetails(data, list);
  return (
    <OptionList list={list} title={sectionTitles[list]} selections={selections} details={details} onChange={onChange} />
  );
}

/** '3 of 9' are ticked. */
function countOf({ data, selections }: ResumeChoice, section: ResumeSection): string {
  switch (section) {
    case 'personal':
      return ratio(personalFlags.map((flag) => selections[flag]));
    case 'school':
      return ratio(schoolFlags.map((flag) => selections[flag]));
    case 'charts':
      return ratio(chartFlags.map((flag) => selections[flag]));
    case 'featured':
      return selections.showAllFavorites ? plural(featuredInRange(data, selections).length, 'favorite') : 'Off';
    default:
      return ratio(selections[section].map(({ isSelected }) => isSelected));
  }
}

const ratio = (ticks: readonly boolean[]): string => `${ticks.filter(Boolean).length} of ${ticks.length}`;

type FlagRow<Flag extends string> = {
  readonly flag: Flag;
  readonly title: string;
  /** What it says of the player, or why there is nothing to tick. */
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
};

type FlagListProps<Flag extends string> = {
  readonly label: string;
  readonly rows: readonly FlagRow<Flag>[];
  readonly onChange: (flag: Flag, isOn: boolean) => void;
};

/** Things that are each on the resume or not. */
function FlagList<Flag extends string>({ label, rows, onChange }: FlagListProps<Flag>) {
  return (
    <fieldset className={classes.plain} aria-label={label}>
      {rows.map(({ flag, title, hint, isOn, isDisabled }) => (
        <CheckRow
          key={flag}
          isChecked={isOn}
          isDisabled={isDisabled}
          onChange={(isChecked) => onChange(flag, isChecked)}
        >
          <span className={classes.optionText}>
            {title}
            {hint !== '' && <small className="fine">{hint}</small>}
          </span>
        </CheckRow>
      ))}
    </fieldset>
  );
}
