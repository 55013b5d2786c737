import { webAddress } from '../lib/web-address.ts';
import classes from './web-link.module.css';

type WebLinkProps = { readonly text: string; readonly url: string | null };

/** A name that leads to its page elsewhere, where it has one. */
export function WebLink({ text, url }: WebLinkProps) {
  const address = webAddress(url);
  if (address === null) return text;
  return (
    <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
