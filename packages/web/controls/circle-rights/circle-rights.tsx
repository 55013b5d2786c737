import type { AccessLevel } from '@strokebook/golf/access';

type CircleRightsProps = {
  /** The player's; null where the player reads what the coaches of a team may do. */
  readonly name: string | null;
  readonly level: AccessLevel;
  /** Whether the player asks for a guardian too. */
  readonly isForGuardian?: boolean;
};

/** The same sentences to whoever is invited by a player, and to a player who lets coaches in. */
const wordsFor = (name: string | null) =>
  name === null
    ? { they: 'They', name: 'you', player: 'you', their: 'your', own: 'their' }
    : { they: 'You', name, player: 'them', their: 'their', own: 'your' };

/** Exactly what an invitation gives, before it is accepted (ACCESS-O70, TEAM-27). */
export function CircleRights({ name: playerName, level, isForGuardian = false }: CircleRightsProps) {
  const { they, name, player, their, own } = wordsFor(playerName);
  return (
    <ul className="stack gap-8 readable-m break-anywhere bullets">
      <li>
        <b>{they} see everything</b> of {name}: profile, rounds, schedule, stats, videos and notes, private pages too.
      </li>
      {level === 'manage' && (
        <li>
          <b>{they} can change it too:</b> enter, change and delete rounds, results, the schedule, notes, pictures, news
          and the profile.
        </li>
      )}
      {level === 'enter' && (
        <li>
          <b>{they} can enter rounds and scores</b> for {player}: change and delete rounds, and type or import results
          of tournaments. {they} cannot change anything else.
        </li>
      )}
      <li>
        <b>{they} cannot change</b>{' '}
        {level === 'see' && (isForGuardian ? `${their} rounds or profile, nor ` : 'anything, nor ')}
        {their} sign-in{!isForGuardian && `, who is in the circle, or who sees ${their} pages`}.
      </li>
      {level !== 'see' && <li>{`What ${they.toLowerCase()} change stands in ${their} activity with ${own} name.`}</li>}
    </ul>
  );
}
