import { lazyDialogue } from '../lazy/index.ts';

export type { DialogueProps as ConfirmDialogueProps } from './dialogue.tsx';

/** Dialogue of a question. */
export const ConfirmDialogue = lazyDialogue(() => import('./dialogue.tsx').then((m) => m.Dialogue));
