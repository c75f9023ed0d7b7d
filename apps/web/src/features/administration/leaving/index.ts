export { LeavingMessage, lostText } from './leaving-words.tsx';
