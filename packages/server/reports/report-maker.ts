import type { ReportRequest } from '@strokebook/contract';
import type { ReportDocument } from '@strokebook/documents/report';
import type { PlayerReportName } from '@strokebook/documents/reports';
import { NO_ACCOUNT } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Pictures } from '@strokebook/reports';
import type { NamedAccount } from '../db/accounts/associated-players-queries.ts';
import type { RequestContext } from '../http/handler.ts';

/** A report that only has to be drawn. */
export type MadeReport = {
  readonly document: ReportDocument;
  readonly pictures?: Pictures;
  /** Whether its words stand beside its pages; it is shown as its pages alone otherwise. */
  readonly hasWords: boolean;
  readonly author: string;
  /** The player's address name; null of a report that is not of one player. */
  readonly username: string | null;
  /** The title of the file. */
  readonly title: string;
  /** The title of its page, where that is another one. */
  readonly pageTitle?: string;
  /** Without its ending. */
  readonly fileName: string;
  readonly today: CalendarDay;
  /** Runs once the preview is drawn. */
  readonly onPreview?: () => Promise<void>;
};

export type ReportCaller = Pick<RequestContext, 'holder' | 'caller'>;

export type RequestOf<Name> = Extract<ReportRequest, { readonly report: Name }>;

/**
 * Makes a report as the caller may see it. It asks for access itself, because a request names its account in the body.
 * @throws RequestError NOT_FOUND for what is closed or missing
 */
export type ReportMaker<Name> = (request: RequestOf<Name>, caller: ReportCaller) => Promise<MadeReport>;

/** The reports that other features make. */
export type ReportMakers = {
  readonly [Name in Exclude<ReportRequest['report'], PlayerReportName>]: ReportMaker<Name>;
};

/** Stands in for an account that was removed while the report was made. */
export const unknownAccount: NamedAccount = { accountId: NO_ACCOUNT, username: '', firstName: '', lastName: '' };
