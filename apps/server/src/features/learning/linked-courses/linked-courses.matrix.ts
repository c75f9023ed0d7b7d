import {
  endLink,
  getLinksCsv,
  getRefresherPeopleCsv,
  getRefreshersCsv,
  getUnrefreshedCsv,
  listLinkable,
  listLinks,
  listRefresherPeople,
  listRefreshers,
  listUnrefreshed,
  makeLinks,
  previewEnd,
  previewLinks,
} from '@doselore/contract/linked-courses';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { digestOf } from './preview-links.ts';

const [one, two, three] = [700_021, 700_022, 700_023].map((productId) => ({
  productType: 'abstract_course' as const,
  productId,
})) as [Product, Product, Product];
type Product = { productType: 'abstract_course'; productId: number };
const links = { kind: 'covers', from: one, to: [two] } as const;

export const matrix: RoomMatrix = {
  records: `insert into abstract_courses (id, title, default_months) overriding system value
      values (700021, 'Linked 1', 12), (700022, 'Linked 2', 12), (700023, 'Linked 3', 12);
    insert into product_links (id, from_type, from_id, to_type, to_id, kind, from_on, made_at) overriding system value
      values (700024, 'abstract_course', 700021, 'abstract_course', 700023, 'prerequisite', '2026-01-01', now()),
        (700025, 'abstract_course', 700022, 'abstract_course', 700023, 'refresher', '2026-01-01', now())`,
  words: () => ({ linkId: 700024 }),
  examples: [
    exampleOf(listLinks, siteAdmins),
    exampleOf(getLinksCsv, siteAdmins),
    exampleOf(listLinkable, siteAdmins),
    exampleOf(previewLinks, siteAdmins, { body: () => ({ ...links, to: [two] }) }),
    exampleOf(makeLinks, siteAdmins, {
      body: () => ({ ...links, to: [two], seen: digestOf([one, two]) }),
      tidyUp: `update product_links set until_on = from_on, ended_at = made_at where kind = 'covers' and until_on is null`,
    }),
    exampleOf(previewEnd, siteAdmins),
    exampleOf(endLink, siteAdmins, {
      body: () => ({ seen: digestOf([one, three]) }),
      tidyUp: 'update product_links set until_on = null, ended_at = null, ended_by = null where id = 700024',
    }),
    exampleOf(listRefreshers, siteAdmins),
    exampleOf(getRefreshersCsv, siteAdmins),
    exampleOf(listRefresherPeople, siteAdmins, { ids: () => ({ linkId: 700025 }) }),
    exampleOf(getRefresherPeopleCsv, siteAdmins, { ids: () => ({ linkId: 700025 }) }),
    exampleOf(listUnrefreshed, siteAdmins),
    exampleOf(getUnrefreshedCsv, siteAdmins),
  ],
};
