import type { LearningRecord } from '@doselore/contract/learning-records';
import { formatNumber, formatSeconds } from '../../../../ui/formats/index.ts';
import c from './part-list.module.css';

type Part = LearningRecord['parts'][number];

const statusWords: Readonly<Record<string, string>> = {
  passed: 'Passed',
  completed: 'Completed',
  failed: 'Not passed',
  incomplete: 'In progress',
  browsed: 'Viewed',
  'not attempted': 'Not started',
};

/** Returns the result of a module in words: `Passed, 84 points, attempt 2, 24 min`. */
function resultText({ status, score, attempts, seconds }: Part): string {
  const facts = [
    statusWords[status] ?? status,
    score === null ? '' : `${formatNumber(score)} points`,
    attempts > 1 ? `attempt ${attempts}` : '',
    seconds === null || seconds === 0 ? '' : formatSeconds(seconds),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Results of the modules of a course, folded. Nothing for a course without modules. */
export function PartList({ row }: { row: LearningRecord }) {
  if (row.parts.length === 0) return null;
  return (
    <details className={c.parts}>
      <summary>Results of {row.parts.length === 1 ? '1 module' : `${row.parts.length} modules`}</summary>
      <dl>
        {row.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: modules of one course can share a title and never move
          <div key={index}>
            <dt>{part.title}</dt>
            <dd>{resultText(part)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
