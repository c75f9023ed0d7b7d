import { roomQueries } from '../../../../platform/query-client/index.ts';

const myLearning = roomQueries('my-learning');

// Named, because the first script of every visit does not have the endpoints.
export const myCoursesKey = myLearning.key('courses');
export const myWaitingKey = myLearning.key('waiting');
