import { NativeSelect } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import type { Api } from '../../api/client.ts';
import { shareFile } from '../../lib/share-file.ts';
import { useUnits } from '../../api/use-units.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { pictureFile } from './picture-file.ts';
import classes from './round-story.module.css';
import { StoryPicture } from './story-picture.tsx';
import { useStoryDrawing } from './use-story-drawing.ts';

export type SharedRound = { readonly roundId: string; readonly label: string };

type ShareRoundDialogProps = {
  readonly accountId: AccountId;
  /** Finished rounds, the preselected one first. */
  readonly rounds: readonly SharedRound[];
  readonly onClose: () => void;
};

/** One round as a picture, which can be sent or saved. */
export function ShareRoundDialog({ accountId, rounds, onClose }: ShareRoundDialogProps) {
  const { api } = useApi();
  const [roundId, setRoundId] = useState(rounds[0]?.roundId ?? '');
  const [hasGained, setHasGained] = useState(true);
  const [units] = useUnits();
  const picture = useRef<SVGSVGElement>(null);
  const settings = useQuery(api.query('getSettings', {})).data;
  const query = useQuery(roundStoryQuery(api, accountId, roundId));
  const drawing = useStoryDrawing(query.data?.story);
  const share = useMutation({
    mutationFn: async () => {
      const story = query.data?.story;
      if (picture.current === null || story === undefined) return 'canceled';
      return shareFile(await pictureFile(picture.current, `round-${story.playedOn}.png`), story.name);
    },
  });
  return (
    <Dialog title="Share this round" size={520} onClose={onClose}>
      <div className="stack gap-12">
        {rounds.length > 1 && (
          <NativeSelect
            label="Round"
            value={roundId}
            onChange={(event) => {
              share.reset();
              setRoundId(event.currentTarget.value);
            }}
            data={rounds.map(({ roundId: value, label }) => ({ value, label }))}
          />
        )}
        <QueryState query={query} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
          {(shown) =>
            shown === null ? (
              <p>This round has a hole without a score, so there is nothing to share yet.</p>
            ) : (
              <>
                <div className={classes.picture}>
                  <StoryPicture
                    ref={picture}
                    shown={hasGained ? shown : { ...shown, story: { ...shown.story, gained: [] } }}
                    drawing={drawing ?? null}
                    productName={settings?.productName ?? ''}
                    units={units}
                  />
                </div>
                {shown.story.gained.length > 0 && (
                  <CheckRow isChecked={hasGained} onChange={setHasGained}>
                    Show strokes gained
                  </CheckRow>
                )}
                {share.isError && <Failure>The picture could not be made. Please try again.</Failure>}
                <BusyButton isInactive={share.isPending || drawing === undefined} onClick={() => share.mutate()}>
                  Share as a picture
                </BusyButton>
                <p role="status" className="note">
                  {share.data === 'saved' && 'The picture was saved to your downloads.'}
                </p>
              </>
            )
          }
        </QueryState>
      </div>
    </Dialog>
  );
}

/** Null for a round without a story: it is not finished, or a hole has no score. */
const roundStoryQuery = (api: Api, accountId: AccountId, roundId: string) =>
  api.queryOrNull('getRoundStory', { params: { accountId, roundId } });
