import type { AccountId } from '@strokebook/golf/access';
import type { Paper } from '@strokebook/contract';
import { formatDay, reportFileName } from '@strokebook/golf/format';
import {
  buildResumeData,
  defaultResumeSettings,
  previewData,
  readResumeSettings,
  recordOfRange,
  resumeDocument,
  resumeOptions,
  type ResumeSettings,
  toSelections,
} from '@strokebook/documents/resume-builder';
import type { ReportDocument } from '@strokebook/documents/report';
import type { Pictures, PrintedDocument, ReportDrawer } from '@strokebook/reports';
import sharp from 'sharp';
import type { CareerCache } from '../../db/career-cache.ts';
import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../../http/handler.ts';
import { loadPicture } from '../../media/load-picture.ts';
import { pictureLimit } from '../../pictures/limit.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/files/file-store.ts';
import { defaultRange, loadResume } from './load-resume.ts';

export type ResumeDeps = {
  readonly database: Database;
  readonly files: FileStore;
  readonly careers: CareerCache;
  readonly clock: Clock;
  readonly drawer: ReportDrawer;
  readonly productName: string;
  readonly publicUrl: string | null;
};

/** Whose resume it is and who opens it. */
export type ResumeContext = Pick<RequestContext, 'account' | 'viewer' | 'caller'>;

/** A resume, ready to be drawn. */
type PrintedResume = {
  readonly username: string;
  readonly document: ReportDocument;
  readonly data: PrintedDocument;
  readonly pictures: Pictures;
  readonly fileName: string;
};

type Print = {
  /** Null for a player who never chose anything. */
  readonly settings: ResumeSettings | null;
  readonly paper: Paper;
  /** As of `loadResume`. */
  readonly isPrivate: boolean;
};

const FILE_NAME = 'Resume';

/** What was chosen of an account's data as a document, with what it needs to be drawn. */
export async function printResume(
  deps: ResumeDeps,
  context: ResumeContext,
  { settings, paper, isPrivate }: Print,
): Promise<PrintedResume> {
  const { clock, productName, publicUrl } = deps;
  const today = clock.today();
  const { source, player } = await loadResume(deps, context, isPrivate);
  const range = settings?.performanceChartsPage.barChartsDateRange ?? defaultRange(clock);
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
    record: recordOfRange(source, range),
  });
  const address = publicUrl === null ? null : `${publicUrl}/player/${player.username}`;
  return {
    username: player.username,
    document,
    pictures: { ...(picture !== null && { picture }), ...(logo !== null && { logo }) },
    data: {
      ...document,
      paper,
      title: `${source.playerName} - Resume`,
      author: source.playerName,
      date: formatDay(today, true),
      link: address === null ? null : { url: address, label: address.replace(/^https?:\/\//, '') },
      productName,
    },
    fileName: `${reportFileName(player, today, FILE_NAME)}.pdf`,
  };
}

/** The resume as a file (PDF-03, PDF-O1). */
export async function pdfOf(deps: ResumeDeps, context: ResumeContext, print: Print) {
  const { data, pictures, fileName } = await printResume(deps, context, print);
  const pdf = await deps.drawer.drawPdf({ caller: context.caller, data, pictures });
  return { data: Buffer.from(pdf).toString('base64'), fileName };
}

/** Twice the dots that its place on paper has at 150 to the inch. */
const PICTURE_PIXELS = 400;

/** A picture as documents take it; null where there is none, or none that can be read: the document goes without it. */
async function picturePrint(
  { database: { query }, files }: ResumeDeps,
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
