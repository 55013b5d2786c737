import { type Profile, portraitWidths } from '@strokebook/contract';
import {
  type AccountAccess,
  canSee,
  features,
  menuGroups,
  type ProfilePage,
  visiblePages,
} from '@strokebook/golf/access';
import { classOf, fullName, schoolFacts, schoolLine } from '@strokebook/golf/format';
import { escapeHtml } from './html.ts';

/** How the app shows the player's picture, in pixels: in the menu and in the about block. */
const menuPicture = { size: 40, sizes: '40px' };
const aboutPicture = { size: 136, sizes: '(max-width: 559.98px) 88px, 136px' };

/** Pages that begin with the about block. */
const aboutPages: ReadonlySet<string> = new Set(['summary', 'resume']);

type FirstScreen = {
  readonly productName: string;
  readonly account: Profile['account'];
  readonly access: AccountAccess;
  /** The page that opens: one of the visitor's. */
  readonly page: ProfilePage;
  /** A route's address as it is written on the host. */
  readonly toHost: (path: string) => string;
};

/**
 * What a visitor sees of a profile until the app has started: header, menu and about block, where the app will draw
 * them and in the app's own classes (named by the web's style-prefix.ts), so that nothing moves when it takes over.
 */
export function firstScreen(screen: FirstScreen): string {
  const { productName, page } = screen;
  return [
    `<header class="app-shell__header"><a class="app-shell__brand" href="/">${escapeHtml(productName)}</a></header>`,
    `<div class="app-shell__content"><div class="pages-profile__profile">${menu(screen)}`,
    `<div class="pages-profile__page">${aboutPages.has(page.id) ? about(screen) : ''}</div></div></div>`,
  ].join('');
}

function menu({ account, access, page, toHost }: FirstScreen): string {
  const name = escapeHtml(fullName(account));
  const school = schoolLine(account.accountExtraInfo[0]);
  const pages = visiblePages(null, access);
  const groups = menuGroups.map((group) => {
    const links = pages
      .filter((member) => member.menuGroup === group)
      .map((member) => {
        const current = member.id === page.id ? ' aria-current="page"' : '';
        return `<a class="features-profile-profile-menu__link"${current} href="${hrefOf(account, member.link, toHost)}">${member.title}</a>`;
      });
    if (links.length === 0 && group !== 'My Apps') return '';
    return `<details class="features-profile-profile-menu__group" open><summary>${group}</summary>${links.join('')}</details>`;
  });
  return [
    `<aside class="features-profile-profile-menu__menu"><div class="features-profile-profile-menu__bar"><span style="width:18px"></span><span>${name}</span></div>`,
    '<nav class="features-profile-profile-menu__body" aria-label="Profile">',
    `<div class="features-profile-profile-menu__player">${picture(account, menuPicture)}`,
    `<div class="features-profile-profile-menu__who"><b>${name}</b>${school === '' ? '' : `<span>${escapeHtml(school)}</span>`}</div></div>`,
    ...groups,
    '</nav></aside>',
  ].join('');
}

function about({ account, access, page, toHost }: FirstScreen): string {
  const info = account.accountExtraInfo[0];
  const line = classOf(info);
  const facts = schoolFacts(info).map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const text = info?.about?.trim() ?? '';
  return [
    '<main class="pages-profile-blocks__page"><section class="features-about__about" aria-label="About">',
    `<div class="features-about__picture">${picture(account, aboutPicture)}</div>`,
    `<div class="features-about__who"><h1 class="features-about__name">${escapeHtml(fullName(account))}</h1>`,
    line === null ? '' : `<p class="features-about__line">${line}</p>`,
    '<div class="features-about__actions">',
    canSee(null, access, features.resume)
      ? `<a class="pages-profile-blocks__primary" href="/cgr/resume?accountId=${account.accountId}">View Resume</a>`
      : '',
    page.id === 'summary' && canSee(null, access, features.compareStats)
      ? `<a class="pages-profile-blocks__secondary" href="${hrefOf(account, 'stats', toHost)}">Compare Stats</a>`
      : '',
    '</div></div>',
    facts.length === 0 ? '' : `<dl class="features-about__facts">${facts.join('')}</dl>`,
    // The height at which the app cuts it too (ABOUT-03).
    text === '' ? '' : `<div class="features-about__text"><p style="max-height:178px">${escapeHtml(text)}</p></div>`,
    '</section></main>',
  ].join('');
}

function picture({ imgUrl }: Profile['account'], { size, sizes }: typeof menuPicture): string {
  if (imgUrl === null) return '';
  const sized = (pixels: number) => escapeHtml(`${imgUrl}${imgUrl.includes('?') ? '&' : '?'}size=${pixels}`);
  const sources = portraitWidths.map((width) => `${sized(width)} ${width}w`).join(', ');
  return `<img class="features-profile-profile-menu__picture" srcset="${sources}" sizes="${sizes}" src="${sized(size)}" alt="" width="${size}" height="${size}">`;
}

const hrefOf = (account: Profile['account'], link: string, toHost: (path: string) => string): string =>
  escapeHtml(toHost(`/player/${encodeURIComponent(account.username)}/${link}`));
