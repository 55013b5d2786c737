import type { OutputOf } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { StoryPicture } from '../../controls/round-story/story-picture.tsx';
import { useStoryDrawing } from '../../controls/round-story/use-story-drawing.ts';
import { useUnits } from '../../api/use-units.ts';
import classes from './last-round.module.css';

type LastRoundProps = { readonly shown: OutputOf<'getRoundStory'> };

/** The last tournament round of a player who shows it. */
export function LastRound({ shown }: LastRoundProps) {
  const { api } = useApi();
  const [units] = useUnits();
  const drawing = useStoryDrawing(shown.story);
  const settings = useQuery(api.query('getSettings', {})).data;
  return (
    <div className={classes.picture}>
      <StoryPicture shown={shown} drawing={drawing ?? null} productName={settings?.productName ?? ''} units={units} />
    </div>
  );
}
