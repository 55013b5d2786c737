import type { StandardChoice } from '@strokebook/contract';
import type { HoleCount } from '@strokebook/golf/model';
import type { DashboardMode } from '@strokebook/golf/overview';
import { Link } from '@tanstack/react-router';
import { quietButton } from '../../ui/quiet-button.ts';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './dashboard-header.module.css';
import { GroupMenu } from './group-menu.tsx';
import { StandardMenu } from './standard-menu.tsx';
import type { GroupChoice } from './use-overview-groups.ts';

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
};

/** Selection of group, standard and hole count. */
export function DashboardHeader(props: DashboardHeaderProps) {
  return (
    <div className={classes.header}>
      <h1 className={classes.title}>{props.groupName || 'Round Assessment'}</h1>
      <div className={classes.pickers}>
        {props.choices.length > 0 && (
          <GroupMenu groupName={props.groupName} choices={props.choices} onChange={props.onGroup} />
        )}
        <StandardMenu standards={props.standards} standard={props.standard} onChange={props.onStandard} />
      </div>
      <div className={classes.sliders} data-no-print>
        <Segmented label="Mode" options={modes} value={props.mode} onChange={(value) => props.onMode(value)} />
        <Segmented
          label="Hole count"
          options={holeCounts}
          value={String(props.holeCount)}
          onChange={(value) => props.onHoleCount(value === '9' ? 9 : 18)}
        />
        {props.compareOf !== null && (
          <Link
            className={quietButton}
            to="/player/$username/stats"
            params={{ username: props.compareOf }}
            search={{ preset: 'recentForm' }}
          >
            Compare
          </Link>
        )}
      </div>
      {props.standard?.note && <p className={classes.note}>{props.standard.note}</p>}
    </div>
  );
}
