import { listMemberLearning, listUserLearning } from '@doselore/contract/learning-records';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import { presentLearning } from './learning-records.presenter.ts';
import { listLearning } from './learning-records.repository.ts';

export const learningRecordsRoutes: Route[] = [
  ...serveAtPlace(listMemberLearning, async ({ params, scope, services }) =>
    (await listLearning(services.db, scope, params)).map(presentLearning),
  ),
  serve(listUserLearning, async ({ params, scope, services }) =>
    (await listLearning(services.db, scope, params)).map(presentLearning),
  ),
];
