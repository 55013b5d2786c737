import type { OutputOf, RouteId } from './routes.ts';

/** Answers a call of the API as to a visitor. The path has its query, the bodies are JSON. */
export type VisitorCall = (
  path: string,
  call: { readonly method: string; readonly body?: string },
) => Promise<{ readonly status: number; readonly body: string }>;

/** A page that the built app renders for the server, as a visitor sees it before the scripts run. */
export type FirstScreenRequest = {
  /** Path and query on the called host: '/player/ana/resume', or '/resume' on the player's own host. */
  readonly href: string;
  readonly settings: OutputOf<'getSettings'>;
  readonly call: VisitorCall;
};

export type FirstScreen = {
  /** For the app's root element. */
  readonly html: string;
  /** Names the page, so that the app can tell whether it shows the same. */
  readonly pageKey: string;
  /** The time zone of the replies. */
  readonly timeZoneOffsetMinutes: number;
  /** Replies that the app need not ask for again, by their query key. */
  readonly replies: readonly (readonly [queryKey: readonly [RouteId, unknown], reply: unknown])[];
};

/** Renders a page; null for one that a visitor cannot open. */
export type RenderFirstScreen = (request: FirstScreenRequest) => Promise<FirstScreen | null>;
