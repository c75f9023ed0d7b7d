import type { DuplicateRecord, DuplicateSide } from '@doselore/contract/merges';
import type { RecordData } from './records.repository.ts';

const presentSide = (row: RecordData['one']): DuplicateSide => ({
  id: row.id,
  name: row.name,
  group: { id: row.group_id, name: row.group_name },
  productType: row.product_type ?? null,
  productId: row.product_id ?? null,
  certificateMonths: row.certificate_months ?? null,
  state: row.state ?? null,
  on: row.on ?? null,
  expires_on: row.expires_on ?? null,
  count: row.count ?? null,
  ods_code: row.ods_code ?? null,
  premises_number: row.premises_number ?? null,
});

export function presentRecord(row: RecordData): DuplicateRecord {
  const { person } = row;
  return {
    one: presentSide(row.one),
    other: presentSide(row.other),
    reasons: row.reasons,
    person: person && {
      id: person.id,
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
    },
  };
}
