import { type ClipboardEvent, type InputEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { boxPlaces, type CodeBoxes, type CodeState, pasteCode, typeCode } from './code-boxes.ts';
import classes from './code-entry.module.css';

export type CodeInputHandle = { readonly focusFirst: () => void };

type CodeInputProps = {
  readonly boxes: CodeBoxes;
  readonly onChange: (boxes: CodeBoxes) => void;
  readonly isBusy: boolean;
  readonly describedBy: string | undefined;
  readonly ref: Ref<CodeInputHandle>;
};

/** Six boxes of one digit each. */
export function CodeInput({ boxes, onChange, isBusy, describedBy, ref }: CodeInputProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => inputs.current[index]?.focus();
  useImperativeHandle(ref, () => ({ focusFirst: () => focus(0) }));

  const change = (next: CodeState) => {
    if (next.boxes === boxes) return;
    onChange(next.boxes);
    focus(next.focused);
  };
  const clear = (index: number) => change({ boxes: boxes.with(index, ''), focused: index });

  const onInput = (index: number, event: InputEvent<HTMLInputElement>) => {
    const text = typedText(event);
    if (text === '') clear(index);
    else change(typeCode({ boxes, focused: index }, text));
  };

  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const isFilled = boxes[index] !== '';
    const isRemoval = event.key === 'Backspace' || event.key === 'Delete';
    // Wherever the caret is, the key removes the digit of its box.
    if (isRemoval && isFilled && !isBusy) {
      event.preventDefault();
      clear(index);
    } else if (event.key === 'ArrowLeft' || event.key === 'Backspace') {
      event.preventDefault();
      focus(Math.max(index - 1, 0));
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      focus(Math.min(index + 1, boxes.length - 1));
    }
  };

  const onPaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    if (!isBusy) change(pasteCode({ boxes, focused: index }, event.clipboardData.getData('text')));
  };

  return (
    <fieldset className={classes.boxes} aria-label="Verification code" aria-describedby={describedBy}>
      {boxPlaces.map((index) => (
        <input
          key={index}
          ref={(element) => {
            inputs.current[index] = element;
          }}
          className={classes.box}
          // For dialogs, whose focus trap moves the focus a moment after opening.
          data-autofocus={index === 0 || undefined}
          aria-label={`Digit ${index + 1} of ${boxes.length}`}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={boxes[index]}
          readOnly={isBusy}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => onInput(index, event)}
          onKeyDown={(event) => onKeyDown(index, event)}
          onPaste={(event) => onPaste(index, event)}
        />
      ))}
    </fieldset>
  );
}

/**
 * What was typed, and not the box's value: that stays the same when a digit is typed over itself, and has two digits
 * when the caret was beside one. A browser that fills in a code names no typed text.
 */
function typedText({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>): string {
  return nativeEvent.data ?? currentTarget.value;
}
