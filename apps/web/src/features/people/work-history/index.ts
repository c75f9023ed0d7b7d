export { WorkHistoryCard } from './work-history-card.tsx';
