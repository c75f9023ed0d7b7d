import { lazyDialogue } from '../lazy/index.ts';

/** Short form in a dialogue over its page. */
export const FormDialogue = lazyDialogue(() => import('./form-modal.tsx').then((m) => m.FormModal));
