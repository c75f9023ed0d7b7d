import type { AuditRow } from '@doselore/contract';
import c from './audits.module.css';

type Value = string | number | boolean | null;

/** `invitation_days` and `seatsReturned` as words. */
function words(field: string): string {
  const text = field.replace(/_/gu, ' ').replace(/([a-z])([A-Z])/gu, '$1 $2');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
}

function shown(value: Value): string {
  if (value === null || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** What was there before and what came after; then the facts that have no before. */
export function AuditChanges({ row }: { row: Pick<AuditRow, 'changes' | 'personal' | 'detail'> }) {
  const changes = Object.entries({ ...row.changes, ...row.personal });
  const facts = Object.entries(row.detail).filter(([, value]) => value !== null);
  if (changes.length + facts.length === 0) return null;
  return (
    <span className={c.changes}>
      {changes.map(([field, [before, after]]) => (
        <span key={field}>
          {words(field)}: {before !== null && <del>{shown(before)}</del>}
          {before !== null && <span aria-hidden> → </span>}
          <ins>{shown(after)}</ins>
        </span>
      ))}
      {facts.map(([field, value]) => (
        <span key={field}>
          {words(field)}: {shown(value)}
        </span>
      ))}
    </span>
  );
}
