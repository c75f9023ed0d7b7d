export { memberLearningQuery, userLearningQuery } from './learning-records.queries.ts';
export { LearningTable } from './learning-table.tsx';
