import { Button } from '@mantine/core';
import { CODE_SENT_BEFORE_STATUS, codeScreenText, type SignInResponse } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { signInFailure } from '../../api/sign-in-failure.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { type CodeBoxes, emptyBoxes, isComplete } from './code-boxes.ts';
import { CodeInput, type CodeInputHandle } from './code-input.tsx';
import { minutesAndSeconds, RESEND_COOLDOWN_SECONDS, useCooldown } from './use-cooldown.ts';

type CodeEntryProps = {
  /** The number that the code was sent to, mostly as stars. */
  readonly maskedPhone: string;
  /** Whether a code was asked for within two minutes before, which may be the valid one. */
  readonly wasSentBefore: boolean;
  /** Resolves when the code was right and the following action is done. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onResend: () => Promise<SignInResponse>;
};

/**
 * Entry of a code from a text message: it submits with the sixth digit, and the code can be sent again after a
 * cooldown.
 */
export function CodeEntry({ maskedPhone, wasSentBefore, onCode, onResend }: CodeEntryProps) {
  const [boxes, setBoxes] = useState(emptyBoxes);
  const input = useRef<CodeInputHandle>(null);
  const cooldown = useCooldown(RESEND_COOLDOWN_SECONDS);
  const failureId = useId();

  const startOver = () => {
    setBoxes(emptyBoxes);
    input.current?.focusFirst();
  };
  const verify = useMutation({ mutationFn: onCode, onError: startOver });
  // A code that was right is not sent again while its page is left.
  const isBusy = verify.isPending || verify.isSuccess;
  const resend = useMutation({
    mutationFn: onResend,
    onMutate: () => verify.reset(),
    onSuccess: () => {
      cooldown.restart();
      startOver();
    },
  });

  useEffect(() => input.current?.focusFirst(), []);

  const submit = (code: CodeBoxes) => {
    if (isComplete(code) && !isBusy) verify.mutate(code.join(''));
  };
  const onChange = (next: CodeBoxes) => {
    if (isBusy) return;
    setBoxes(next);
    submit(next);
  };

  const isAskedAgain = resend.data === undefined ? wasSentBefore : resend.data.status === CODE_SENT_BEFORE_STATUS;
  const error = verify.error ?? resend.error;
  const failure = error === null ? null : codeScreenText(signInFailure(error));

  return (
    <Form className="grid gap-16" onSubmit={() => submit(boxes)}>
      <p>
        {isAskedAgain
          ? `A code was sent to ${maskedPhone} less than 2 minutes ago. Unless a newer one arrives, enter that one.`
          : `A text message has been sent to ${maskedPhone} with a verification code.`}
      </p>
      <p className="note">Please give up to 2 minutes for the message to arrive.</p>
      <CodeInput
        ref={input}
        boxes={boxes}
        onChange={onChange}
        isBusy={isBusy}
        describedBy={failure === null ? undefined : failureId}
      />
      {failure !== null && <Failure id={failureId}>{failure}</Failure>}
      <Button type="submit" fullWidth disabled={!isComplete(boxes) || isBusy}>
        Confirm
      </Button>
      <div className="row gap-12">
        <Button variant="default" disabled={cooldown.left > 0 || resend.isPending} onClick={() => resend.mutate()}>
          Resend Code
        </Button>
        {cooldown.left > 0 && (
          <span className="note">
            Available in <span role="timer">{minutesAndSeconds(cooldown.left)}</span>
          </span>
        )}
      </div>
    </Form>
  );
}
