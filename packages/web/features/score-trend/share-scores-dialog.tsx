import type { ScoreTrend } from '@strokebook/golf/season';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { pictureFile } from '../../controls/round-story/picture-file.ts';
import storyClasses from '../../controls/round-story/round-story.module.css';
import { shareFile } from '../../lib/share-file.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { ScoresPicture } from './scores-picture.tsx';
import type { IndexNow } from './trend-figures.ts';

type ShareScoresDialogProps = {
  readonly trend: ScoreTrend;
  readonly playerName: string;
  readonly index: IndexNow | null;
  readonly onClose: () => void;
};

/** The scores as a picture that can be sent or saved; the index is left out unless it is added. */
export function ShareScoresDialog({ trend, playerName, index, onClose }: ShareScoresDialogProps) {
  const { api } = useApi();
  const [hasIndex, setHasIndex] = useState(false);
  const picture = useRef<SVGSVGElement>(null);
  const settings = useQuery(api.query('getSettings', {})).data;
  const share = useMutation({
    mutationFn: async () =>
      picture.current === null ? 'canceled' : shareFile(await pictureFile(picture.current, 'scores.png'), playerName),
  });
  return (
    <Dialog title="Share your scores" size={520} onClose={onClose}>
      <div className="stack gap-12">
        <div className={storyClasses.picture}>
          <ScoresPicture
            ref={picture}
            {...{ trend, playerName }}
            index={hasIndex ? index : null}
            productName={settings?.productName ?? ''}
          />
        </div>
        {index !== null && (
          <CheckRow isChecked={hasIndex} onChange={setHasIndex}>
            Add my index
          </CheckRow>
        )}
        {share.isError && <Failure>The picture could not be made. Please try again.</Failure>}
        <BusyButton isInactive={share.isPending} onClick={() => share.mutate()}>
          Share as a picture
        </BusyButton>
        <p role="status" className="note">
          {share.data === 'saved' && 'The picture was saved to your downloads.'}
        </p>
      </div>
    </Dialog>
  );
}
