import type { ConfirmDialogueProps } from './confirm-dialogue.tsx';

export type ConfirmAnswer = 'confirm' | 'cancel' | 'extra';
export type ConfirmQuestion = Omit<ConfirmDialogueProps, 'opened' | 'extra' | 'busy' | 'onConfirm' | 'onCancel'> & {
  extraLabel?: string;
};
export type AskedQuestion = { question: ConfirmQuestion; answer: (answer: ConfirmAnswer) => void };

let openQuestion: AskedQuestion | undefined;
const listeners = new Set<() => void>();

function publish(next: AskedQuestion | undefined): void {
  openQuestion = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a dialogue and waits for the answer: `if ((await askConfirm({ title: 'Archive Hove?' })) === 'confirm') …`. A
 * second question cancels the first.
 */
export function askConfirm(question: ConfirmQuestion): Promise<ConfirmAnswer> {
  openQuestion?.answer('cancel');
  return new Promise((resolve) => {
    publish({
      question,
      answer: (answer) => {
        publish(undefined);
        resolve(answer);
      },
    });
  });
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readQuestion(): AskedQuestion | undefined {
  return openQuestion;
}
