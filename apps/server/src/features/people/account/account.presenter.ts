import type { Answer } from '@doselore/contract';
import type { getNameChangeRequest, getOwnDetails } from '@doselore/contract/account';
import type { OwnDetailsData } from './account.repository.ts';
import type { LinkedNameChange } from './name-changes.repository.ts';

export function presentOwnDetails(row: OwnDetailsData): Answer<typeof getOwnDetails> {
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    new_email: row.new_email,
    new_name:
      row.new_first_name === null || row.new_last_name === null || row.requested_at === null
        ? null
        : {
            first_name: row.new_first_name,
            last_name: row.new_last_name,
            requested_at: row.requested_at.toISOString(),
          },
  };
}

export function presentNameChange(row: LinkedNameChange): Answer<typeof getNameChangeRequest> {
  return {
    first_name: row.old_first_name,
    last_name: row.old_last_name,
    new_first_name: row.first_name,
    new_last_name: row.last_name,
    requested_at: row.created_at.toISOString(),
  };
}
