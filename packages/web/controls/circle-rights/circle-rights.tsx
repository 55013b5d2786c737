type CircleRightsProps = {
  /** The player's. */
  readonly name: string;
  /** Whether the player asks for a guardian too. */
  readonly isForGuardian?: boolean;
};

/** Exactly what an invitation to a circle gives, before it is accepted (ACCESS-O70). */
export const CircleRights = ({ name, isForGuardian = false }: CircleRightsProps) => (
  <ul className="stack gap-8 readable-m break-anywhere bullets">
    <li>
      <b>You see everything</b> of {name}: profile, rounds, schedule, stats, videos and notes, private pages too.
    </li>
    <li>
      <b>You can change it too:</b> enter, change and delete rounds, results, the schedule, notes, pictures, news and
      the profile.
    </li>
    <li>
      <b>You cannot change</b> their sign-in{!isForGuardian && ', who is in the circle, or who sees their pages'}.
    </li>
    <li>What you change stands in their activity with your name.</li>
  </ul>
);
