import { PlusIcon } from '../../ui/icons.tsx';
import { quietButton } from '../../ui/quiet-button.ts';
import { Notice } from '../../ui/notice.tsx';
import { SampleTable } from '../../ui/sample-table.tsx';

/** Above the panels of a schedule without events: how to fill it, and what it will look like (FIRST-04). */
export const EmptySchedule = ({ onAdd }: { readonly onAdd: (() => void) | undefined }) => (
  <div data-no-print>
    <Notice title="No tournaments yet.">
      <p>Tournaments played, planned or under consideration show up here, with dates, status and scores.</p>
      {onAdd !== undefined && (
        <p className="margin-top-12">
          <button type="button" className={quietButton} aria-haspopup="dialog" onClick={onAdd}>
            <PlusIcon />
            Add the first tournament
          </button>
        </p>
      )}
    </Notice>
    <SampleTable
      label="a schedule"
      heads={['Tournament', 'Dates', 'Status', 'Score']}
      rows={[
        ['Spring Invitational', 'Apr 11 – 12', 'Played', '142 (−2)'],
        ['Conference Championship', 'May 2 – 4', 'In Field', '–'],
        ['State Open', 'Jun 20 – 22', 'Qualifying', '–'],
      ]}
    />
  </div>
);
