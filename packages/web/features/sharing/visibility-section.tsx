import type { PlayerSharing, SharingChange } from '@strokebook/contract';
import {
  type AccountId,
  type AccountAccess,
  type FeatureId,
  features,
  isFeaturePublic,
  isSitePublic,
  isPrivateFeature,
  SHARED_WITH_NOBODY,
  type ProfilePage,
  type ProfilePageId,
  profilePages,
} from '@strokebook/golf/access';
import type { ReactNode } from 'react';
import { errorText } from '../../api/error-text.ts';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SAVED } from '../../ui/saved-mark.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './sharing.module.css';
import { useSharing } from './use-sharing.ts';
import { useSharingChange } from './use-sharing-change.ts';

const ROWS = 4 + profilePages.length;

type VisibilitySectionProps = {
  readonly accountId: AccountId;
  /** Whether the viewer is the player's guardian, and not the player. */
  readonly isGuarded?: boolean;
  /** What stands before the switches. */
  readonly children?: ReactNode;
};

/** What outsiders see of the profile, one switch per page. */
export function VisibilitySection({ accountId, isGuarded = false, children }: VisibilitySectionProps) {
  const guarded = isGuarded ? accountId : null;
  const sharing = useSharing(guarded);
  const { change, error, saved, withPending } = useSharingChange(guarded);
  const title = isGuarded ? 'Who can see the profile' : 'Who can see your profile';
  const setFeature = (featureId: FeatureId, isPublic: boolean) => change({ settings: [{ featureId, isPublic }] });
  return (
    <PageSection id="visibility" title={title} status={saved === null ? undefined : SAVED}>
      {error !== null && <Failure>{`Your last choice could not be saved. ${errorText(error)}`}</Failure>}
      <QueryState part={title} query={sharing} skeleton={<SkeletonRows rows={ROWS} rowHeight={64} />}>
        {(stored) => {
          const shown = withPending(stored);
          return (
            <>
              {children}
              <Switches
                access={accessOf(accountId, shown)}
                saved={saved}
                isGuarded={isGuarded}
                onSite={(allowPublicSite) => change({ allowPublicSite })}
                onFeature={setFeature}
              />
              <EventsSwitch
                access={accessOf(accountId, shown)}
                isOn={shown.showsComingEvents}
                isSaved={saved?.showsComingEvents !== undefined}
                onChange={(showsComingEvents) => change({ showsComingEvents })}
              />
              <StorySwitch
                sharing={shown}
                isSaved={saved?.showsRoundStory !== undefined}
                onChange={(showsRoundStory) => change({ showsRoundStory })}
              />
            </>
          );
        }}
      </QueryState>
    </PageSection>
  );
}

type SwitchesProps = {
  readonly access: AccountAccess;
  readonly saved: SharingChange | null;
  readonly isGuarded: boolean;
  readonly onSite: (isPublic: boolean) => void;
  readonly onFeature: (featureId: FeatureId, isPublic: boolean) => void;
};

function Switches({ access, saved, isGuarded, onSite, onFeature }: SwitchesProps) {
  const isSaved = (featureId: FeatureId) => saved?.settings?.some((one) => one.featureId === featureId) === true;
  const isPublic = isSitePublic(access);
  return (
    <div>
      <SwitchRow
        label="Public site"
        description={
          isGuarded
            ? 'Off hides all pages from everybody but the player, the circle and this site’s support, and takes the player out of search.'
            : 'Off hides all pages from everybody but you, your circle and this site’s support, and takes you out of search.'
        }
        isOn={access.allowPublicSite}
        isSaved={saved?.allowPublicSite !== undefined}
        onChange={onSite}
      />
      <SwitchRow
        label="Website"
        description="Off hides all pages from everyone else, like Public site."
        isOn={isSitePublic({ ...access, allowPublicSite: true })}
        isSaved={isSaved(features.website)}
        onChange={(isOpen) => onFeature(features.website, isOpen)}
      />
      <p className={classes.reason}>
        {isPublic
          ? `What everybody sees, page by page. ${isGuarded ? 'The player and the circle' : 'You and your circle'} see all of them.`
          : `${isGuarded ? 'The' : 'Your'} whole site is private, so these choices have no effect until it is public again.`}
      </p>
      {profilePages.map(({ id, title, featureId }) => (
        <SwitchRow
          key={id}
          label={title}
          // What else a page hides is said to the player, whose pages these are.
          description={describe(access, { id, featureId }, isPublic, !isGuarded)}
          // While the site is closed nothing is open, whatever was chosen page by page.
          isOn={isPublic && isFeaturePublic(access, featureId)}
          isDisabled={!isPublic}
          isSaved={isSaved(featureId)}
          onChange={(isOpen) => onFeature(featureId, isOpen)}
        />
      ))}
    </div>
  );
}

