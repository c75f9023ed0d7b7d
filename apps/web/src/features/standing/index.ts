export { StandingCard } from './standing-card.tsx';
