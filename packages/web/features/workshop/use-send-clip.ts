import { MEDIA_TITLE_MAX } from '@strokebook/contract';
import { useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { posterOf } from './poster-of.ts';
import type { SendOne } from './use-uploads.ts';

/**
 * Sends a clip and then the picture that stands for it. Where only the picture fails, trying the file again sends no
 * second clip.
 *
 * @param onKept is called when a clip is kept, whatever becomes of its picture
 */
export function useSendClip(accountId: number, onKept: () => Promise<void>): SendOne {
  const { api } = useApi();
  const keptIds = useRef(new WeakMap<File, string>());
  const sendClip: (...args: Parameters<SendOne>) => Promise<string> = async (upload, options) => {
    const title = upload.name.replace(/\.\w+$/, '').slice(0, MEDIA_TITLE_MAX);
    const { mediaId } = await api.upload('uploadClip', { params: { accountId }, query: { title }, upload }, options);
    keptIds.current.set(upload, mediaId);
    await onKept();
    return mediaId;
  };
  return async (upload, options) => {
    const mediaId = keptIds.current.get(upload) ?? (await sendClip(upload, options));
    const poster = await posterOf(upload);
    // Of a clip that the browser cannot play there is no picture: it is a clip all the same.
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
