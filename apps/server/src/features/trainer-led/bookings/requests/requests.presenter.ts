import { pickFields } from '@doselore/contract';
import { type ProjectRequest, requestFields } from '@doselore/contract/bookings';
import type { RequestData } from './requests.repository.ts';

export const presentRequest = (row: RequestData): ProjectRequest => ({
  id: row.id,
  product: { id: row.product_id, name: row.product },
  is_virtual: row.is_virtual,
  state: row.state,
  state_since: row.state_since.toISOString(),
  dates: row.dates,
  end_reason: row.end_reason,
  enquiry: row.enquiry,
  ...pickFields(requestFields, row),
  project: { id: row.project_id, name: row.project },
  group: { id: row.group_id, name: row.group_name },
  venue: row.venue,
  location: row.location,
  video_account: row.video_account,
});
