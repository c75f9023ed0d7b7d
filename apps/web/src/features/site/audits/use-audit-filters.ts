import {
  type AuditFilters,
  type AuditRow,
  auditFamilies,
  auditFamilyKeys,
  auditLevelKeys,
  auditLevels,
  subjectTitle,
} from '@doselore/contract/audits';
import { parseRouteId } from '../../../platform/routes/index.ts';
import { filterDay, type ListState, useListState } from '../../../ui/table/index.ts';

export const familyOptions = [
  { value: '', label: 'Any action' },
  ...auditFamilyKeys.map((value) => ({ value, label: auditFamilies[value] })),
];
export const levelOptions = [
  { value: '', label: 'Any role' },
  ...auditLevelKeys.map((value) => ({ value, label: auditLevels[value] })),
];

const oneOf = <K extends string>(keys: readonly K[], text: string): K | '' => keys.find((key) => key === text) ?? '';

/** Reads the filters of the address. Invalid ones are not set. */
export function useAuditFilters(): { list: ListState; filters: AuditFilters } {
  const list = useListState();
  const { q, page, per_page } = list.query;
  const filters = {
    q,
    page,
    per_page,
    family: oneOf(auditFamilyKeys, list.filter('family')),
    level: oneOf(auditLevelKeys, list.filter('level')),
    by: parseRouteId(list.filter('by')),
    group: parseRouteId(list.filter('group')),
    about: list.filter('about'),
    from: filterDay(list.filter('from')) ?? '',
    to: filterDay(list.filter('to')) ?? '',
  };
  return { list, filters };
}

/** Returns chips for the filters that were set from a row. Names come from the rows on the page. */
export function chipsOf(filters: AuditFilters, rows: readonly AuditRow[]): { name: 'by' | 'about'; label: string }[] {
  const actor = rows.find((row) => row.actor?.id === filters.by)?.actor;
  const subject = rows.find((row) => row.subject === filters.about)?.subject_name;
  return [
    ...(filters.by === null ? [] : [{ name: 'by', label: `Done by ${actor?.name ?? filters.by}` } as const]),
    ...(filters.about === ''
      ? []
      : [{ name: 'about', label: `About ${subject ?? subjectTitle(filters.about)}` } as const]),
  ];
}
