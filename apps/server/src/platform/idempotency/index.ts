export { once, onceWithAnswer } from './once.ts';
