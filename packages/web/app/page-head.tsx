import { type OutputOf, windowTitle } from '@strokebook/contract';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

/** What the server says of the page of an address, for those who show links to it. */
const described =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * Keeps the head of the document true to the page that is open: its title, and what the server said of the page that
 * was opened first, which stands there only while that one is open. Nobody reads the rest of another page's: whoever
 * shows a link to it asks the server.
 */
export function PageHead({ settings }: { readonly settings: OutputOf<'getSettings'> }) {
  const title = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last?.context.title ?? matches.findLast((match) => match.staticData.title)?.staticData.title;
    },
  });
  const subject = useRouterState({ select: (state) => subjectOf(state.location.pathname) });
  const [first] = useState(() => ({ subject, elements: [...document.head.querySelectorAll(described)] }));
  const isFirst = subject === first.subject;
  useLayoutEffect(() => {
    document.title = windowTitle(settings, title);
  }, [settings, title]);
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    document.head.append(...first.elements.filter((element) => !element.isConnected));
    return () => {
      for (const element of first.elements) element.remove();
    };
  }, [isFirst, first]);
  return null;
}

/** Pages of one profile or organization have one description. */
function subjectOf(pathname: string): string {
  const [, area = '', name = ''] = pathname.toLowerCase().split('/');
  return area === 'player' || area === 'org' ? `${area}/${name}` : pathname;
}
