import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SectionHead } from '../../ui/pages/section-head.tsx';
import classes from './welcome.module.css';

const message = (address: string): string =>
  `Please share your golf stats with me: open ${address}/account, go to Circle, tap Invite by link, and send me the link.`;

/** How a coach or parent gets to see a player: the player sends a link (ACCESS-O10). */
export function AskPlayer() {
  const [said, setSaid] = useState('');
  const text = message(location.origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('The message is copied. Send it to your player.');
    } catch {
      setSaid('This browser does not let the message be copied. Select it and copy it by hand.');
    }
  };
  return (
    <section aria-label="Ask a player" className={classes.ask}>
      <SectionHead title="Ask a player" />
      <p>A player lets you in with a link. Send them this:</p>
      <blockquote className={classes.message}>{text}</blockquote>
      <p className="wrap gap-12">
        <Button onClick={() => void copy()}>Copy the message</Button>
        <Link to="/golf/search" search={{ type: 'account' }} className="quiet-button">
          Find a public profile
        </Link>
      </p>
      <p role="status" className="note">
        {said}
      </p>
    </section>
  );
}
