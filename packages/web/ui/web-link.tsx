import { webAddress } from '../lib/web-address.ts';
import classes from './web-link.module.css';

type WebLinkProps = { readonly text: string; readonly url: string | null };

/** A name, linked to its external page if it has one. */
export function WebLink({ text, url }: WebLinkProps) {
  const address = webAddress(url);
  if (address === null) return text;
  return (
    <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
