export { AssessmentCard } from './assessment-card.tsx';
export { usePreparedAssessments } from './assessments.queries.ts';
