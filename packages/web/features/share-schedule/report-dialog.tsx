import type { AccountId } from '@strokebook/golf/access';
import { Button } from '@mantine/core';
import {
  type Paper,
  resultsHoleCount,
  resultsViewCode,
  scheduleCodes,
  thresholdScore,
  timeframeFilter,
} from '@strokebook/contract';
import { type DayRange } from '@strokebook/golf/calendar';
import { type ResultsChoice, timeframeLabel } from '@strokebook/golf/results';
import { type ScheduleOptions, scheduleViews } from '@strokebook/golf/schedule';
import { type ScheduleSection, scheduleSections } from '@strokebook/documents/schedule-report';
import { useState } from 'react';
import type { ReportRequest } from '../../api/report-request.ts';
import { papers } from '../../lib/papers.ts';
import { useUnits } from '../../api/use-units.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { timeZoneOffsetMinutes } from '../../lib/today.ts';
import { DayFields, rangeOf } from '../../ui/fields/day-fields.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import classes from './report-dialog.module.css';

const DIALOG_WIDTH = 480;

const resultsViews = [
  { value: 'featured', label: 'Featured' },
  { value: 'score', label: 'Score' },
] as const;

type ReportDialogProps = {
  readonly accountId: AccountId;
  readonly options: ScheduleOptions;
  readonly extraAccountIds: readonly AccountId[];
  readonly results: ResultsChoice;
  readonly days: DayRange;
  readonly onGenerate: (request: ReportRequest) => void;
  readonly onClose: () => void;
};

/** Settings of the 'Player Schedule' report (TOUR-14); they start with those of the page. */
export function ReportDialog(props: ReportDialogProps) {
  const { accountId, options, extraAccountIds, results, days, onGenerate, onClose } = props;
  const [sections, setSections] = useState<readonly ScheduleSection[]>(scheduleSections);
  const [from, setFrom] = useState<string>(days.start ?? '');
  const [until, setUntil] = useState<string>(days.end ?? '');
  const [isMerged, setIsMerged] = useState(options.isMerged);
  const [viewBy, setViewBy] = useState(options.viewBy);
  const [view, setView] = useState(results.view);
  const [isFavoritesOnly, setIsFavoritesOnly] = useState(false);
  const [hasStats, setHasStats] = useState(true);
  const [paper, setPaper] = useState<Paper>('us-letter');
  const [units] = useUnits();
  // "Last N rounds" has no dates: it applies until dates are chosen.
  const lastRounds = results.timeframe.kind === 'rounds' && from === '' && until === '' ? results.timeframe : null;
  // Threshold and length of featured results do not apply to scores.
  const scores = results.view === 'score' ? results : null;

  const toggle = (section: ScheduleSection) =>
    setSections(scheduleSections.filter((one) => (one === section) !== sections.includes(one)));
  const generate = () => {
    if (sections.length === 0) return;
    const { start, end } = rangeOf(from, until);
    onGenerate({
      report: 'public-player-schedule-report',
      accountId,
      ...scheduleCodes(options),
      eventFilter: options.eventFilter,
      mergeStatusTables: isMerged,
      viewByGrouping: viewBy,
      sections,
      startDate: start,
      endDate: end,
      ...(lastRounds === null ? {} : { timeframeFilter: timeframeFilter(lastRounds) }),
      ...(scores !== null && {
        threshold: thresholdScore(scores.threshold),
        holeCount: resultsHoleCount(scores.holeCount),
      }),
      groupResultsBy: resultsViewCode(view),
      favoritesView: isFavoritesOnly,
      showStats: hasStats,
      extraAccountIds,
      prefersMetric: units === 'metric',
      paper,
      timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
    });
  };
  return (
    <Dialog title="Player Schedule" size={DIALOG_WIDTH} onClose={onClose}>
      <Form className="stack gap-16" onSubmit={generate}>
        <fieldset className={classes.part}>
          <legend>Sections</legend>
          <div className={classes.ticks}>
            {scheduleSections.map((section) => (
              <CheckRow key={section} isChecked={sections.includes(section)} onChange={() => toggle(section)}>
                {section}
              </CheckRow>
            ))}
          </div>
        </fieldset>
        <fieldset className={classes.part}>
          <legend>Dates</legend>
          <div className={classes.days}>
            <DayFields from={from} until={until} onFrom={setFrom} onUntil={setUntil} />
          </div>
          {lastRounds !== null && (
            <p className="muted text-m">{`Without days, results are of the ${timeframeLabel(lastRounds).toLowerCase()}.`}</p>
          )}
        </fieldset>
        <fieldset className={classes.part}>
          <legend>Options</legend>
          <SwitchRow
            label="Merge events"
            description="Planned and considered events in one table"
            isOn={isMerged}
            onChange={setIsMerged}
          />
          <SwitchRow
            label="Favorites only"
            description="Only results marked as favorites"
            isOn={isFavoritesOnly}
            onChange={setIsFavoritesOnly}
          />
          <SwitchRow
            label="Show stats"
            description="Averages, best scores and days between events"
            isOn={hasStats}
            onChange={setHasStats}
          />
          <Choice
            label="View By"
            options={scheduleViews.map((value) => ({ value, label: value }))}
            value={viewBy}
            onChange={setViewBy}
          />
          <Choice label="View Results By" options={resultsViews} value={view} onChange={setView} />
          <Choice label="Paper" options={papers} value={paper} onChange={setPaper} />
        </fieldset>
        <div className="flex gap-12">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={sections.length === 0}>
            Generate Report
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** A slider below its name. */
function Choice<Value extends string>(props: Parameters<typeof Segmented<Value>>[0]) {
  return (
    <div className={classes.choice}>
      <span aria-hidden="true">{props.label}</span>
      <Segmented {...props} />
    </div>
  );
}
