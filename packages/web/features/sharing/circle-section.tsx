import { MAX_CIRCLE_MEMBERS } from '@strokebook/contract';
import { type AccessLevel, accessLevels } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { InviteByLink } from './invite-by-link.tsx';
import { InviteByUsername } from './invite-by-username.tsx';
import { LevelChoice } from '../../controls/circle-rights/level-choice.tsx';
import { MemberList } from './member-list.tsx';

/** The members of the circle. */
export function CircleSection() {
  const { api } = useApi();
  const sharing = useQuery(api.query('getSharing', {}));
  const [status, setStatus] = useState<string>();
  const [level, setLevel] = useState<AccessLevel>('see');
  return (
    <PageSection id="circle" title="Circle" status={status}>
      <p className="readable muted">
        {`People who see everything of you, whatever is hidden above: coaches, family. You say who only sees, who also enters rounds for you, and who changes your schedule, notes and profile too; Activity says who changed what. Whoever you invite must accept first. At most ${MAX_CIRCLE_MEMBERS}.`}
      </p>
      <QueryState part="Circle" query={sharing} skeleton={<SkeletonRows rows={3} rowHeight={60} />}>
        {({ circle, waiting, isAdult }) => (
          <>
            {!isAdult && (
              <p className="readable">
                Until you are 18, or have said your year of birth above, a guardian agrees to everybody else in your
                circle, and to your teams. Invite a guardian first: a parent, or another adult who is not your coach. A
                guardian can also open and close your pages, and end anybody’s access; you read in Activity what they
                change.
              </p>
            )}
            <MemberList circle={circle} waiting={waiting} isAdult={isAdult} onStatus={setStatus} />
            <div className="readable">
              <LevelChoice levels={accessLevels} label="Whom you invite can" level={level} onChange={setLevel} />
            </div>
            <InviteByLink level={level} isAdult={isAdult} onStatus={setStatus} />
            <InviteByUsername circle={circle} level={level} onStatus={setStatus} />
          </>
        )}
      </QueryState>
    </PageSection>
  );
}
