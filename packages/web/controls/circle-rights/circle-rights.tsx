import type { AccessLevel } from '@strokebook/golf/access';

type CircleRightsProps = {
  /** The player's. */
  readonly name: string;
  readonly level: AccessLevel;
  /** Whether the player asks for a guardian too. */
  readonly isForGuardian?: boolean;
};

/** Exactly what an invitation to a circle gives, before it is accepted (ACCESS-O70, TEAM-27). */
export const CircleRights = ({ name, level, isForGuardian = false }: CircleRightsProps) => (
  <ul className="stack gap-8 readable-m break-anywhere bullets">
    <li>
      <b>You see everything</b> of {name}: profile, rounds, schedule, stats, videos and notes, private pages too.
    </li>
    {level === 'manage' && (
      <li>
        <b>You can change it too:</b> enter, change and delete rounds, results, the schedule, notes, pictures, news and
        the profile.
      </li>
    )}
    {level === 'enter' && (
      <li>
        <b>You can enter rounds</b> for them, and change and delete rounds. You cannot change anything else.
      </li>
    )}
    <li>
      <b>You cannot change</b> {level === 'see' && (isForGuardian ? 'their rounds or profile, nor ' : 'anything, nor ')}
      their sign-in{!isForGuardian && ', who is in the circle, or who sees their pages'}.
    </li>
    {level !== 'see' && <li>What you change stands in their activity with your name.</li>}
  </ul>
);
