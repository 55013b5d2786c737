import { Menu, Tooltip } from '@mantine/core';
import type { HoleCount } from '@strokebook/golf/model';
import { useRef } from 'react';
import { breakpoints } from '../../lib/breakpoints.ts';
import { DropList, DropMenu } from '../../ui/drop-menu.tsx';
import { DownloadIcon, MenuIcon, PeopleIcon, PersonRemoveIcon, SettingsIcon } from '../../ui/icons.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import classes from './compare-header.module.css';

/** Delay of tooltips, in milliseconds. */
const TOOLTIP_DELAY = 1500;

const holeCounts = [
  { value: '9', label: '9 Hole' },
  { value: '18', label: '18 Hole' },
];

type CompareHeaderProps = {
  readonly holeCount: HoleCount;
  /** The other player's name; null for a comparison of one player. */
  readonly otherName: string | null;
  readonly areMetricsOpen: boolean;
  readonly onHoleCount: (holeCount: HoleCount) => void;
  readonly onChoosePlayer: () => void;
  readonly onEndComparison: () => void;
  readonly onToggleMetrics: () => void;
  readonly onConfigure: () => void;
  readonly onReport: () => void;
};

/** The compared selections, and actions (CMP-03). */
export function CompareHeader(props: CompareHeaderProps) {
  // From 768 px on the profile's menu is beside it and takes space (CMP-04, UX-O1).
  const isMenu = useWindowSize().width < breakpoints.tablet;
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Compare Stats</h1>
      <Segmented
        label="Hole count"
        options={holeCounts}
        value={String(props.holeCount)}
        onChange={(value) => props.onHoleCount(value === '9' ? 9 : 18)}
      />
      {isMenu ? <HeaderMenu {...props} /> : <HeaderButtons {...props} />}
    </div>
  );
}

const metricsText = (areOpen: boolean): string => (areOpen ? 'Hide Metrics' : 'Show Metrics');

function HeaderButtons(props: CompareHeaderProps) {
  const { otherName, areMetricsOpen } = props;
  const people = useRef<HTMLButtonElement>(null);
  const end = () => {
    // The pressed button disappears.
    people.current?.focus();
    props.onEndComparison();
  };
  return (
    <div className={classes.buttons} data-no-print>
      <Tooltip
        label="Compare to Another Player"
        openDelay={TOOLTIP_DELAY}
        events={{ hover: true, focus: true, touch: false }}
      >
        <button
          ref={people}
          type="button"
          className={quietButton}
          aria-haspopup="dialog"
          aria-label="Compare to Another Player"
          onClick={props.onChoosePlayer}
        >
          <PeopleIcon />
          {otherName !== null && <span className={classes.name}>{otherName}</span>}
        </button>
      </Tooltip>
      {otherName !== null && (
        <Tooltip
          label="Cancel player comparison."
          openDelay={TOOLTIP_DELAY}
          events={{ hover: true, focus: true, touch: false }}
        >
          <button type="button" className={quietButton} aria-label="Cancel player comparison." onClick={end}>
            <PersonRemoveIcon />
          </button>
        </Tooltip>
      )}
      <button type="button" className={quietButton} aria-expanded={areMetricsOpen} onClick={props.onToggleMetrics}>
        {metricsText(areMetricsOpen)}
      </button>
      <button type="button" className={quietButton} aria-haspopup="dialog" onClick={props.onConfigure}>
        <SettingsIcon />
        Select Rounds
      </button>
      <button type="button" className={quietButton} aria-haspopup="dialog" onClick={props.onReport}>
        <DownloadIcon />
        Report
      </button>
    </div>
  );
}

function HeaderMenu(props: CompareHeaderProps) {
  const { otherName, areMetricsOpen } = props;
  return (
    <DropMenu position="bottom-end" offset={4}>
      <Menu.Target>
        <button
          type="button"
          className={`${quietButton} ${classes.menu}`}
          aria-label="Compare Stats menu"
          data-no-print
        >
          <MenuIcon />
        </button>
      </Menu.Target>
      <DropList>
        <Menu.Item leftSection={<PeopleIcon />} onClick={props.onChoosePlayer}>
          Compare to Another Player
        </Menu.Item>
        {otherName !== null && (
          <Menu.Item leftSection={<PersonRemoveIcon />} onClick={props.onEndComparison}>
            Cancel player comparison.
          </Menu.Item>
        )}
        <Menu.Item onClick={props.onToggleMetrics}>{metricsText(areMetricsOpen)}</Menu.Item>
        <Menu.Item leftSection={<SettingsIcon />} onClick={props.onConfigure}>
          Select Rounds
        </Menu.Item>
        <Menu.Item leftSection={<DownloadIcon />} onClick={props.onReport}>
          Report
        </Menu.Item>
      </DropList>
    </DropMenu>
  );
}
