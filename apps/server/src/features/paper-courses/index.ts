export { type PaperCard, paperCards } from './paper-cards.repository.ts';
export { recordPaperResult } from './record-paper-result.ts';
