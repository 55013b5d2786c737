import { type OutputOf, windowTitle } from '@strokebook/contract';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';

/** Metadata that the server renders for crawlers and messengers. */
const described =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * Updates the head of the document on navigation: sets the title, and removes the server's metadata of the first page
 * when another page opens. Metadata of other pages is not added, because crawlers and messengers request it from the
 * server.
 */
export function PageHead({ settings }: { readonly settings: OutputOf<'getSettings'> }) {
  const title = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last?.context.title ?? matches.findLast((match) => match.staticData.title)?.staticData.title;
    },
  });
  const subject = useRouterState({ select: (state) => subjectOf(state.location.pathname) });
  const [firstSubject] = useState(subject);
  const elements = useRef<readonly Element[]>(null);
  const isFirst = subject === firstSubject;
  useLayoutEffect(() => {
    document.title = windowTitle(settings, title);
  }, [settings, title]);
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    elements.current ??= [...document.head.querySelectorAll(described)];
    const first = elements.current;
    document.head.append(...first.filter((element) => !element.isConnected));
    return () => {
      for (const element of first) element.remove();
    };
  }, [isFirst]);
  return null;
}

/** Pages of one profile or organization share a description. */
function subjectOf(pathname: string): string {
  const [, area = '', name = ''] = pathname.toLowerCase().split('/');
  return area === 'player' || area === 'org' ? `${area}/${name}` : pathname;
}
