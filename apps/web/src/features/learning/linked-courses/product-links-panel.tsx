import { type Product, productKey } from '@doselore/contract/linked-courses';
import { Stack } from '@mantine/core';
import { LinksTable } from './parts/links-table.tsx';
import { NewLinkButton } from './parts/new-link-button.tsx';

/** Links of one product. */
export function ProductLinksPanel({ product }: { product: Product }) {
  const key = productKey(product);
  return (
    <Stack gap="md">
      <LinksTable product={key} tools={<NewLinkButton first={key} />} />
      <p className="muted">Courses that count for this course, renew it, come first, or are offered with it.</p>
    </Stack>
  );
}
