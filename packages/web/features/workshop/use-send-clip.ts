import type { AccountId } from '@strokebook/golf/access';
import { MAX_MEDIA_TITLE } from '@strokebook/contract';
import { hasAddress } from '@strokebook/golf/format';
import { useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import type { SendOne } from './use-uploads.ts';

/**
 * Uploads a clip and then its poster. If only the poster fails, a retry does not upload the clip again.
 *
 * @param onKept called when the clip is stored, even if its poster fails
 */
export function useSendClip(accountId: AccountId, onKept: () => Promise<void>): SendOne {
  const { api } = useApi();
  const keptIds = useRef(new WeakMap<File, string>());
  const sendClip: (...args: Parameters<SendOne>) => Promise<string> = async (upload, options) => {
    const name = upload.name.replace(/\.\w+$/, '').slice(0, MAX_MEDIA_TITLE);
    // A title has no address, and 'swing.final' looks like one.
    const title = hasAddress(name) ? name.replaceAll(/[.@:/]/g, ' ') : name;
    const { mediaId } = await api.upload('uploadClip', { params: { accountId }, query: { title }, upload }, options);
    keptIds.current.set(upload, mediaId);
    await onKept();
    return mediaId;
  };
  return async (upload, options) => {
    const mediaId = keptIds.current.get(upload) ?? (await sendClip(upload, options));
    const poster = await posterOf(upload);
    // A clip that the browser cannot play has no poster, but is still stored.
    if (poster === null) return;
    try {
      const { signal } = options;
      await api.upload('uploadPoster', { params: { accountId, mediaId }, upload: poster }, { signal });
    } catch (error) {
      throw new Error(`The video is kept, but the picture that stands for it is not. ${errorText(error)}`, {
        cause: error,
      });
    }
  };
}

const MAX_WAIT = 5_000;
/** After the black frames at the start of many videos. */
const SECONDS_IN = 0.2;

/** A poster from the beginning of a clip, drawn by the browser; null if it cannot play the clip. */
function posterOf(clip: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(clip);
  const video = document.createElement('video');
  const drawn = new Promise<Blob | null>((resolve) => {
    setTimeout(() => resolve(null), MAX_WAIT);
    video.addEventListener('error', () => resolve(null));
    video.addEventListener('loadeddata', () => {
      video.currentTime = SECONDS_IN;
    });
    video.addEventListener('seeked', () => {
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
  });
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  return drawn.finally(() => URL.revokeObjectURL(url));
}
