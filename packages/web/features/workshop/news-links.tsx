import { Button, TextInput } from '@mantine/core';
import type { NewsDraft } from '@strokebook/contract';
import type { ReactNode } from 'react';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { AddressInput } from '../../ui/fields/address-input.tsx';
import { problemText } from '../../api/problem-text.ts';
import classes from './workshop.module.css';

type NewsLinksProps = {
  readonly links: NewsDraft['links'];
  readonly videoUrls: NewsDraft['videoUrls'];
  readonly error: unknown;
  readonly onLinks: (links: NewsDraft['links']) => void;
  readonly onVideos: (videoUrls: NewsDraft['videoUrls']) => void;
};

/** Editor of the links below a story. */
export function NewsLinks({ links, videoUrls, error, onLinks, onVideos }: NewsLinksProps) {
  const setLink = (place: number, change: Partial<NewsDraft['links'][number]>) =>
    onLinks(links.map((link, index) => (index === place ? { ...link, ...change } : link)));
  return (
    <>
      <fieldset className="field-group">
        <legend>Links</legend>
        {links.map(({ url, label }, index) => (
          <LinkRow key={index}>
            <AddressInput
              label={`Address of link ${index + 1}`}
              placeholder="https://"
              value={url}
              error={problemText(error, `links[${index}].url`, 'The address')}
              onChange={(value) => setLink(index, { url: value })}
            />
            <TextInput
              label={`Text of link ${index + 1}`}
              value={label}
              error={problemText(error, `links[${index}].label`, 'The text')}
              onChange={(event) => setLink(index, { label: event.currentTarget.value })}
            />
            <Button
              variant="subtle"
              aria-label={`Remove link ${index + 1}`}
              onClick={() => onLinks(links.filter((_, place) => place !== index))}
            >
              Remove
            </Button>
          </LinkRow>
        ))}
        <div className="row-wrap gap-8">
          <Button variant="default" onClick={() => onLinks([...links, { url: '', label: '' }])}>
            Add link
          </Button>
        </div>
      </fieldset>
      <fieldset className="field-group">
        <legend>Videos</legend>
        {videoUrls.map((url, index) => (
          <LinkRow key={index}>
            <AddressInput
              label={`Address of video ${index + 1}`}
              placeholder="https://"
              value={url}
              error={problemText(error, `videoUrls[${index}]`, 'The address')}
              onChange={(value) => onVideos(videoUrls.map((one, place) => (place === index ? value : one)))}
            />
            <Button
              variant="subtle"
              aria-label={`Remove video ${index + 1}`}
              onClick={() => onVideos(videoUrls.filter((_, place) => place !== index))}
            >
              Remove
            </Button>
          </LinkRow>
        ))}
        <div className="row-wrap gap-8">
          <Button variant="default" onClick={() => onVideos([...videoUrls, ''])}>
            Add video
          </Button>
        </div>
      </fieldset>
    </>
  );
}

function LinkRow({ children }: { readonly children: ReactNode }) {
  const row = useFocusLeftBehind<HTMLDivElement>();
  return (
    <div ref={row} className={classes.row}>
      {children}
    </div>
  );
}
