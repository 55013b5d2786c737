import type { AccountId } from '@strokebook/golf/access';
import { Button, Progress } from '@mantine/core';
import type { Picture } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { uploadsText } from './use-uploads.ts';
import { LoadedPicture } from '../../ui/media/loaded-picture.tsx';
import classes from './workshop.module.css';

type PictureSlotProps = {
  readonly accountId: AccountId;
  readonly use: 'profilePicture' | 'customLogo';
  readonly name: string;
  readonly mediaId?: string;
  readonly picture?: Picture;
};

/** A single picture that can be set, replaced or removed. */
export function PictureSlot({ accountId, use, name, mediaId, picture }: PictureSlotProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const refresh = async () => {
    await refreshShown(queryClient, 'details');
    // The menu beside it shows the picture too.
    await router.invalidate();
  };
  const set = useMutation({
    mutationFn: (upload: File) =>
      api.upload(
        'uploadPicture',
        { params: { accountId }, query: { use }, upload },
        { onProgress: ({ sentBytes, totalBytes }) => setShare(sentBytes / totalBytes) },
      ),
    onMutate: () => setShare(0),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async () =>
      mediaId === undefined ? null : api.call('deleteMedia', { params: { accountId, mediaId } }),
    onSuccess: refresh,
  });
  const error = set.error ?? remove.error;
  const verb = mediaId === undefined ? 'Choose' : 'Replace';
  return (
    <div className={classes.slot}>
      <UnsavedGuard isUnsaved={set.isPending} said={uploadsText(1)} />
      {picture === undefined ? (
        <span className={`${classes.slotPicture} ${classes.noThumb}`}>None</span>
      ) : (
        <LoadedPicture
          className={classes.slotPicture}
          src={picture.url}
          alt={`Your ${name}`}
          width={96}
          height={96}
          fallback={<span className={`${classes.slotPicture} ${classes.noThumb}`}>Not loaded</span>}
        />
      )}
      <div className={classes.body}>
        <span className="strong break-anywhere">{name[0]?.toUpperCase() + name.slice(1)}</span>
        <div className="row-wrap gap-8">
          <BusyButton
            variant="default"
            isInactive={set.isPending}
            aria-label={`${verb} ${name}`}
            onClick={() => input.current?.click()}
          >
            {verb}
          </BusyButton>
          {mediaId !== undefined && (
            <Button
              variant="subtle"
              color="red"
              px={12}
              aria-label={`Remove ${name}`}
              onClick={(event) => {
                // The button disappears with the picture.
                event.currentTarget.parentElement?.querySelector('button')?.focus();
                remove.mutate();
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <FileInput
          ref={input}
          label={`Choose ${name}`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChoose={([file]) => set.mutate(file)}
        />
        {set.isPending && <Progress value={share * 100} aria-label={`How far the ${name} has got`} />}
        {error !== null && <Failure>{errorText(error)}</Failure>}
      </div>
    </div>
  );
}
