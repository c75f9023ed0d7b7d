import type { Answer } from '@doselore/contract';
import type { CpdRecord, listCpdRecords } from '@doselore/contract/cpd';
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
