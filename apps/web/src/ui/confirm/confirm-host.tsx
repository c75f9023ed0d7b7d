import { useState, useSyncExternalStore } from 'react';
import { readQuestion, subscribeToQuestion } from './ask-confirm.ts';
import { ConfirmDialogue } from './confirm-dialogue.tsx';

/** Shows the question of `askConfirm`. Keeps the last question while the dialogue fades out. */
export function ConfirmHost() {
  const openQuestion = useSyncExternalStore(subscribeToQuestion, readQuestion);
  const [last, setLast] = useState(openQuestion);
  if (openQuestion !== undefined && openQuestion !== last) setLast(openQuestion);
  const shown = openQuestion ?? last;
  if (shown === undefined) return null;
  const { extraLabel, ...question } = shown.question;
  return (
    <ConfirmDialogue
      {...question}
      opened={openQuestion !== undefined}
      extra={extraLabel === undefined ? undefined : { label: extraLabel, onChoose: () => shown.answer('extra') }}
      onConfirm={() => shown.answer('confirm')}
      onCancel={() => shown.answer('cancel')}
    />
  );
}
