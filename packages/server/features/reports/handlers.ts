import { anyFeatureAccess, fullAccess, type InputOf } from '@strokebook/contract';
import { canSee } from '@strokebook/golf/access';
import { type CalendarDay, type RangeOption, readRange } from '@strokebook/golf/calendar';
import { formatShortRange, fullName, reportFileName } from '@strokebook/golf/format';
import {
  type ListedReport,
  otherPlayerReports,
  playerReport,
  playerReports,
  usualHoleCount,
} from '@strokebook/documents/reports';
import { type ReportDocument, reportWords } from '@strokebook/documents/report';
import { standardByName } from '@strokebook/golf/stats';
import type { PrintedDocument, ReportDrawer } from '@strokebook/reports';
import { findNames, type NamedAccount } from '../../db/associated-players-queries.ts';
import type { CareerCache } from '../../db/career-cache.ts';
import { loadHistory } from '../../db/career-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { Handlers, OpenAccount, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { findReportStandard } from '../../player-standard.ts';
import { unknownAccount, reportFrame } from '../../report-frame.ts';
import { builders } from './builders.ts';
import { plannableCourses } from './shot-sources.ts';

type Deps = {
  readonly query: Queryable;
  readonly careers: CareerCache;
  readonly clock: Clock;
  readonly drawer: ReportDrawer;
  readonly productName: string;
  readonly publicUrl: string | null;
};

type Asked = Pick<InputOf<'getPlayerReport'>, 'params' | 'query'>;

type Made = {
  readonly player: NamedAccount;
  readonly document: ReportDocument;
  readonly data: PrintedDocument;
};

/** What a player's screens show, on paper (CGR-04, CGR-05, CGR-O4). */
export function createReportHandlers(deps: Deps) {
  const { query, clock, drawer } = deps;
  return {
    listPlayerReports: async (_input, { viewer, account }) => {
      const all: readonly ListedReport[] = [...otherPlayerReports, ...playerReports];
      const open = all.filter(({ featureIds }) => featureIds.some((featureId) => canSee(viewer, account, featureId)));
      // The career with its tallies is more than names of courses need.
      const courses = open.some(({ isOfCourse }) => isOfCourse)
        ? await plannableCourses(query, await loadHistory(query, account.accountId))
        : [];
      return {
        reports: open.map(({ name, title, about, isOfCourse }) => ({
          name,
          title,
          about,
          courses: isOfCourse ? [...courses] : null,
        })),
      };
    },
    getPlayerReport: async (asked, context) => {
      const { player, document, data } = await makeReport(deps, asked, context);
      const svg = await drawer.drawPreview({ caller: context.caller, data });
      return { title: data.title, username: player.username, document: reportWords(document), svg };
    },
    getPlayerReportPdf: async (asked, context) => {
      const { player, document, data } = await makeReport(deps, asked, context);
      const pdf = await drawer.drawPdf({ caller: context.caller, data });
      const fileName = `${reportFileName(player, clock.today(), document.heading)}.pdf`;
      return { data: Buffer.from(pdf).toString('base64'), fileName };
    },
  } satisfies Partial<Handlers>;
}

/** @throws RequestError NOT_FOUND, with the same work done for what is closed, missing or no report at all. */
async function makeReport(
  { query, careers, clock, productName, publicUrl }: Deps,
  { params: { accountId, report }, query: asked }: Asked,
  { holder, caller }: Pick<RequestContext, 'holder' | 'caller'>,
): Promise<Made> {
  const listed = playerReport(report);
  const access = listed === undefined ? fullAccess : anyFeatureAccess(...listed.featureIds);
  const granted = await checkAccess(query, access, accountId, holder);
  if (listed === undefined) throw new RequestError('NOT_FOUND');
  const account = granted.account as OpenAccount;
  const today = clock.today();
  const timeframe = timeframeOf(asked.timeframe, today);
  const standardName = asked.standardName ?? (await findReportStandard(query, accountId, today));
  if (standardByName(standardName) === undefined) throw unknown('standardName', standardName);
  const player = (await findNames(query, [accountId])).get(accountId) ?? unknownAccount;
  const career = await careers.get(account);
  const document = await builders[listed.name](
    {
      subject: fullName(player),
      career,
      today,
      units: asked.prefersMetric ? 'metric' : 'imperial',
      holeCount: asked.holeCount ?? usualHoleCount(career),
      standardName,
      timeframe,
    },
    { account, viewer: granted.viewer, caller, query, careers, courseId: asked.courseId ?? null },
  );
  const frame = reportFrame({ player, heading: document.heading, paper: asked.paper, today, productName, publicUrl });
  return { player, document, data: { ...document, ...frame } };
}

function timeframeOf(text: string | undefined, today: CalendarDay): RangeOption | null {
  if (text === undefined) return null;
  const range = readRange(text, today, formatShortRange);
  if (range === null) throw unknown('timeframe', text);
  return range;
}

const unknown = (field: string, value: string): RequestError =>
  new RequestError('REQUEST_INVALID', [{ path: `$.${field}`, message: `'${value}' is not a known one` }]);
