import type { Conflict } from '@doselore/contract/scheduling';
import c from './compare-trainers.module.css';

/** List of conflicts of a trainer or a venue, one sentence each. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <ul className={c.conflicts}>
      {conflicts.map(({ code, text }) => (
        <li key={`${code} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
