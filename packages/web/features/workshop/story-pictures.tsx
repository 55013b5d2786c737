import { Button } from '@mantine/core';
import type { Picture } from '@strokebook/contract';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { Thumb } from './thumb.tsx';
import { UploadArea } from './upload-area.tsx';
import type { UploadList } from './use-uploads.ts';
import classes from './workshop.module.css';

export type StoryPicture = { readonly mediaId: string; readonly picture: Picture };
type Arrange = (next: (before: readonly StoryPicture[]) => readonly StoryPicture[]) => void;

type StoryPicturesProps = {
  /** The first is the cover. */
  readonly pictures: readonly StoryPicture[];
  readonly files: UploadList;
  readonly onArrange: Arrange;
};

/** The pictures of a story: add, remove, and select the cover. */
export function StoryPictures({ pictures, files, onArrange }: StoryPicturesProps) {
  return (
    <fieldset className="field-group">
      <legend>Pictures</legend>
      <UploadArea
        what="pictures"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint="The first picture is the cover."
        files={files}
      />
      <ol className={`${classes.list} ${classes.pictures}`}>
        {pictures.map((picture, index) => (
          <PictureRow key={picture.mediaId} picture={picture} place={index + 1} onArrange={onArrange} />
        ))}
      </ol>
    </fieldset>
  );
}

type PictureRowProps = { readonly picture: StoryPicture; readonly place: number; readonly onArrange: Arrange };

function PictureRow({ picture, place, onArrange }: PictureRowProps) {
  const row = useFocusLeftBehind<HTMLLIElement>();
  const others = (all: readonly StoryPicture[]) => all.filter(({ mediaId }) => mediaId !== picture.mediaId);
  return (
    <li ref={row} className={classes.picture}>
      <Thumb picture={picture.picture} />
      <Button variant="subtle" aria-label={`Remove picture ${place}`} onClick={() => onArrange(others)}>
        Remove
      </Button>
      {place > 1 && (
        <Button
          variant="subtle"
          aria-label={`Make picture ${place} the cover`}
          onClick={(event) => {
            // The cover has no such button.
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            onArrange((before) => [picture, ...others(before)]);
          }}
        >
          Make cover
        </Button>
      )}
    </li>
  );
}
