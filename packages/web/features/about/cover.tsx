import type { PublicAccount } from '@strokebook/contract';
import { classOf, fullName, longestPart } from '@strokebook/golf/format';
import { type SchoolColors, schoolPalette } from '@strokebook/golf/organization';
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import { sizedPicture } from '../../ui/media/sized-picture.ts';
import classes from './cover.module.css';

type CoverProps = {
  readonly account: PublicAccount;
  readonly picture: ReactNode;
  /** View Resume and other actions. */
  readonly actions: ReactNode;
  /** The colors of the ground; the brand's without them. */
  readonly schoolColors: SchoolColors | null;
  /** The course whose longest hole is drawn behind them, where there is room; null while it is unknown. */
  readonly courseId: string | null;
};

// Decorative: loaded after the page.
const CoverDrawing = lazy(() => import('./cover-drawing.tsx').then((module) => ({ default: module.CoverDrawing })));

/** The head of a profile: photo, name, school and logo on the school's or the brand's ground (ABOUT-01, FIRST-08). */
export function Cover({ account, picture, actions, schoolColors, courseId }: CoverProps) {
  const info = account.accountExtraInfo[0];
  const school = info?.college || info?.highSchool || '';
  const line = classOf(info);
  return (
    <section
      className={classes.cover}
      aria-label="Player"
      data-drawn={courseId !== null || undefined}
      data-palette={schoolColors === null ? 'deep' : 'school'}
      style={schoolColors === null ? undefined : colorsOf(schoolColors)}
    >
      {courseId !== null && (
        <Suspense>
          <CoverDrawing courseId={courseId} />
        </Suspense>
      )}
      <div className={classes.picture}>{picture}</div>
      <div className={classes.who}>
        {school !== '' && <p className={classes.school}>{school}</p>}
        <h1 className={classes.name} style={{ '--letters': longestPart(fullName(account)) } as CSSProperties}>
          {fullName(account)}
        </h1>
        {line !== null && <p className="text-l">{line}</p>}
      </div>
      <CustomLogo account={account} />
      <div className={classes.actions}>{actions}</div>
    </section>
  );
}

/** The board and the drawn hole in readable colors of the school. */
function colorsOf(schoolColors: SchoolColors): CSSProperties {
  const { ground, ink, accent } = schoolPalette(schoolColors);
  const colors = {
    '--board': ground,
    '--on-board': ink,
    '--on-board-2': accent,
    '--school': ground,
    '--school-2': accent,
  };
  return colors as CSSProperties;
}

/** Width and height in pixels. */
const LOGO_SIZE = 72;

/** The player's custom logo, fitted into its box; nothing if it is missing or broken. */
function CustomLogo({ account }: { readonly account: PublicAccount }) {
  const { logoUrl } = account;
  if (logoUrl === null) return null;
  return (
    <LoadedPicture
      className={classes.logo}
      src={sizedPicture(logoUrl, LOGO_SIZE * 2)}
      alt={`Logo of ${fullName(account)}`}
      width={LOGO_SIZE}
      height={LOGO_SIZE}
      fallback={null}
    />
  );
}
