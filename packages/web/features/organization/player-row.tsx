import type { OrganizationPlayer } from '@strokebook/contract';
import { PlayerForm } from '../../controls/player-form/player-form.tsx';
import { RowLink } from '../../ui/link-rows.tsx';

type PlayerRowProps = {
  readonly player: OrganizationPlayer;
  /** Whether the list is sorted by form, so that places are shown. */
  readonly hasPlaces: boolean;
};

/** A player with photo, class, school and form, linked to the profile. */
export function PlayerRow({ player, hasPlaces }: PlayerRowProps) {
  const { username, fullName, imgUrl, school, form, place } = player;
  return (
    <li>
      <RowLink
        to="/player/$username"
        params={{ username }}
        preload={false}
        picture={{ imgUrl, name: fullName }}
        detail={school}
        end={<PlayerForm form={form} place={hasPlaces ? place : null} />}
      />
    </li>
  );
}
