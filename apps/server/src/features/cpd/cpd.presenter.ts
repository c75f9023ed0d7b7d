import { type Answer, dayText } from '@doselore/contract';
import { type CpdRecord, isCpdComplete, type listCpdRecords } from '@doselore/contract/cpd';
import type { Learned } from '../my-learning/index.ts';
import type { CpdData } from './cpd.repository.ts';

export function presentCpdRecord(row: CpdData): CpdRecord {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    learning: row.learning,
    relevance: row.relevance,
    method: row.method,
    benefit: row.benefit,
    learnt_on: row.learnt_on,
    is_from_course: row.source !== null,
  };
}

export function presentCompleted(row: Learned): Answer<typeof listCpdRecords>['courses'][number] {
  return { source: row.source, source_id: row.source_id, title: row.title, completed_on: row.completed_on };
}

export const csvHead = [
  'Title',
  'Kind',
  'Date',
  'What do you want to learn, or what did you learn?',
  'Relevance to the people using your services',
  'How will you learn it?',
  'Example of how it benefited people using your services',
  'State',
];

export function presentCsvRow(row: CpdData): string[] {
  return [
    row.title,
    row.kind === 'planned' ? 'Planned' : 'Unplanned',
    row.learnt_on === null ? '' : dayText(row.learnt_on),
    row.learning,
    row.relevance,
    row.method,
    row.benefit,
    isCpdComplete(row) ? 'Complete' : 'Draft',
  ];
}
