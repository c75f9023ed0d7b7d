import { type DocumentCategory, documentCategories, type ResourceRow } from '@doselore/contract/resources';
import { useSearchParams } from 'react-router';

export type ResourceFilter = { text: string; category: DocumentCategory | undefined };

/** Returns whether every typed word occurs in the texts of the card, within the category. */
export function matchesResource(resource: ResourceRow, { text, category }: ResourceFilter): boolean {
  if (category !== undefined && resource.category !== category) return false;
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
  };
  const change = (name: 'q' | 'category', value: string) =>
    setSearch(
      (held) => {
        const next = new URLSearchParams(held);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change, clear: () => setSearch({}, { replace: true }) };
}
