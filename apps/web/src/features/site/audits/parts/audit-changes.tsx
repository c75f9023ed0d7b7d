import { type AuditRow, auditFacts, auditField, auditValue } from '@doselore/contract/audits';
import c from './audits.module.css';

type Props = {
  row: Pick<AuditRow, 'changes' | 'personal' | 'detail' | 'names'>;
  /** Number of changes and facts that are shown. The others are in the details. */
  most?: number;
  /** Heading above them. A row without changes and facts has none. */
  title?: string;
};

/** Values before and after a change, then the facts that have no earlier value. Records have their names. */
export function AuditChanges({ row, most = Number.POSITIVE_INFINITY, title }: Props) {
  const changes = Object.entries({ ...row.changes, ...row.personal });
  const facts = auditFacts(row);
  const count = changes.length + facts.length;
  if (count === 0) return null;
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <span className={c.changes}>
        {changes.slice(0, most).map(([field, [before, after]]) => (
          <span key={field}>
            {auditField(field)}: {before !== null && <del>{auditValue(before)}</del>}
            {before !== null && <span aria-hidden> → </span>}
            <ins>{auditValue(after)}</ins>
          </span>
        ))}
        {facts.slice(0, Math.max(0, most - changes.length)).map(([field, value]) => (
          <span key={field}>
            {field}: {value}
          </span>
        ))}
        {count > most && <span className="muted">and {count - most} more</span>}
      </span>
    </>
  );
}
