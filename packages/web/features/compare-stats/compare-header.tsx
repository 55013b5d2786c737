import { Button, Menu, Tooltip } from '@mantine/core';
import type { HoleCount } from '@strokebook/golf/model';
import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react';
import { breakpoints } from '../../lib/breakpoints.ts';
import { DropList, DropMenu } from '../../ui/menus/drop-menu.tsx';
import {
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  MenuIcon,
  PeopleIcon,
  PersonRemoveIcon,
  SettingsIcon,
} from '../../ui/icons.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import classes from './compare-header.module.css';

export const holeCounts = [
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

/** Words beside the icons where there is room: the menu of the profile takes a part of the window. */
function HeaderButtons({ width, ...props }: CompareHeaderProps & { readonly width: number }) {
  const { otherName, areMetricsOpen } = props;
  const hasWords = width >= breakpoints.narrow;
  const people = useRef<HTMLButtonElement>(null);
  const end = () => {
    // The pressed button disappears.
    people.current?.focus();
    props.onEndComparison();
  };
  return (
    <div className={classes.buttons} data-no-print>
      {width >= breakpoints.tablet && (
        <ComparePlayerButton ref={people} otherName={otherName} onClick={props.onChoosePlayer} />
      )}
      {otherName !== null && (
        <ActionButton text="Cancel player comparison." words={null} icon={<PersonRemoveIcon />} onClick={end} />
      )}
      <ActionButton
        text={metricsText(areMetricsOpen)}
        // In words alone where there is room, because the eye is known from the dashboard for overviews.
        icon={hasWords ? null : areMetricsOpen ? <EyeOffIcon /> : <EyeIcon />}
        words={hasWords ? metricsText(areMetricsOpen) : null}
        aria-expanded={areMetricsOpen}
        onClick={props.onToggleMetrics}
      />
      <ActionButton
        text="Select Rounds"
        icon={<SettingsIcon />}
        words={hasWords ? 'Select Rounds' : null}
        aria-haspopup="dialog"
        onClick={props.onConfigure}
      />
      <ActionButton
        text="Report"
        icon={<DownloadIcon />}
        words={hasWords ? 'Report' : null}
        aria-haspopup="dialog"
        onClick={props.onReport}
      />
    </div>
  );
}

type ComparePlayerButtonProps = {
  /** The other player's name; null for a comparison of one player. */
  readonly otherName: string | null;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** The page's main action; with another player it says who that is (CMP-33). */
export const ComparePlayerButton = ({ otherName, onClick, ref }: ComparePlayerButtonProps) => (
  <Tooltip label="Compare to Another Player" events={{ hover: true, focus: true, touch: false }}>
    <Button
      ref={ref}
      variant={otherName === null ? 'filled' : 'default'}
      className={classes.other ?? ''}
      leftSection={<PeopleIcon />}
      aria-haspopup="dialog"
      data-no-print
      onClick={onClick}
    >
      <span className={classes.otherName}>{otherName ?? 'Compare with a player'}</span>
    </Button>
  </Tooltip>
);

type ActionButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly text: string;
  /** Shown beside the icon; null for the icon alone, with the text as its tooltip. */
  readonly words: string | null;
  readonly icon: ReactNode;
};

const ActionButton = ({ text, words, icon, ...props }: ActionButtonProps) => (
  <Tooltip label={text} disabled={words === text} events={{ hover: true, focus: true, touch: false }}>
    <button type="button" className="quiet-button" aria-label={text} {...props}>
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
        <button type="button" className={`quiet-button ${classes.menu}`} aria-label="Compare Stats menu" data-no-print>
          <MenuIcon />
        </button>
      </Menu.Target>
      <DropList>
        <Menu.Item leftSection={<PeopleIcon />} onClick={props.onChoosePlayer}>
          Compare with a player
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
