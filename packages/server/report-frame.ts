import { NO_ACCOUNT } from '@strokebook/golf/access';
import type { Paper } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, fullName } from '@strokebook/golf/format';
import type { ReportFrame } from '@strokebook/reports';
import type { NamedAccount } from './db/associated-players-queries.ts';

type Framed = {
  readonly player: NamedAccount;
  /** What the report is called. */
  readonly heading: string;
  readonly paper: Paper;
  readonly today: CalendarDay;
  readonly productName: string;
  readonly publicUrl: string | null;
};

/** What stands around a player's report, whatever is in it. */
export function reportFrame({ player, heading, paper, today, productName, publicUrl }: Framed): ReportFrame {
  const address = publicUrl === null ? null : `${publicUrl}/player/${player.username}`;
  return {
    paper,
    title: `${heading} - ${fullName(player)}`,
    author: fullName(player),
    date: formatDay(today, true),
    link: address === null ? null : { url: address, label: address.replace(/^https?:\/\//, '') },
    productName,
  };
}

/** Stands in for whose account went while the report was made. */
export const unknownAccount: NamedAccount = { accountId: NO_ACCOUNT, username: '', firstName: '', lastName: '' };
