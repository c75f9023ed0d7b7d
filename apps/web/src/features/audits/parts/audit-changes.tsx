import { type AuditRow, terms } from '@doselore/contract';
import c from './audits.module.css';

type Value = string | number | boolean | null;

/** What is stored in the words of the code, and shown in those of the screens. */
const screenWords: Record<string, string> = {
  abstract_course: terms.course.one,
  abstract_paper_course: terms.paperCourse.one,
  group: terms.group.one,
  subgroup: terms.subgroup.one,
};

/** `invitation_days`, `seatsReturned` and `subgroupId` as words. */
function words(field: string): string {
  const parts = field
    .replace(/_/gu, ' ')
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .split(' ');
  const text = parts.map((part) => screenWords[part] ?? part).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
}

function shown(value: Value): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return screenWords[value] ?? String(value);
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
