import { listMyWaiting } from '@doselore/contract/course-delegates';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const myLearning = roomQueries('my-learning');

export const myWaitingQuery = myLearning.combined('waiting', undefined, (_parts, { signal }) =>
  callEndpoint(listMyWaiting, { signal }),
);
