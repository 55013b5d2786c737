import { expect, it } from 'vitest';
import { embedAddress, embeddedVideoId, videoIdIn } from './video-site.ts';
import { webAddress } from './web-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=demoSwing01', 'demoSwing01'],
  ['https://m.youtube.com/watch?list=x&v=abc_DEF-123&t=4', 'abc_DEF-123'],
  ['https://youtube.com/shorts/demoSwing02?feature=share', 'demoSwing02'],
  ['My swing: https://youtu.be/demoSwing03', 'demoSwing03'],
  ['https://youtu.be/tooShort', null],
  ['https://youtu.be/demoSwing03tooLong', null],
  ['https://www.youtube.com/@someone', null],
  ['https://example.com/watch?v=demoSwing01', null],
])('of %s the video is %s (HOME-25, HOME-O4)', (text, id) => {
  expect(videoIdIn(text)).toBe(id);
});

it("a link is embedded when its label has the address of a video site; the id is the label's, else the link's (HOME-22, HOME-O4)", () => {
  const url = 'https://youtu.be/demoSwing02';
  expect(embeddedVideoId({ label: 'https://youtu.be/demoSwing01', url })).toBe('demoSwing01');
  expect(embeddedVideoId({ label: 'youtu.be/', url })).toBe('demoSwing02');
  expect(embeddedVideoId({ label: 'My swing', url })).toBeNull();
  expect(embedAddress('demoSwing01')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/demoSwing01/);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['http://example.com', 'http://example.com/'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['example.com', null],
])('an address to lead to is of the web: %j is %j (HOME-23)', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
