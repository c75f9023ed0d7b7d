import type { ResourceRow } from '@doselore/contract/resources';
import type { ResourceData } from './resources.repository.ts';

export function presentResource(row: ResourceData): ResourceRow {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    file_name: row.file_name,
    media_type: row.media_type,
    bytes: row.bytes,
    updated_at: row.updated_at.toISOString(),
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
  };
}
