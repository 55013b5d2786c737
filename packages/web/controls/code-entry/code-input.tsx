import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { boxPlaces, type CodeBoxes, nextBox, pasteCode, typeInBox } from './code-boxes.ts';
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

  const change = (next: CodeBoxes, focused: number) => {
    if (next === boxes) return;
    onChange(next);
    focus(focused);
  };

  const onType = (index: number, text: string) => {
    const next = typeInBox(boxes, index, text);
    const isWholeCode = next.every((digit) => digit !== '') && text.length > 2;
    change(next, text === '' ? index : isWholeCode ? nextBox(next) : Math.min(index + 1, boxes.length - 1));
  };

  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const isEmpty = boxes[index] === '';
    if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && isEmpty)) {
      event.preventDefault();
      focus(Math.max(index - 1, 0));
    }
    if (event.key === 'ArrowRight') {
      event.preventDefault();
      focus(Math.min(index + 1, boxes.length - 1));
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = pasteCode(event.clipboardData.getData('text'));
    change(pasted, nextBox(pasted));
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
          onChange={(event) => onType(index, event.currentTarget.value)}
          onKeyDown={(event) => onKeyDown(index, event)}
          onPaste={onPaste}
        />
      ))}
    </fieldset>
  );
}
