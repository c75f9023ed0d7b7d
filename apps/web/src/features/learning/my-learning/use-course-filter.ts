import type { LearningFilter } from '@doselore/contract/my-learning';
import { useSearchParams } from 'react-router';

const names = { courseTitle: 'courseTitle', deliverableId: 'deliverableId', status: 'status' } as const;

/** Reads the three filters from the address, so that Back and shared links keep them. */
export function useCourseFilter() {
  const [search, setSearch] = useSearchParams();
  const deliverable = search.get(names.deliverableId);
  const filter: LearningFilter = {
    courseTitle: search.get(names.courseTitle) ?? '',
    deliverableId: deliverable === null ? null : Number(deliverable),
    status: search.get(names.status),
  };
  const change = (changes: Partial<LearningFilter>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change, clear: () => setSearch({}, { replace: true }) };
}
