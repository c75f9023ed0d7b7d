import { endpoint } from '../../endpoint.ts';
import type { searchSchemas } from './search.schemas.ts';

export const search = endpoint<typeof searchSchemas.search>({
  method: 'GET',
  path: 'search',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'search.use',
});
