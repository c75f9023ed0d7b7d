import { pickFields } from '@doselore/contract';
import { type ProjectRequest, requestFields, wishesOf } from '@doselore/contract/bookings';
import { presentNames } from '../wanted/wanted.presenter.ts';
import type { RequestData } from './requests.repository.ts';

export const presentRequest = (row: RequestData): ProjectRequest => ({
  id: row.id,
  ...presentNames(row),
  state: row.state,
  state_since: row.state_since.toISOString(),
  dates: row.dates,
  end_reason: row.end_reason,
  enquiry: row.enquiry,
  other: row.other,
  ...pickFields(requestFields, row),
  ...wishesOf(row.thresholds, row.excluded_trainer_ids),
});
