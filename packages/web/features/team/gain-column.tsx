import { gainColumn } from '@strokebook/documents/team-page';
import { gainOf, type TeamPart } from '@strokebook/golf/team';
import { linkOptions } from '@tanstack/react-router';
import { quickChoice } from '../../controls/round-picker/round-choice.ts';
import type { ScreenColumn } from '../../ui/blocks/column-table.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './gain-key.module.css';

/** The tab of a player's assessment that shows a part of the game. */
const categoryOf = {
  offTheTee: 'drive',
  approach: 'approach',
  aroundTheGreen: 'save',
  putt: 'putt',
  total: 'score',
} as const satisfies Readonly<Record<TeamPart, string>>;

/** A player's difference in one part of the game, which opens the rounds behind it (TEAM-06). */
export const partColumn = (part: TeamPart): ScreenColumn<TeamRoomRow, TeamPart> => ({
  ...gainColumn(part),
  sort: part,
  link: (row) => (gainOf(row, part) === undefined ? null : partLink(row, part)),
});

export const partLink = ({ username }: Pick<TeamRoomRow, 'username'>, part: TeamPart) =>
  linkOptions({
    to: '/player/$username/data-analysis',
    params: { username },
    search: { category: categoryOf[part], ...quickChoice('Past 12 Months') },
  });

/** What the colors of the cells mean. */
export const GainKey = () => (
  <p className={classes.key}>
    <span data-verdict="better">better</span>
    <span data-verdict="worse">worse</span>
    <span>No color: cannot tell, or too few rounds</span>
  </p>
);
