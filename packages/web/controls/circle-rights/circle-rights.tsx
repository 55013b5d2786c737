import classes from './circle-rights.module.css';

/** Exactly what an invitation to a circle gives, before it is accepted (ACCESS-O70). @param name the player's */
export const CircleRights = ({ name }: { readonly name: string }) => (
  <ul className={classes.rights}>
    <li>
      <b>You see everything</b> of {name}: profile, rounds, schedule, stats, videos and notes, private pages too.
    </li>
    <li>
      <b>You can change it too:</b> enter, change and delete rounds, results, the schedule, notes, pictures, news and
      the profile.
    </li>
    <li>
      <b>You cannot change</b> their sign-in, who is in the circle, or who sees their pages.
    </li>
    <li>What you change stands in their activity with your name.</li>
  </ul>
);
