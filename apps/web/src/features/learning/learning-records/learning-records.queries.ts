import { roomQueries } from '../../../platform/query-client/index.ts';

export const learningRecords = roomQueries('learning-records');
