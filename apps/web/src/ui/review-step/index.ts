export { type ReviewFact, ReviewStep } from './review-step.tsx';
export { usePreparedReview, useReviewStep } from './use-review-step.ts';
