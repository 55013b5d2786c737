import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { LoadedPicture } from './loaded-picture.tsx';
import { ResponsivePicture } from './responsive-picture.tsx';

const wide = { url: '/picture', width: 1600, height: 900, variants: [] };
const pictures = [
  ['a picture', <LoadedPicture key="" src="/picture" alt="Ingrid" fallback={<b>None</b>} />, 'None'],
  ['an avatar', <Avatar key="" imgUrl="/picture" name="Ingrid" size={40} />, 'I'],
  [
    'a picture of news or gallery',
    <ResponsivePicture key="" picture={wide} alt="First tee" sizes="10vw" />,
    'First tee',
  ],
] as const;

/** The server's HTML, before the app takes it over. */
function arrive(html: string): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = html;
  document.body.append(frame);
  return frame;
}

afterEach(() => document.body.replaceChildren());

describe.each(pictures)('%s of the first screen', (_name, picture, fallback) => {
  it('is replaced where it failed before the app took the page over (PROFILE-13)', async () => {
    const frame = arrive(renderToString(picture));
    const image = frame.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    const root = hydrateRoot(frame, picture);
    expect(await screen.findByText(fallback)).toBeTruthy();
    expect(frame.querySelector('img')).toBeNull();
    act(() => root.unmount());
  });

  it.each([
    ['loaded', { complete: { value: true }, naturalWidth: { value: 400 } }],
    ['still loading', { complete: { value: false }, naturalWidth: { value: 0 } }],
  ])('stays where it is %s, and is replaced when it fails later (PROFILE-13)', async (_state, properties) => {
    const frame = arrive(renderToString(picture));
    const image = frame.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, properties);
    const root = await act(() => hydrateRoot(frame, picture));
    expect(frame.querySelector('img')).toBe(image);
    fireEvent.error(image);
    await waitFor(() => expect(frame.querySelector('img')).toBeNull());
    act(() => root.unmount());
  });
});
