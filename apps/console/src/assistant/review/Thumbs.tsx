import type { ReviewedTurn } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../app/Button';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import { ThumbIcon } from '../../icons/ThumbIcon';
import styles from '../Assistant.module.css';
import { Line } from '../fields';
import { anAssistant, conversationAssistantKey } from './reviewQueries';

interface Given {
  /** Null takes it back. */
  readonly isGood: boolean | null;
  readonly reason: string;
}

/** Whether it was right; down asks why, and does not insist. */
export function Thumbs({ turn: { conversationId, turn, review } }: { readonly turn: ReviewedTurn }) {
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState(review?.reason ?? '');
  const rating = useMutation({
    mutationFn: (given: Given) =>
      sendJson('PUT', `conversations/${conversationId}/assistant/${turn}/review`, given, anAssistant),
    // Nobody waits for the lists: who says why meanwhile would not be heard.
    onSuccess: (_, given) => {
      setIsAsked(given.isGood === false && given.reason === '');
      void queryClient.invalidateQueries({ queryKey: ['assistant-turns'] });
      void queryClient.invalidateQueries({ queryKey: conversationAssistantKey(conversationId) });
    },
  });
  const rate = (isGood: boolean) => {
    if (!rating.isPending) rating.mutate({ isGood: review?.isGood === isGood ? null : isGood, reason: '' });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!rating.isPending) rating.mutate({ isGood: false, reason });
  }
  return (
    <div className={styles.thumbs}>
      <div className={styles.row}>
        <Thumb label="Right" isPressed={review?.isGood === true} onPress={() => rate(true)}>
          <ThumbIcon />
        </Thumb>
        <Thumb label="Wrong" isPressed={review?.isGood === false} onPress={() => rate(false)}>
          <ThumbIcon isDown />
        </Thumb>
        <span role="status" className={styles.quiet}>
          {review && `${review.by ?? 'Somebody'}${review.reason === '' ? '' : `: ${review.reason}`}`}
        </span>
      </div>
      {isAsked && (
        <form className={styles.why} onSubmit={submit}>
          <Line label="What was wrong with it?" maxLength={1000} value={reason} onValue={setReason} />
          <Button type="submit" isBusy={rating.isPending}>
            Say why
          </Button>
        </form>
      )}
      <FormProblem>{rating.isError && problemText(rating.error)}</FormProblem>
    </div>
  );
}

interface ThumbProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Thumb = ({ label, isPressed, onPress, children }: ThumbProps) => (
  <button
    type="button"
    className={styles.thumb}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <span aria-hidden="true">{children}</span>
  </button>
);
