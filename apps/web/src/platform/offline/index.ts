export { loadOnce } from './load-once.ts';
