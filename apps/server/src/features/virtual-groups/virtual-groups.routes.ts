import { listVirtualGroups } from '@doselore/contract';
import { type Route, serve } from '../../platform/http/index.ts';
import { listVirtualGroupRows } from './virtual-groups.repository.ts';

export const virtualGroupRoutes: Route[] = [
  serve(listVirtualGroups, async ({ query, scope, services }) => {
    const rows = await listVirtualGroupRows(services.db, scope, query);
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map((row) => ({
        id: row.id,
        title: row.title,
        group: { id: row.group_id, name: row.group_name },
        deliverable_id: row.deliverable_id,
        state: row.state,
        training_start: row.training_start?.toISOString() ?? null,
        training_end: row.training_end?.toISOString() ?? null,
        place: row.place,
        delegates: row.delegates,
        delegatePlacesAllowed: row.places,
      })),
    };
  }),
];
