import { terms } from '@doselore/contract';
import type { AuditRow } from '@doselore/contract/audits';
import { formatDay } from '../../../ui/formats/index.ts';
import c from './audits.module.css';

type Value = string | number | boolean | null;

/** Stored code words and the words that screens show for them. */
const screenWords: Record<string, string> = {
  abstract_course: terms.course.one,
  abstract_paper_course: terms.paperCourse.one,
  group: terms.group.one,
  subgroup: terms.subgroup.one,
  POT: 'general pot',
  POOL: 'pool of a service',
  VGPOOL: 'pool of a Pharmacist-led Course',
  HELD: 'issued, not started',
  USED: 'used',
  VOID: 'written off',
};
const codeWord = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+(?:_[a-z]+)+$/u;
const day = /^\d{4}-\d{2}-\d{2}$/u;

const spaced = (code: string) => code.replace(/_/gu, ' ').replace(/([a-z])([A-Z])/gu, '$1 $2');

/** Returns a field name such as `invitation_days`, `seatsReturned` or `subgroupId` in words. */
function words(field: string): string {
  const text = spaced(field)
    .split(' ')
    .map((part) => screenWords[part] ?? part)
    .join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
}

function shown(value: Value): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return day.test(value) ? formatDay(value) : (screenWords[value] ?? value);
}

/** Returns a fact in words. Facts are never typed by a person, so a code word cannot be mistaken for a name. */
const shownFact = (value: Value) =>
  typeof value === 'string' && codeWord.test(value) && screenWords[value] === undefined
    ? spaced(value).toLowerCase()
    : shown(value);

/** Values before and after a change, then the facts that have no earlier value. */
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
          {words(field)}: {shownFact(value)}
        </span>
      ))}
    </span>
  );
}
