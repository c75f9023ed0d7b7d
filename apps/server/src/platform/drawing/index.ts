export { answerWith } from './answer-with.ts';
export { createRenderer, type Renderer } from './create-renderer.ts';