type EventsSwitchProps = {
  readonly access: AccountAccess;
  readonly isOn: boolean;
  readonly isSaved: boolean;
  readonly onChange: (showsEvents: boolean) => void;
};

/** Events that are not over say where their player will be, so they have a switch of their own (TEAM-28). */
function EventsSwitch({ access, isOn, isSaved, onChange }: EventsSwitchProps) {
  const isSeen = isSitePublic(access) && isFeaturePublic(access, features.schedule);
  return (
    <SwitchRow
      label="Events to come"
      description={
        isOn && isSeen
          ? 'Everybody sees which events are played, where and when.'
          : 'Only the circle sees an event before it is over.'
      }
      isOn={isOn && isSeen}
      isDisabled={!isSeen}
      isSaved={isSaved}
      onChange={onChange}
    />
  );
}

type StorySwitchProps = {
  readonly sharing: PlayerSharing;
  readonly isSaved: boolean;
  readonly onChange: (showsStory: boolean) => void;
};

const StorySwitch = ({ sharing: { showsRoundStory }, isSaved, onChange }: StorySwitchProps) => (
  <SwitchRow
    label="Last round on Summary"
    description={
      showsRoundStory
        ? 'Summary shows the last tournament round as a card: score, best hole, scorecard, and strokes gained for those who see My Rounds or Round Assessment.'
        : 'Summary shows no single round as a card.'
    }
    isOn={showsRoundStory}
    isSaved={isSaved}
    onChange={onChange}
  />
);

/** Effects of closing a page beyond its own address. */
const effects: Readonly<Record<ProfilePageId, string>> = {
  summary: 'Off hides this page. News and what you tell about yourself stay on Player Resume.',
  schedule: 'Off also hides tournaments that you plan or entered on Summary, on Player Resume and in links to it.',
  myRounds: 'Off also hides your shots on the map.',
  resume:
    'Off hides this page; links to your resume that you handed out still open. News and what you tell about yourself stay on Summary.',
  stats: 'Off also closes links to comparisons.',
  dataAnalysis: 'Off also closes your reports.',
  gallery: 'Off also hides your pictures and swings on Summary, on Player Resume and in news.',
  reportViewer: 'Off hides the list of reports; each report goes with Round Assessment.',
  index: 'Visitors who are not signed in never see it.',
};

function describe(
  access: AccountAccess,
  { id, featureId }: Pick<ProfilePage, 'featureId'> & { readonly id: ProfilePageId },
  isSitePublic: boolean,
  hasEffect: boolean,
): string {
  const setting = access.settings.find((one) => one.featureId === featureId);
  const isSeen = isSitePublic && isFeaturePublic(access, featureId);
  const phone = setting?.isPhoneVerified === false ? ' Your phone is not verified.' : '';
  const effect = isSitePublic && hasEffect ? ` ${effects[id]}` : '';
  const seen = isPrivateFeature(featureId) ? 'Everybody who is signed in sees it.' : 'Everybody sees it.';
  return `${isSeen ? seen : 'Hidden from others.'}${phone}${effect}`;
}

/** The account for the access rule. The circle is left out, because its members are not outsiders. */
const accessOf = (accountId: AccountId, { allowPublicSite, settings }: PlayerSharing): AccountAccess => ({
  accountId,
  allowPublicSite,
  settings,
  ...SHARED_WITH_NOBODY,
});
