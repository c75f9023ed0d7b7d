import { pickFields } from '@doselore/contract';
import { type Project, type ProjectDetail, projectFields } from '@doselore/contract/bookings';
import type { ProjectData } from './projects.repository.ts';

export const presentProject = (row: ProjectData): Project => ({
  id: row.id,
  group: { id: row.group_id, name: row.group_name },
  subgroup: row.subgroup_id === null ? null : { id: row.subgroup_id, name: row.subgroup_name ?? '' },
  organiser: { id: row.organiser_user_id, name: row.organiser },
  handler: row.handled_by === null ? null : { id: row.handled_by, name: row.handler ?? '' },
  state: row.state,
  created_at: row.created_at.toISOString(),
  enquiry: row.enquiry,
  ...pickFields(projectFields, row),
  requests: row.requests,
  multi_days: row.multi_days,
});

export const presentDetail = (row: ProjectData): ProjectDetail => ({
  ...presentProject(row),
  ended_at: row.ended_at?.toISOString() ?? null,
  end_reason: row.end_reason,
  created_by: row.created_by,
});
