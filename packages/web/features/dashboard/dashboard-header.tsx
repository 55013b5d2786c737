import type { StandardChoice } from '@strokebook/contract';
import type { HoleCount } from '@strokebook/golf/model';
import type { DashboardMode } from '@strokebook/golf/overview';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { InfoIcon, SettingsIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './dashboard-header.module.css';
import { GroupMenu } from './overviews/group-menu.tsx';
import { StandardMenu } from './overviews/standard-menu.tsx';
import { StandardNote, StandardSources } from './overviews/standard-sources.tsx';
import type { GroupChoice } from './overviews/use-overview-groups.ts';

const modes = [
  { value: 'playerPerformance', label: 'Player Performance' },
  { value: 'assessment', label: 'Assessment' },
] as const satisfies readonly { value: DashboardMode; label: string }[];

const holeCounts = [
  { value: '9', label: '9 Hole' },
  { value: '18', label: '18 Hole' },
];

type DashboardHeaderProps = {
  readonly groupName: string;
  readonly choices: readonly GroupChoice[];
  readonly mode: DashboardMode;
  readonly holeCount: HoleCount;
  readonly standards: readonly StandardChoice[];
  readonly standard: StandardChoice | null;
  /** Username of a comparison that the viewer may open; null if there is none. */
  readonly compareOf: string | null;
  readonly onGroup: (groupName: string) => void;
  readonly onMode: (mode: DashboardMode) => void;
  readonly onHoleCount: (holeCount: HoleCount) => void;
  readonly onStandard: (standardName: string | null) => void;
  /** Whether the last choice could not be saved. */
  readonly hasStandardFailed: boolean;
};

/** Selection of group, standard and hole count. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const [isExplained, setIsExplained] = useState(false);
  /** On narrow screens; wide ones always show the sliders. */
  const [isOpen, setIsOpen] = useState(false);
  const slidersId = useId();
  return (
    <>
      <div className={classes.header}>
        <h1 className="unseen">{props.groupName || 'Round Assessment'}</h1>
        {props.choices.length > 0 && (
          <GroupMenu groupName={props.groupName} choices={props.choices} onChange={props.onGroup} />
        )}
        <StandardMenu standards={props.standards} standard={props.standard} onChange={props.onStandard} />
        {props.standard !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={`About the figures of ${props.standard.label}`}
            aria-expanded={isExplained}
            onClick={() => setIsExplained(!isExplained)}
          >
            <InfoIcon />
          </button>
        )}
        <button
          type="button"
          className={classes.more}
          aria-label={`View: ${modes.find(({ value }) => value === props.mode)?.label}, ${props.holeCount} holes`}
          aria-expanded={isOpen}
          aria-controls={slidersId}
          data-no-print
          onClick={() => setIsOpen(!isOpen)}
        >
          <SettingsIcon />
          <span aria-hidden="true">{`${props.holeCount} holes`}</span>
        </button>
        <div id={slidersId} className={classes.sliders} data-open={isOpen || undefined} data-no-print>
          <Segmented label="Mode" options={modes} value={props.mode} onChange={(value) => props.onMode(value)} />
          <Segmented
            label="Hole count"
            options={holeCounts}
            value={String(props.holeCount)}
            onChange={(value) => props.onHoleCount(value === '9' ? 9 : 18)}
          />
          {props.compareOf !== null && (
            <Link
              className={classes.compare}
              to="/player/$username/stats"
              params={{ username: props.compareOf }}
              search={{ preset: 'recentForm' }}
            >
              Compare
            </Link>
          )}
        </div>
      </div>
      {props.hasStandardFailed && (
        <p className={classes.note} role="alert">
          Your standard could not be saved. Choose it again.
        </p>
      )}
      {props.standard !== null && <StandardNote standard={props.standard} />}
      {props.standard !== null && isExplained && <StandardSources standard={props.standard} />}
    </>
  );
}
