import type { ReportPreview, ReportRequest } from '@strokebook/contract';
import { reportWords } from '@strokebook/documents/report';
import {
  type ListedReport,
  otherPlayerReports,
  playerReport,
  type PlayerReportName,
  playerReports,
  missingTexts,
  type ReportNeed,
} from '@strokebook/documents/reports';
import { findRoundExtras } from '../../db/rounds/schedule-queries.ts';
import { findOpenEvents } from '../../reports/open-events.ts';
import { canSee } from '@strokebook/golf/access';
import { formatDay } from '@strokebook/golf/format';
import { addressCode, type ReportDrawer, type ReportFrame } from '@strokebook/reports';
import { loadHistory } from '../../db/rounds/career-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import type { MadeReport, ReportCaller, ReportMaker, ReportMakers, RequestOf } from '../../reports/report-maker.ts';
import { makePlayerReport, type PlayerReportDeps } from './make-player-report.ts';
import { plannableCourses } from './shot-sources.ts';
import type { Services } from '../../services.ts';

type Deps = PlayerReportDeps &
  Pick<Services, 'config'> & { readonly drawer: ReportDrawer; readonly makers: ReportMakers };

const isOfPlayer = (request: ReportRequest): request is RequestOf<PlayerReportName> =>
  playerReport(request.report) !== undefined;

/** Every report, as its pages and as a file. */
export function createReportHandlers(deps: Deps) {
  const { query, readAt, drawer, makers } = deps;
  const { productName, publicUrl } = deps.config;

  const make = (request: ReportRequest, context: ReportCaller): Promise<MadeReport> => {
    if (isOfPlayer(request)) return makePlayerReport(deps, request, context);
    // The compiler cannot see that a request goes to the maker of its own report.
    const maker = makers[request.report] as ReportMaker<keyof ReportMakers>;
    return maker(request, context);
  };
  const makeOrder = async (request: ReportRequest, context: ReportCaller) => {
    const made = await make(request, context);
    const { document, pictures = {}, author, title, username, today } = made;
    const address = publicUrl === null || username === null ? null : `${publicUrl}/player/${username}`;
    const hasCode = address !== null && document.cover !== undefined;
    const frame: ReportFrame = {
      paper: request.paper,
      title,
      author,
      date: formatDay(today, true),
      link: address === null ? null : { url: address, label: address.replace(/^https?:\/\//, ''), hasCode },
      productName,
    };
    const drawn = hasCode ? { ...pictures, code: addressCode(address) } : pictures;
    return { made, order: { caller: context.caller, data: { ...document, ...frame }, pictures: drawn } };
  };
  const preview = async (request: ReportRequest, context: ReportCaller): Promise<ReportPreview> => {
    const { made, order } = await makeOrder(request, context);
    const isWithoutPages = request.report === 'resume' && request.isWithoutPages === true;
    const svg = isWithoutPages ? '' : await drawer.drawPreview(order);
    if (!isWithoutPages) await made.onPreview?.();
    const { title, pageTitle = title, username, document, hasWords } = made;
    const { cover } = document;
    return {
      ...{ title: pageTitle, username, svg },
      document: hasWords ? reportWords(document) : null,
      cover: cover === undefined ? null : { hasPicture: cover.hasPicture, palette: cover.palette ?? null },
    };
  };

  return {
    previewReport: ({ body }, context) => preview(body, context),
    getReportPdf: async ({ body }, context) => {
      const { made, order } = await makeOrder(body, context);
      const pdf = await drawer.drawPdf(order);
      return { data: Buffer.from(pdf).toString('base64'), fileName: `${made.fileName}.pdf` };
    },
    getResumeReport: ({ params, query }, context) => preview({ report: 'resume', ...params, ...query }, context),
    getDefaultResumeReport: ({ params, query }, context) => preview({ report: 'resume', ...params, ...query }, context),
    listPlayerReports: async (_input, context) => {
      const { viewer, account } = context;
      const all: readonly ListedReport[] = [...otherPlayerReports, ...playerReports];
      const open = all.filter(({ featureIds }) => featureIds.some((featureId) => canSee(viewer, account, featureId)));
      // The career with its tallies is more than names of courses need.
      const history = await readAt(account, (replica) => loadHistory(replica, account));
      const courses = open.some(({ isOfCourse }) => isOfCourse) ? await plannableCourses(query, history) : [];
      const events = await findOpenEvents(query, context);
      const { favoriteRounds } = await findRoundExtras(query, account);
      const finished = history.filter(({ status }) => status === 'completed');
      const has: Readonly<Record<ReportNeed, boolean>> = {
        round: finished.length > 0,
        tournamentRound:
          finished.some(({ type }) => type === 'tournament') ||
          events.some(({ result }) => (result?.rounds.length ?? 0) > 0),
        event: events.length > 0,
        favorite: favoriteRounds.size > 0 || events.some(({ isFavorite }) => isFavorite),
        plannableCourse: courses.length > 0,
        nothing: true,
      };
      return {
        reports: open.map(({ name, title, about, isOfCourse, needs }) => ({
          name,
          title,
          about,
          missing: has[needs] ? null : missingTexts[needs],
          courses: isOfCourse ? [...courses] : null,
        })),
      };
    },
  } satisfies Partial<Handlers>;
}
