import type { Paper } from '@strokebook/contract';
import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import {
  forRecruiters,
  hasPages,
  isForRecruiters,
  type ResumePage,
  type ResumeSection,
  sectionsOf,
} from '@strokebook/documents/resume-builder';
import { useState } from 'react';
import { papers } from '../../lib/papers.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import classes from './resume-builder.module.css';
import { ResumeSectionPanel } from './resume-section-panel.tsx';
import { SendPanel } from './send-panel.tsx';
import type { ChangeSelections, ResumeChoice } from './use-resume-choice.ts';
import { pageHints, pageTitles } from './words.ts';

const pages = ['coverPage', 'performanceCharts'] as const;

type SelectionsPaneProps = {
  readonly choice: ResumeChoice;
  readonly today: CalendarDay;
  /** The date range of the charts that is loading; null if none. */
  readonly askedRange: DayRange | null;
  readonly paper: Paper;
  readonly onChange: ChangeSelections;
  readonly onRange: (range: DayRange) => void;
  readonly onPaper: (paper: Paper) => void;
  readonly onRestore: () => void;
};

/** The links, then the content of the two pages, one section open at a time (RESUME-05). */
export function SelectionsPane(props: SelectionsPaneProps) {
  const { choice, today, askedRange, paper, onChange, onRange, onPaper, onRestore } = props;
  const [open, setOpen] = useState<ResumeSection | null>(null);
  // Unfinished input in a section, such as custom days, is reset with the rest.
  const [restored, setRestored] = useState(0);
  const { can, selections, settings } = choice;
  const openOrClose = (part: ResumeSection) => (isOpen: boolean) => setOpen(isOpen ? part : null);
  const canShow = (page: ResumePage) => page === 'coverPage' || can.charts;
  return (
    <div className="stack">
      <SendPanel settings={settings} hasPages={hasPages(selections)} today={today} />
      <div className={classes.top}>
        <Segmented label="Paper" options={papers} value={paper} onChange={onPaper} />
        <button type="button" className="quiet-button" onClick={() => onChange(forRecruiters)}>
          For recruiters
        </button>
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            onRestore();
            setRestored(restored + 1);
          }}
        >
          Restore Defaults
        </button>
      </div>
      {!isForRecruiters(selections) && (
        <p className="note">
          For a college coach, choose ‘For recruiters’: class, school, GPA, all tournaments with your finish, contact
          and the address of your profile.
        </p>
      )}
      {pages.map((page) => (
        <div key={page} className={classes.group}>
          <SwitchRow
            label={pageTitles[page]}
            description={canShow(page) ? pageHints[page] : 'There are no tournament rounds in these days'}
            isOn={selections[page]}
            isDisabled={!canShow(page)}
            onChange={(isOn) => onChange((before) => ({ ...before, [page]: isOn }))}
          />
          {sectionsOf(settings, page).map((section) => (
            <ResumeSectionPanel
              key={`${section} ${restored}`}
              section={section}
              choice={choice}
              today={today}
              chartRange={askedRange ?? selections.barChartsDateRange}
              isOpen={open === section}
              onOpen={openOrClose(section)}
              onChange={onChange}
              onChartRange={onRange}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
