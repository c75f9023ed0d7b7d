import { search } from '@doselore/contract/search';
import { type Route, serve } from '../../../platform/http/index.ts';
import { searchEverything } from './search.repository.ts';

export const searchRoutes: Route[] = [
  serve(search, ({ query, scope, services }) => searchEverything(services.db, scope, query.q)),
];
