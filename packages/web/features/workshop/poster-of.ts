const MAX_WAIT = 5_000;
/** Past the black that many films begin with. */
const SECONDS_IN = 0.2;

/** A picture of a clip's beginning, drawn by the browser; null where it cannot play the clip. */
export function posterOf(clip: Blob): Promise<Blob | null> {
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
