import type { ErasedAgain } from './features/administration/personal-data/index.ts';

/** Returns what an operator reads after the list of erasures was applied to a restored database. */
export function erasedAgainText({ erased, left }: ErasedAgain): string {
  const done =
    erased.length === 0
      ? 'Nobody had to be erased again.'
      : `These accounts were erased after the backup was made, and are erased again: ${erased.join(', ')}.`;
  const open = left.map(
    ({ id, listed, others }) =>
      `  Person ${id}: account ${listed.join(', ')} was erased, account ${others.join(', ')} was not.`,
  );
  if (open.length === 0) return done;
  return [
    done,
    'These accounts were erased after the backup was made, but the backup holds them merged with accounts that were not erased:',
    ...open,
    'Undo each merge on the page “Merge two people”, then run: npm run admin -- erase-again',
  ].join('\n');
}
