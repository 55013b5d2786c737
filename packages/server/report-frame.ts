import { NO_ACCOUNT } from '@strokebook/golf/access';
import type { Paper } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, fullName } from '@strokebook/golf/format';
import type { ReportFrame } from '@strokebook/reports';
import type { NamedAccount } from './db/associated-players-queries.ts';

type Framed = {
  readonly player: NamedAccount;
  /** Title of the report. */
  readonly heading: string;
  readonly paper: Paper;
  readonly today: CalendarDay;
  readonly productName: string;
  readonly publicUrl: string | null;
};

/** Header, footer and metadata around a player's report. */
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

/** Replaces an account that was deleted while the report was built. */
export const unknownAccount: NamedAccount = { accountId: NO_ACCOUNT, username: '', firstName: '', lastName: '' };
