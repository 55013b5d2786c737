import { featureAccess, fullAccess } from '@strokebook/contract';
import { type AccountId, canOpenProfile, features, hasFullAccess, NO_ACCOUNT } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { datedFileName } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import {
  buildResumeData,
  defaultResumeSettings,
  previewData,
  readResumeSettings,
  highlightsOf,
  resumeDocument,
  resumeOptions,
  type ResumeSettings,
  toSelections,
} from '@strokebook/documents/resume-builder';
import sharp from 'sharp';
import { loadAccessById } from '../../db/accounts/access-queries.ts';
import { findSchoolColors } from '../../db/accounts/organization-queries.ts';
import { asSeenBy, openAccount, refuseLostHolder } from '../../http/check-access.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { loadPicture } from '../../media/load-picture.ts';
import { pictureLimit } from '../../pictures/limit.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MadeReport, ReportCaller, ReportMaker } from '../../reports/report-maker.ts';
import { checkedPrintableSettings } from './checked-settings.ts';
import { defaultRange, loadResume } from './load-resume.ts';
import { countView, findReport, findSettings, type KeptRow } from './queries.ts';
import type { Services } from '../../services.ts';

type Deps = Pick<Services, 'database' | 'files' | 'careers' | 'clock'>;

/** What of a resume depends on who reads it. */
type Reader = { readonly today: CalendarDay; readonly units: UnitSystem };

type Print = Reader & {
  /** Null for a player who never chose anything. */
  readonly settings: ResumeSettings | null;
  /** As of `loadResume`. */
  readonly isPrivate: boolean;
};

const FILE_NAME = 'Resume';

/** A resume: of a link, of unsaved settings, or the public resume (API-07, API-08). */
export const createResumeReportMaker =
  (deps: Deps): ReportMaker<'resume'> =>
  async ({ hash, accountId, settings, prefersMetric, timeZoneOffsetMinutes }, { holder }) => {
    const { query } = deps.database;
    const reader: Reader = {
      today: deps.clock.today(timeZoneOffsetMinutes),
      units: prefersMetric ? 'metric' : 'imperial',
    };
    if (hash !== undefined) return makeKeptReport(deps, hash, holder, reader);
    if (accountId === undefined) {
      throw new RequestError('REQUEST_INVALID', [{ path: '$', message: 'needs a hash or an accountId' }]);
    }
    if (settings !== undefined) {
      const open = await openAccount(query, fullAccess, accountId, holder, deps.clock);
      return printResume(deps, open, {
        settings: checkedPrintableSettings(accountId, settings),
        isPrivate: true,
        ...reader,
      });
    }
    const open = await openAccount(query, featureAccess(features.resume), accountId, holder, deps.clock);
    // The public resume has no private data.
    const chosen = await findSettings(query, accountId, reader.today);
    return printResume(deps, open, { settings: chosen, isPrivate: false, ...reader });
  };

/**
 * The link is the permission, so it opens while the resume page is hidden too (RESUME-O12). Other data that is hidden
 * from the reader, such as the schedule, is omitted.
 *
 * @throws RequestError NOT_FOUND also where the access of the person who made the link has ended
 */
async function makeKeptReport(
  deps: Deps,
  hash: number,
  holder: ReportCaller['holder'],
  reader: Reader,
): Promise<MadeReport> {
  const { query } = deps.database;
  const kept = await findReport(query, hash);
  // The same queries are made without an account, so that the response time does not reveal whether the link exists.
  const accountId = kept?.accountId ?? NO_ACCOUNT;
  const { account, viewer } = await loadAccessById(query, accountId, holder);
  refuseLostHolder(holder, viewer);
  const maker = { accountId: kept?.madeById ?? accountId, sessionId: null };
  const made = await loadAccessById(query, accountId, maker);
  const hasEnded = made.account === null || !hasFullAccess(made.viewer, made.account);
  if (kept === null || account === null || isExpired(kept, deps.clock) || hasEnded) throw new RequestError('NOT_FOUND');
  const open = { account: asSeenBy(viewer, account, deps.clock), viewer };
  const report = await printResume(deps, open, { settings: kept.state, isPrivate: true, ...reader });
  return hasFullAccess(open.viewer, open.account)
    ? report
    : { ...report, onPreview: () => countView(query, accountId, hash) };
}

export const isExpired = ({ expiresAt }: KeptRow, clock: Clock): boolean =>
  expiresAt !== null && expiresAt <= clock.now();

/** The document of the chosen items, with its pictures. */
async function printResume(
  deps: Deps,
  context: Pick<RequestContext, 'account' | 'viewer'>,
  { settings, isPrivate, today, units }: Print,
): Promise<MadeReport> {
  const { source, player } = await loadResume(deps, context, isPrivate);
  const range = settings?.performanceChartsPage.barChartsDateRange ?? defaultRange(today);
  const all = buildResumeData(source, range, today);
  const options = resumeOptions(all);
  const { accountId } = context.account;
  const chosen =
    settings === null
      ? defaultResumeSettings(accountId, options, range)
      : readResumeSettings(accountId, settings, options, range);
  const selections = toSelections(chosen);
  const data = previewData(all, selections);
  const cover = data.coverPageData;
  const picture = cover?.picture == null ? null : await picturePrint(deps, accountId, player.profilePictureId, 'jpeg');
  const logo = cover?.customLogo == null ? null : await picturePrint(deps, accountId, player.customLogoId, 'png');
  const document = resumeDocument({
    data: {
      ...data,
      coverPageData: cover && {
        ...cover,
        picture: picture === null ? null : cover.picture,
        customLogo: logo === null ? null : cover.customLogo,
      },
    },
    hasCover: selections.coverPage,
    highlights: highlightsOf(source, range, today),
    schoolColors: await findSchoolColors(deps.database.query, accountId),
    units,
  });
  return {
    document,
    hasWords: true,
    pictures: { ...(picture !== null && { picture }), ...(logo !== null && { logo }) },
    author: source.playerName,
    // A kept link opens for everyone, the profile perhaps not.
    username: canOpenProfile(context.viewer, context.account) ? player.username : null,
    title: `${source.playerName} - Resume`,
    fileName: datedFileName(player, FILE_NAME, today),
    today,
  };
}

/** 300 dots per inch on paper. */
const PICTURE_PIXELS = 400;

/** A picture for a document; null if there is none or it cannot be read. */
async function picturePrint(
  { database: { query }, files }: Deps,
  accountId: AccountId,
  mediaId: string | null,
  format: 'jpeg' | 'png',
): Promise<Uint8Array | null> {
  try {
    const bytes = await loadPicture({ query, files }, accountId, mediaId);
    if (bytes === null) return null;
    return await pictureLimit(() =>
      sharp(bytes)
        .resize(PICTURE_PIXELS, PICTURE_PIXELS, { fit: 'inside', withoutEnlargement: true })
        .toFormat(format)
        .toBuffer(),
    );
  } catch {
    return null;
  }
}
