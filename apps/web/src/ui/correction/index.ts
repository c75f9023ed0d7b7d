export { correctedText, correctionReason } from './correction.ts';
