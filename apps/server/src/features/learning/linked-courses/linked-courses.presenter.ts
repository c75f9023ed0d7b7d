import type { LinkRow } from '@doselore/contract/linked-courses';
import type { Link, LinkableData, LinkData } from './linked-courses.repository.ts';

export const toLink = (row: LinkData): Link => ({
  id: row.id,
  kind: row.kind,
  from: { productType: row.from_type, productId: row.from_id },
  to: { productType: row.to_type, productId: row.to_id },
});

export function presentLink(row: LinkData): Omit<LinkRow, 'people'> {
  const { id, kind, from, to } = toLink(row);
  return {
    id,
    kind,
    from: { ...from, title: row.from_title },
    to: { ...to, title: row.to_title },
    from_on: row.from_on,
    made_by: row.made_by,
  };
}

export const presentLinkRow = (row: LinkData & { people: number | null }): LinkRow => ({
  ...presentLink(row),
  people: row.people,
});

export const presentLinkable = (row: LinkableData) => ({
  productType: row.product_type,
  productId: row.product_id,
  title: row.title,
  months: row.months,
});
