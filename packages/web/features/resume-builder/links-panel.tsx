import { TextInput } from '@mantine/core';
import type { KeptResume, ResumeSettings } from '@strokebook/contract';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';
import { formatDay, plural } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { localDay } from '../../lib/today.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './resume-builder.module.css';
import { SectionPanel } from './section-panel.tsx';

type LinksPanelProps = {
  readonly settings: ResumeSettings;
  /** Whether any page is on. */
  readonly hasPages: boolean;
  readonly today: CalendarDay;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
};

/** Links to the resume with its current settings. */
export function LinksPanel({ isOpen, onOpen, ...links }: LinksPanelProps) {
  return (
    <SectionPanel title="Links" hint="To send" isOpen={isOpen} onOpen={onOpen}>
      <Links {...links} />
    </SectionPanel>
  );
}

type Task = { readonly run: () => Promise<string> };

function Links({ settings, hasPages, today }: Omit<LinksPanelProps, 'isOpen' | 'onOpen'>) {
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
    <div className="grid gap-10">
      <p className="note">
        A link always shows what is chosen now, even if you change the resume later. Whoever has the link can open it,
        even if your resume page is private, until you withdraw it.
      </p>
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
        <BusyButton type="submit" variant="default" isInactive={task.isPending} disabled={!hasPages}>
          Make Link
        </BusyButton>
      </Form>
      <p role="status" className="note">
        {said}
      </p>
      {task.isError && <Failure>{errorText(task.error)}</Failure>}
      <QueryState query={list} part="Your links" skeleton={<SkeletonRows rows={2} rowHeight={64} />}>
        {({ reports }) =>
          reports.length === 0 ? (
            <p className="note">No link was made yet.</p>
          ) : (
            <ul className={classes.options} aria-label="Links made">
              {reports.map((report) => (
                <LinkRow
                  key={report.hash}
                  report={report}
                  onCopy={() => start(() => copyAddress(addressOf(report.hash)))}
                  onWithdraw={() => start(() => withdraw(report))}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  );
}

type LinkRowProps = {
  readonly report: KeptResume;
  readonly onCopy: () => void;
  readonly onWithdraw: () => void;
};

function LinkRow({ report, onCopy, onWithdraw }: LinkRowProps) {
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
