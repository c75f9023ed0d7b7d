import type { WantedNames } from './wanted.repository.ts';

/** Returns the names beside the fields of what is wanted, as answers have them. */
export const presentNames = (row: WantedNames) => ({
  product: { id: row.product_id, name: row.product },
  is_virtual: row.is_virtual,
  project: { id: row.project_id, name: row.project },
  group: { id: row.group_id, name: row.group_name },
  ...{ venue: row.venue, location: row.location, video_account: row.video_account },
});
