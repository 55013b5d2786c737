import { Button } from '@mantine/core';
import { codeScreenText, type Session } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type CodeBoxes, emptyBoxes, isComplete } from './code-boxes.ts';
import { CodeInput, type CodeInputHandle } from './code-input.tsx';
import type { PhoneAuthState } from './phone-auth-state.ts';
import { maskPhone } from './phone-rules.ts';
import classes from './sign-in.module.css';
import { signInFailure } from './sign-in-failure.ts';
import { minutesAndSeconds, RESEND_COOLDOWN_SECONDS, useCooldown } from './use-cooldown.ts';

type CodeFormProps = {
  readonly phone: PhoneAuthState;
  /** Resolves when the account is loaded and the way on is taken. */
  readonly onVerified: (session: Session) => Promise<void>;
};

export function CodeForm({ phone, onVerified }: CodeFormProps) {
  const { api } = useApi();
  const [boxes, setBoxes] = useState(emptyBoxes);
  const input = useRef<CodeInputHandle>(null);
  const cooldown = useCooldown(RESEND_COOLDOWN_SECONDS);
  const failureId = useId();
  const body = { phoneNumber: phone.phoneNumber };

  const startOver = () => {
    setBoxes(emptyBoxes);
    input.current?.focusFirst();
  };
  const verify = useMutation({
    mutationFn: async (code: string) => onVerified(await api.call('verifyCode', { body: { ...body, code } })),
    onError: startOver,
  });
  const resend = useMutation({
    mutationFn: () => api.call('resendCode', { body }),
    onMutate: () => verify.reset(),
    onSuccess: () => {
      cooldown.restart();
      startOver();
    },
  });

  useEffect(() => input.current?.focusFirst(), []);

  const submit = (code: CodeBoxes) => {
    if (isComplete(code) && !verify.isPending) verify.mutate(code.join(''));
  };
  const onChange = (next: CodeBoxes) => {
    setBoxes(next);
    submit(next);
  };

  const error = verify.error ?? resend.error;
  const failure = error === null ? null : codeScreenText(signInFailure(error));

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(boxes);
      }}
    >
      <p>{`A text message has been sent to ${maskPhone(phone.countryCode, phone.phoneNumber)} with a verification code.`}</p>
      <CodeInput
        ref={input}
        boxes={boxes}
        onChange={onChange}
        isBusy={verify.isPending}
        describedBy={failure === null ? undefined : failureId}
      />
      {failure !== null && (
        <p className={classes.failure} role="alert" id={failureId}>
          {failure}
        </p>
      )}
      <p className={classes.note}>Please give up to 2 minutes for the message to arrive.</p>
      <Button type="submit" size="md" fullWidth disabled={!isComplete(boxes) || verify.isPending}>
        Confirm
      </Button>
      <div className={classes.resend}>
        <Button
          variant="default"
          size="md"
          disabled={cooldown.left > 0 || resend.isPending}
          onClick={() => resend.mutate()}
        >
          Resend Code
        </Button>
        {cooldown.left > 0 && (
          <span className={classes.note}>
            Available in <span role="timer">{minutesAndSeconds(cooldown.left)}</span>
          </span>
        )}
      </div>
    </form>
  );
}
