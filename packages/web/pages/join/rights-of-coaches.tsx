import type { AccessLevel } from '@strokebook/golf/access';

/** What a player gives the coaches of a team, before they ask to join (TEAM-27). */
export const RightsOfCoaches = ({ level }: { readonly level: AccessLevel }) => (
  <ul className="stack gap-8 readable-m break-anywhere bullets">
    <li>
      <b>They see everything</b> of you: profile, rounds, schedule, stats, videos and notes, private pages too.
    </li>
    {level === 'manage' && (
      <li>
        <b>They can change it too:</b> enter, change and delete rounds, results, the schedule, notes, pictures, news and
        the profile.
      </li>
    )}
    {level === 'enter' && (
      <li>
        <b>They can enter rounds</b> for you, and change and delete rounds. They cannot change anything else.
      </li>
    )}
    <li>
      <b>They cannot change</b> {level === 'see' && 'anything, nor '}your sign-in, who is in your circle, or who sees
      your pages.
    </li>
    {level !== 'see' && <li>What they change stands in your activity with their name.</li>}
  </ul>
);
