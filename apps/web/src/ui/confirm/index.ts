export { askConfirm, type ConfirmAnswer, type ConfirmQuestion } from './ask-confirm.ts';
export { ConfirmDialogue, type ConfirmDialogueProps } from './confirm-dialogue.tsx';
export { ConfirmHost } from './confirm-host.tsx';
