import { fieldsFor, type ImportField, type ImportKind, importFields } from '@doselore/contract/imports';
import { saveFile } from '../../../platform/api/index.ts';

const examples: Record<ImportField, readonly [string, string]> = {
  id: ['20418', '20419'],
  first_name: ['Jo', 'Amir'],
  last_name: ['Patel', 'Rahman'],
  full_name: ['', ''],
  email: ['jo.patel@example.org', 'amir.rahman@example.org'],
  job_role: ['Pharmacist', 'Dispenser'],
  registration_number: ['2012345', ''],
  payroll_number: ['P-1024', 'P-1025'],
  started_on: ['27-03-2026', '01-04-2026'],
  services: ['FA123', 'Mill Lane; FB456'],
  invited: ['', ''],
  status: ['', ''],
  left_on: ['', ''],
  course: ['First aid at work', 'Disclosure and Barring Service check'],
  provider: ['A first aid training provider', ''],
  day: ['27-03-2026', '01-04-2026'],
  months: ['36', ''],
  reference: ['FAW-20418', '001234567890'],
  outcome: ['Pass', 'Fail'],
  score: ['92', '61'],
  assessor: ['Amara Osei', 'Amara Osei'],
  reason: ['', ''],
};

/** Fields in the lists of other programs that a new list does not need. */
const notOffered: readonly ImportField[] = ['full_name', 'invited', 'status', 'left_on'];

/** Downloads a template: the headings and two sample rows. */
export function downloadTemplate(kind: ImportKind, target: { inService: boolean }): void {
  const fields = fieldsFor(kind, target).filter((field) => !notOffered.includes(field));
  const rows = [
    fields.map((field) => importFields[field]),
    ...[0, 1].map((row) => fields.map((f) => examples[f][row])),
  ];
  const text = rows.map((row) => row.join(',')).join('\r\n');
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), 'Doselore list.csv');
}
