export { AssessmentCard } from './assessment-card.tsx';
