import { Menu } from '@mantine/core';
import { restChoices } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ChoosePlayerToCompare } from '../../controls/compare-player/compare-with-player.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { DropList, DropMenu } from '../../ui/menus/drop-menu.tsx';
import type { TeamRoom } from './team-room-row.ts';
import classes from './compare-cell.module.css';

type CompareCellProps = {
  readonly organizationId: number;
  readonly room: TeamRoom;
  readonly row: TeamRoom['players'][number];
  readonly isPicked: boolean;
  /** Whether two others are ticked. */
  readonly isFull: boolean;
  readonly onPick: (isPicked: boolean) => void;
};

/** With whom a player is compared: the rest of a squad or of the team, another player, or a second ticked row (TEAM-07). */
export function CompareCell({ organizationId, room, row, isPicked, isFull, onPick }: CompareCellProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { username, name } = row;
  return (
    <>
      <span className={classes.actions}>
        <label className={classes.tick}>
          <input
            type="checkbox"
            className="check-box"
            aria-label={`Pick ${name} to compare`}
            checked={isPicked}
            disabled={isFull && !isPicked}
            onChange={(event) => onPick(event.currentTarget.checked)}
          />
        </label>
        <DropMenu position="bottom-end" offset={4}>
          <Menu.Target>
            <button type="button" className="icon-button" aria-label={`Compare ${name}`}>
              <MoreIcon />
            </button>
          </Menu.Target>
          <DropList>
            <Menu.Label>Compare with</Menu.Label>
            {restChoices(row, room.players, room.squads).map(({ squadId, label }) => (
              <Menu.Item
                key={squadId}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/player/$username/stats"
                    params={{ username }}
                    search={{ team: organizationId, squad: squadId ?? undefined }}
                    preload={false}
                  />
                )}
              >
                {label}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => setIsChoosing(true)}>Another player …</Menu.Item>
          </DropList>
        </DropMenu>
      </span>
      {isChoosing && <ChoosePlayerToCompare player={row} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
