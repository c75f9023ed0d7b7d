export { lazyDialogue } from './lazy-dialogue.tsx';
export { lazyContent, lazyPart } from './lazy-part.tsx';
