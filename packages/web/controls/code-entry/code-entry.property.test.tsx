import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { CodeEntry } from './code-entry.tsx';

/** What the boxes hold, which of them has the focus, and the codes that were submitted. */
type Model = { readonly boxes: string[]; focused: number; readonly sent: string[] };

type Step = {
  readonly says: string;
  /** What the step does to the model. */
  readonly expect: (model: Model) => void;
  /** What a person or their device does. */
  readonly act: (user: UserEvent, focused: HTMLInputElement) => Promise<void> | void;
};

const LAST = 5;
const boxes = (): HTMLInputElement[] => screen.getAllByRole('textbox');

function fillFromStart(model: Model, text: string): void {
  const digits = text.replaceAll(/\D/g, '').slice(0, 6);
  if (digits === '') return;
  for (let box = 0; box <= LAST; box += 1) model.boxes[box] = digits[box] ?? '';
  model.focused = Math.min(digits.length, LAST);
}

function putDigits(model: Model, digits: string): void {
  for (const digit of digits) {
    model.boxes[model.focused] = digit;
    model.focused = Math.min(model.focused + 1, LAST);
  }
}

const typed = (key: string): Step => ({
  says: `type ${key}`,
  expect: (model) => putDigits(model, /\d/.test(key) ? key : ''),
  act: (user) => user.keyboard(key),
});

const typedOver = (box: number): Step => ({
  says: `click box ${box + 1} and type its digit again`,
  expect: (model) => {
    model.focused = box;
    putDigits(model, model.boxes[box] || '7');
  },
  act: async (user) => {
    const clicked = boxes()[box] as HTMLInputElement;
    await user.click(clicked);
    await user.keyboard(clicked.value || '7');
  },
});

const clicked = (box: number, caret: number): Step => ({
  says: `click box ${box + 1} at ${caret}`,
  expect: (model) => {
    model.focused = box;
  },
  act: (user) => user.pointer({ keys: '[MouseLeft]', target: boxes()[box] as HTMLInputElement, offset: caret }),
});

const pressed = (key: 'ArrowLeft' | 'ArrowRight' | 'Backspace' | 'Delete'): Step => ({
  says: key,
  expect: (model) => {
    const isFilled = model.boxes[model.focused] !== '';
    if (key === 'ArrowRight') model.focused = Math.min(model.focused + 1, LAST);
    else if (key !== 'ArrowLeft' && isFilled) model.boxes[model.focused] = '';
    else if (key !== 'Delete') model.focused = Math.max(model.focused - 1, 0);
  },
  act: (user) => user.keyboard(`{${key}}`),
});

const pasted = (text: string): Step => ({
  says: `paste ${JSON.stringify(text)}`,
  expect: (model) => fillFromStart(model, text),
  act: (user) => user.paste(text),
});

/** A phone writes the code of a message into a box, some twice, and names no typed text. */
const autofilled = (code: string, box: number, times: number): Step => ({
  says: `fill ${code} into box ${box + 1}, ${times} times`,
  expect: (model) => fillFromStart(model, code),
  act: () => {
    for (let time = 0; time < times; time += 1) {
      fireEvent(boxes()[box] as HTMLInputElement, filled(boxes()[box] as HTMLInputElement, code));
    }
  },
});

/** A keyboard of a phone, or dictation, inserts several digits at once. */
const inserted = (digits: string): Step => ({
  says: `insert ${digits}`,
  expect: (model) => putDigits(model, digits),
  act: (_user, focused) => void fireEvent.input(focused, { target: { value: digits }, data: digits }),
});

function filled(box: HTMLInputElement, code: string): Event {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, code);
  return new Event('input', { bubbles: true });
}

// Few digits, so that the same one often meets itself.
const digit = fc.constantFrom('1', '2', '3');
const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
const code = fc.oneof(digits(6), fc.constant('121945'));
const place = fc.integer({ min: 0, max: LAST });
const separator = fc.constantFrom('', ' ', '-', 'x', ' G-');

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: digit.map(typed) },
  { weight: 1, arbitrary: fc.constantFrom('x', ' ', 'é').map(typed) },
  { weight: 3, arbitrary: place.map(typedOver) },
  { weight: 2, arbitrary: fc.tuple(place, fc.integer({ min: 0, max: 1 })).map((args) => clicked(...args)) },
  { weight: 4, arbitrary: fc.constantFrom('ArrowLeft', 'ArrowRight', 'Backspace', 'Delete').map(pressed) },
  { weight: 1, arbitrary: fc.tuple(digits(3), separator, code).map((parts) => pasted(parts.join(''))) },
  { weight: 1, arbitrary: fc.tuple(separator, digits(2), separator).map((parts) => pasted(parts.join(''))) },
  { weight: 1, arbitrary: fc.tuple(code, place, fc.integer({ min: 1, max: 2 })).map((args) => autofilled(...args)) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 5 }).chain(digits).map(inserted) },
);

function renderEntry(onCode: (whole: string) => Promise<void>): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <CodeEntry
          maskedPhone="+1******0001"
          wasSentBefore={false}
          onCode={onCode}
          onResend={() => Promise.reject(new Error('not asked'))}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

it('the code boxes hold what was typed, pasted or filled in, digit for digit, and submit each whole code exactly once (AUTH-25, AUTH-27, AUTH-35, AUTH-36, AUTH-37, AUTH-38, AUTH-O10)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      cleanup();
      const sent: string[] = [];
      const user = userEvent.setup({ delay: null });
      renderEntry((whole) => {
        sent.push(whole);
        return Promise.reject(new Error('wrong code'));
      });
      const model: Model = { boxes: ['', '', '', '', '', ''], focused: 0, sent: [] };
      const done: string[] = [];
      for (const next of steps) {
        done.push(next.says);
        next.expect(model);
        await next.act(user, document.activeElement as HTMLInputElement);
        if (model.boxes.every((held) => held !== '')) {
          model.sent.push(model.boxes.join(''));
          model.boxes.fill('');
          model.focused = 0;
          await waitFor(() =>
            expect(
              boxes().every(({ readOnly, value }) => !readOnly && value === ''),
              done.join(', '),
            ).toBe(true),
          );
        }
        const shown = {
          boxes: boxes().map((box) => box.value),
          focused: boxes().indexOf(document.activeElement as HTMLInputElement),
          sent,
        };
        expect(shown, done.join(', ')).toEqual(model);
      }
    }),
    { numRuns: 60 },
  );
});

it('a code that was right is not submitted again while its page is left (AUTH-25, AUTH-O10)', async () => {
  const sent: string[] = [];
  const user = userEvent.setup({ delay: null });
  renderEntry((whole) => Promise.resolve(void sent.push(whole)));
  await user.keyboard('121945');
  await user.keyboard('5{Enter}');
  await user.paste('121945');
  fireEvent(boxes()[0] as HTMLInputElement, filled(boxes()[0] as HTMLInputElement, '121945'));
  expect(sent).toEqual(['121945']);
});
