import { plural } from '@doselore/contract';
import type { ImportKind, ImportSummary, RowStatus } from '@doselore/contract/imports';
import { formatNumber } from '../../../ui/formats/index.ts';
import { listKinds } from './kinds/kinds.ts';

export const steps = [
  { key: 'upload', label: 'Upload' },
  { key: 'match', label: 'Match columns' },
  { key: 'check', label: 'Check' },
  { key: 'import', label: 'Import' },
  { key: 'result', label: 'Result' },
];

/** Returns the number of rows of a status in words, such as "9 problems". */
export function statusWords(kind: ImportKind, status: RowStatus, count: number): string {
  const words: Record<RowStatus, string> = {
    ready: 'ready',
    problem: plural(count, 'problem', 'problems'),
    same: listKinds[kind].same(count),
    elsewhere: listKinds[kind].elsewhere,
    skipped: 'left out',
    done: listKinds[kind].done,
    failed: 'failed',
  };
  return `${formatNumber(count)} ${words[status]}`;
}

const stateWords = {
  uploaded: 'Columns to match',
  checked: 'Checked, not imported',
  running: 'Being imported',
  done: '',
};

export function outcomeOf({ kind, state, counts }: ImportSummary): string {
  if (state !== 'done') return stateWords[state];
  return `${statusWords(kind, 'done', counts.done)}, ${formatNumber(leftOut(counts))} not`;
}

/** Counts the rows that were not imported although they contain something to import. */
export function leftOut({ problem, elsewhere, failed }: ImportSummary['counts']): number {
  return problem + elsewhere + failed;
}
