import type { PublicAccount } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privatePictureQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import defaultPicture from './default-picture.svg';
import classes from './profile-menu.module.css';
import { useObjectUrl } from './use-object-url.ts';

type ProfilePictureProps = {
  readonly account: PublicAccount;
  /** Shown to those only who say who they are, which an image's address cannot. */
  readonly isPrivate: boolean;
};

/** The player's picture; a missing or broken one is replaced by the default (PROFILE-13). */
export function ProfilePicture({ account, isPrivate }: ProfilePictureProps) {
  if (isPrivate && account.imgUrl !== null) return <PrivatePicture accountId={account.accountId} />;
  return <Picture key={account.imgUrl} source={account.imgUrl} />;
}

function PrivatePicture({ accountId }: { readonly accountId: number }) {
  const { api } = useApi();
  const { data } = useQuery(privatePictureQuery(api, accountId));
  const source = useObjectUrl(data);
  return <Picture key={source} source={source} />;
}

/** Keyed by its source: that one was broken says nothing of the next. */
function Picture({ source }: { readonly source: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  // Decorative: the name stands beside it.
  return (
    <img
      className={classes.picture}
      src={(isBroken ? null : source) ?? defaultPicture}
      alt=""
      width={40}
      height={40}
      onError={() => setIsBroken(true)}
    />
  );
}
