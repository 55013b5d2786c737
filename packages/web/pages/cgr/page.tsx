import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { downloadReport } from '../../api/download-report.ts';
import { usePdfExport } from '../../controls/pdf-export/use-pdf-export.ts';
import { profilePathOf } from '../../features/profile/profile-path.ts';
import { ContactButton } from '../../features/contact/contact-button.tsx';
import { ResumeScreen } from '../../features/resume-link/resume-screen.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { ReportPages } from '../../ui/reports/report-pages.tsx';
import { ReportText } from '../../ui/reports/report-text.tsx';
import { Snackbar } from '../../ui/dialogs/snackbar.tsx';
import { UnprintedLetters } from '../../ui/reports/unprinted-letters.tsx';
import classes from './cgr.module.css';

const route = getRouteApi('/cgr/$report');

/**
 * The pages of a report, without menus (CGR-04 to CGR-08, CGR-O4). Only the pages are printed. The same content as text is
 * beside them for screen readers, and above them on screens that are too narrow to read a page of paper. Until the pages
 * of a resume are there, it is as a phone shows it, within the width of a page.
 */
export function CgrPage() {
  const { api } = useApi();
  const { report: name } = route.useParams();
  const { request, report: first } = route.useRouteContext();
  // Asked for once: each answer counts as a view of the link.
  const pages = useQuery({
    ...api.queryOrNull('previewReport', { body: request }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const report = pages.data ?? first;
  const { title, username, document, svg, cover } = report;
  const pdf = usePdfExport();
  const isPhone = useMediaQuery(`(width < ${breakpoints.mobile}px)`, false, { getInitialValueInEffect: false });
  const download = () => void pdf.start(() => downloadReport(api, request));
  const isWithoutPages = svg === '';
  if ((isPhone || isWithoutPages) && cover !== null && document !== null) {
    return (
      <main className={isWithoutPages ? classes.first : undefined}>
        <ResumeScreen
          words={document}
          cover={cover}
          username={username}
          failure={isWithoutPages && pages.isError ? <FailedQuery part="Pages for printing" query={pages} /> : null}
        >
          {username !== null && <ContactOf username={username} className="primary-link" />}
          <BusyButton variant="default" isInactive={pdf.isRunning} onClick={download} aria-label="Download PDF">
            PDF
          </BusyButton>
        </ResumeScreen>
        {!isWithoutPages && (
          <div className={classes.onPaper} aria-hidden="true">
            <ReportPages svg={svg} isOld={false} />
          </div>
        )}
        <Snackbar said={pdf.said} onClose={pdf.close} />
      </main>
    );
  }
  return (
    <main className={classes.paper}>
      <header className={document === null ? classes.bar : classes.head} data-no-print>
        <h1>{document?.subject ?? title}</h1>
        {document !== null && <p>{[document.heading, document.subtitle].filter((words) => words !== '').join(', ')}</p>}
        {document !== null && username !== null && <ProfileLink username={username} />}
        <div className={classes.actions}>
          {document !== null && (
            <Button variant="default" onClick={() => window.print()}>
              Print
            </Button>
          )}
          {name === 'resume' && username !== null && <ContactOf username={username} className="quiet-button" />}
          <BusyButton isInactive={pdf.isRunning} onClick={download}>
            Download PDF
          </BusyButton>
        </div>
        {document !== null && <UnprintedLetters document={document} />}
      </header>
      {document === null ? (
        <PagesInFrame svg={svg} />
      ) : (
        <>
          {/* The same words follow as text. */}
          <div className={classes.pages} aria-hidden="true">
            <ReportPages svg={svg} isOld={false} />
          </div>
          <div className={classes.words} data-no-print>
            <ReportText document={document} canFocus />
          </div>
        </>
      )}
      <Snackbar said={pdf.said} onClose={pdf.close} />
    </main>
  );
}

/** Writes to the player of a resume; nothing where the profile is private, or the player takes no messages. */
function ContactOf({ username, className }: { readonly username: string; readonly className: string }) {
  const { api } = useApi();
  const profile = useQuery(api.queryOrNull('getProfile', { params: { username } })).data;
  if (profile == null || !profile.canContact || profile.hasFullAccess) return null;
  const { account } = profile;
  return <ContactButton accountId={account.accountId} name={fullName(account)} className={className} />;
}

/** The address of the player's profile, to be read and followed. */
function ProfileLink({ username }: { readonly username: string }) {
  const address = `${window.location.origin}${profilePathOf({ username })}`;
  return (
    <p>
      <a href={address}>{address}</a>
    </p>
  );
}

/** Pages without words, which a phone shows wider than its screen. */
function PagesInFrame({ svg }: { readonly svg: string }) {
  // What scrolls is within reach of the keyboard.
  const isNarrow = useMediaQuery(`(width < ${breakpoints.mobile}px)`, false, { getInitialValueInEffect: false });
  return (
    <div className={classes.frame} role="region" aria-label="Pages of the report" tabIndex={isNarrow ? 0 : undefined}>
      <ReportPages svg={svg} isOld={false} />
    </div>
  );
}
