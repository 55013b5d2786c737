import type { PublicAccount } from '@strokebook/contract';
import { classOf, fullName } from '@strokebook/golf/format';
import { type ReactNode, useState } from 'react';
import classes from './cover.module.css';

type CoverProps = {
  readonly account: PublicAccount;
  readonly picture: ReactNode;
  /** View Resume and other actions. */
  readonly actions: ReactNode;
  /** Behind them, where there is room. */
  readonly drawing?: ReactNode;
};

/** The head of a profile: photo, name, school and logo on the ground of the brand (ABOUT-01). */
export function Cover({ account, picture, actions, drawing }: CoverProps) {
  const info = account.accountExtraInfo[0];
  const school = info?.college || info?.highSchool || '';
  const line = classOf(info);
  return (
    <section className={classes.cover} aria-label="Player" data-palette="deep">
      {drawing}
      <div className={classes.picture}>{picture}</div>
      <div className={classes.who}>
        {school !== '' && <p className={classes.school}>{school}</p>}
        <h1 className={classes.name}>{fullName(account)}</h1>
        {line !== null && <p className={classes.line}>{line}</p>}
      </div>
      <CustomLogo account={account} />
      <div className={classes.actions}>{actions}</div>
    </section>
  );
}

/** Width and height in pixels. */
const LOGO_SIZE = 72;

/** The player's custom logo, fitted into its box; nothing if it is missing or broken. */
function CustomLogo({ account }: { readonly account: PublicAccount }) {
  const { logoUrl } = account;
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === broken) return null;
  return (
    <img
      className={classes.logo}
      src={`${logoUrl}&size=${LOGO_SIZE * 2}`}
      alt={`Logo of ${fullName(account)}`}
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      onError={() => setBroken(logoUrl)}
    />
  );
}
