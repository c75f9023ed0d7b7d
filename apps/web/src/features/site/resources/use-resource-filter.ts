import { type DocumentCategory, documentCategories } from '@doselore/contract/documents';
import type { ResourceRow } from '@doselore/contract/resources';
import { useSearchParams } from 'react-router';

/** `from` is the id of an organisation, or `site`. Empty for all. */
export type ResourceFilter = { text: string; category: DocumentCategory | undefined; from: string };

export const sourceOf = ({ group }: ResourceRow): string => (group === null ? 'site' : String(group.id));

/** Returns whether every typed word occurs in the texts of the card, within the category. */
export function matchesResource(resource: ResourceRow, { text, category, from }: ResourceFilter): boolean {
  if (category !== undefined && resource.category !== category) return false;
  if (from !== '' && sourceOf(resource) !== from) return false;
  const where = [resource.title, resource.description, resource.file_name, resource.group?.name ?? '']
    .join(' ')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Reads search and category from the address, so that Back and shared links keep them. */
export function useResourceFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: ResourceFilter = {
    text: search.get('q') ?? '',
    category: documentCategories.find((category) => category === search.get('category')),
    from: search.get('from') ?? '',
  };
  const change = (name: 'q' | 'category' | 'from', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change, clear: () => setSearch({}, { replace: true }) };
}
