import type { AccountId } from '@strokebook/golf/access';
import { MAX_NEWS_CLIPS } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { Thumb } from './thumb.tsx';
import classes from './workshop.module.css';

type StoryClipsProps = {
  readonly accountId: AccountId;
  /** Ids of the story's clips, in order. */
  readonly chosen: readonly string[];
  readonly problem: string | null;
  readonly onChange: (chosen: string[]) => void;
};

/** Selects clips of the player for a story, in the order of selection. */
export function StoryClips({ accountId, chosen, problem, onChange }: StoryClipsProps) {
  const { api } = useApi();
  const videos = useQuery(api.query('getSwingVideos', { params: { accountId } }));
  const isFull = chosen.length >= MAX_NEWS_CLIPS;
  const toggle = (mediaId: string) =>
    onChange(chosen.includes(mediaId) ? chosen.filter((one) => one !== mediaId) : [...chosen, mediaId]);
  return (
    <fieldset className="field-group">
      <legend>Clips</legend>
      <QueryState query={videos} skeleton={<SkeletonRows rows={2} rowHeight={64} />}>
        {(items) => {
          const clips = items.filter(({ kind }) => kind === 'clip');
          if (clips.length === 0) return <p className="note">There are no clips yet. Add them under Videos.</p>;
          return (
            <>
              <p role="status" className="note">
                {`${chosen.length} of ${MAX_NEWS_CLIPS} chosen.`}
              </p>
              <ul className={`${classes.list} ${classes.pictures}`} aria-label="Clips to choose from">
                {clips.map(({ mediaId, title, poster }, index) => (
                  <li key={mediaId}>
                    <label className={classes.clip}>
                      <Thumb picture={poster} />
                      <span className="check-row">
                        <input
                          type="checkbox"
                          className="check-box"
                          checked={chosen.includes(mediaId)}
                          disabled={isFull && !chosen.includes(mediaId)}
                          onChange={() => toggle(mediaId)}
                        />
                        <span className="shrinkable break-anywhere">{title === '' ? `Clip ${index + 1}` : title}</span>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryState>
      {problem !== null && <Failure>{problem}</Failure>}
    </fieldset>
  );
}
