import { type Product, productKey } from '@doselore/contract/linked-courses';
import { Box, Group, Stack } from '@mantine/core';
import { LinksTable } from './parts/links-table.tsx';
import { NewLinkButton } from './parts/new-link-button.tsx';

/** Links of one product. */
export function ProductLinksPanel({ product }: { product: Product }) {
  const key = productKey(product);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Box component="p" m={0} className="muted">
          Courses that count for this course, renew it, come first, or are offered with it.
        </Box>
        <NewLinkButton first={key} />
      </Group>
      <LinksTable product={key} />
    </Stack>
  );
}
