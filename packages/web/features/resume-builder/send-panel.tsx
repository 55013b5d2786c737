import { TextInput } from '@mantine/core';
import type { KeptResume, ResumeSettings } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { formatDay, plural } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { canShareAddress, shareAddress } from '../../lib/share-address.ts';
import { localDay } from '../../lib/today.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './resume-builder.module.css';

type SendPanelProps = {
  readonly settings: ResumeSettings;
  /** Whether any page is on. */
  readonly hasPages: boolean;
  readonly today: CalendarDay;
};

/** More links are folded, so that the choice below stays within reach. */
const MAX_SHOWN = 2;

type Task = { readonly run: () => Promise<string> };

/** Links to the resume with its current settings: sending is what a player comes for, so it stands first (RESUME-O63). */
export function SendPanel({ settings, hasPages, today }: SendPanelProps) {
  const id = useId();
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { accountId } = settings;
  const listQuery = api.query('listResumeReports', { params: { accountId } });
  const list = useQuery(listQuery);
  const [until, setUntil] = useState('');
  const [said, setSaid] = useState('');
  const isOver = isCalendarDay(until) && until < today;
  const task = useMutation({
    mutationFn: ({ run }: Task) => run(),
    onMutate: () => setSaid(''),
    onSuccess: setSaid,
  });
  const start = (run: Task['run']) => {
    if (!task.isPending) task.mutate({ run });
  };
  const make = async () => {
    const expiresAt = isCalendarDay(until) ? endOf(until).toISOString() : null;
    const { hash } = await api.call('keepResumeReport', { params: { accountId }, body: { settings, expiresAt } });
    await queryClient.invalidateQueries(listQuery);
    return `Link created. ${await copyAddress(addressOf(hash))}`;
  };
  const withdraw = async ({ hash }: KeptResume) => {
    await api.call('withdrawResumeReport', { params: { accountId, hash } });
    await queryClient.invalidateQueries(listQuery);
    return 'Link withdrawn. It no longer works.';
  };
  return (
    <section className={classes.send} aria-labelledby={id}>
      <h3 id={id} className="text-l strong">
        Send your resume
      </h3>
      <Form
        className={classes.make}
        onSubmit={() => {
          if (!isOver && hasPages) start(make);
        }}
      >
        <TextInput
          type="date"
          label="Ends after (optional)"
          min={today}
          value={until}
          error={isOver && 'Must not be in the past.'}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <BusyButton type="submit" isInactive={task.isPending} disabled={!hasPages}>
          Make a link
        </BusyButton>
      </Form>
      <p className="note">
        A link keeps what is chosen now. Whoever has it can open it, also while your page is private, until you withdraw
        it.{' '}
        <Link to="/cgr/$report" params={{ report: 'resume' }} search={{ accountId }} className="touch accent strong">
          What everybody sees
        </Link>
      </p>
      <p role="status" className="note">
        {said}
      </p>
      {task.isError && <Failure>{errorText(task.error)}</Failure>}
      <QueryState query={list} part="Your links" skeleton={<SkeletonRows rows={2} rowHeight={64} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <p className="note">No link was made yet.</p>
          ) : (
            <details open={reports.length <= MAX_SHOWN}>
              <summary className="touch">{plural(reports.length, 'link')} made</summary>
              <ul className={classes.options} aria-label="Links made">
                {reports.map((report) => (
                  <LinkRow
                    key={report.hash}
                    report={report}
                    onShare={() => start(() => shareAddress(addressOf(report.hash), 'Golf resume'))}
                    onCopy={() => start(() => copyAddress(addressOf(report.hash)))}
                    onWithdraw={() => start(() => withdraw(report))}
                  />
                ))}
              </ul>
            </details>
          )
        }
      </QueryState>
    </section>
  );
}

type LinkRowProps = {
  readonly report: KeptResume;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  readonly onWithdraw: () => void;
};

function LinkRow({ report, onShare, onCopy, onWithdraw }: LinkRowProps) {
  const { hash, contents, createdAt, expiresAt, isExpired, viewCount } = report;
  const row = useFocusLeftBehind<HTMLLIElement>();
  const made = formatDay(localDay(new Date(createdAt)), true);
  const end = expiresAt === null ? null : formatDay(localDay(new Date(expiresAt)), true);
  const name = `link ${hash}`;
  return (
    <li ref={row} className="padding-y-8">
      <div className={classes.optionText}>
        <span>{contents}</span>
        <a href={addressOf(hash)} target="_blank" rel="noopener">
          {addressOf(hash).replace(/^https?:\/\//, '')}
        </a>
        <small className="fine">
          Made {made} · {end === null ? 'no end' : `${isExpired ? 'ended' : 'ends after'} ${end}`} ·{' '}
          {plural(viewCount, 'view')}
        </small>
      </div>
      <div className="wrap gap-8">
        {canShareAddress() && (
          <button type="button" className="quiet-button" aria-label={`Share ${name}`} onClick={onShare}>
            Share
          </button>
        )}
        <button type="button" className="quiet-button" aria-label={`Copy ${name}`} onClick={onCopy}>
          Copy
        </button>
        <button type="button" className="quiet-button" aria-label={`Withdraw ${name}`} onClick={onWithdraw}>
          Withdraw
        </button>
      </div>
    </li>
  );
}

const addressOf = (hash: number): string => `${window.location.origin}/cgr/resume?hash=${hash}`;

/** The last moment of a day where the browser is. */
const endOf = (day: CalendarDay): Date => new Date(`${day}T23:59:59.999`);
