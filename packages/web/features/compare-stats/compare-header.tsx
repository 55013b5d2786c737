import { Menu, Tooltip } from '@mantine/core';
import type { HoleCount } from '@strokebook/golf/model';
import { type ReactNode, type RefObject, useRef } from 'react';
import { breakpoints } from '../../lib/breakpoints.ts';
import { DropList, DropMenu } from '../../ui/drop-menu.tsx';
import { DownloadIcon, MenuIcon, PeopleIcon, PersonRemoveIcon, SettingsIcon } from '../../ui/icons.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import classes from './compare-header.module.css';

const COMPARE = 'Compare to Another Player';

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
  const { width } = useWindowSize();
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Compare Stats</h1>
      <Segmented
        label="Hole count"
        options={holeCounts}
        value={String(props.holeCount)}
        onChange={(value) => props.onHoleCount(value === '9' ? 9 : 18)}
      />
      {width < breakpoints.compact ? <HeaderMenu {...props} /> : <HeaderButtons {...props} width={width} />}
    </div>
  );
}

const metricsText = (areOpen: boolean): string => (areOpen ? 'Hide Metrics' : 'Show Metrics');

/**
 * The actions as buttons (CMP-04, UX-O1). On narrow windows, where the profile's menu takes space, they are icons with
 * tooltips.
 */
function HeaderButtons({ width, ...props }: CompareHeaderProps & { readonly width: number }) {
  const { otherName, areMetricsOpen } = props;
  const people = useRef<HTMLButtonElement>(null);
  const end = () => {
    // The pressed button disappears.
    people.current?.focus();
    props.onEndComparison();
  };
  const hasWords = width >= breakpoints.tablet;
  const peopleWords = otherName ?? (width >= breakpoints.narrow ? COMPARE : null);
  return (
    <div className={classes.buttons} data-no-print>
      <ActionButton
        ref={people}
        icon={<PeopleIcon />}
        label={COMPARE}
        words={hasWords ? peopleWords : null}
        onClick={props.onChoosePlayer}
      />
      {otherName !== null && (
        <ActionButton
          icon={<PersonRemoveIcon />}
          label="Cancel player comparison."
          words={null}
          opensDialog={false}
          onClick={end}
        />
      )}
      <button type="button" className={quietButton} aria-expanded={areMetricsOpen} onClick={props.onToggleMetrics}>
        {metricsText(areMetricsOpen)}
      </button>
      <ActionButton
        icon={<SettingsIcon />}
        label="Select Rounds"
        words={hasWords ? 'Select Rounds' : null}
        onClick={props.onConfigure}
      />
      <ActionButton
        icon={<DownloadIcon />}
        label="Report"
        words={hasWords ? 'Report' : null}
        onClick={props.onReport}
      />
    </div>
  );
}

type ActionButtonProps = {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly icon: ReactNode;
  readonly label: string;
  /** Shown beside the icon; with null the label is a tooltip. */
  readonly words: string | null;
  readonly opensDialog?: boolean;
  readonly onClick: () => void;
};

const ActionButton = ({ ref, icon, label, words, opensDialog = true, onClick }: ActionButtonProps) => (
  <Tooltip label={label} disabled={words === label} events={{ hover: true, focus: true, touch: false }}>
    <button
      ref={ref}
      type="button"
      className={quietButton}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {icon}
      {words !== null && <span className={classes.name}>{words}</span>}
    </button>
  </Tooltip>
);

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
          {COMPARE}
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
