import type { PlaceStockRow } from '@doselore/contract/licence-stock';
import { Menu } from '@mantine/core';
import { IconHistory, IconSend, IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { productKey, useOrderWords } from '../../ledger/index.ts';
import { useMovementLink } from '../movements/movement-link.ts';
import { useKeyLinks } from '../use-stock-key.ts';

/** Actions on one key of a service. */
export function ServiceStockMenu({ row }: { row: PlaceStockRow }) {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  const { toKey } = useKeyLinks();
  const movementLink = useMovementLink();
  const words = useOrderWords();
  const search = new URLSearchParams({ course: productKey(row), months: `${row.certificateMonths}` });
  return (
    <>
      {can('licences.issue') && row.pool > 0 && (
        <Menu.Item
          component={Link}
          to={toKey('bulk-issue-from-pool', row, { available: row.pool })}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          Issue from the pool
        </Menu.Item>
      )}
      {can('licences.issueFromPot') && row.pot !== null && row.pot > 0 && (
        <Menu.Item
          component={Link}
          to={toKey('bulk-issue-from-general-pot', row, { available: row.pot })}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          Issue from the general pot
        </Menu.Item>
      )}
      {can('licences.orderOwn') && hasHere('new-licence') && (
        <Menu.Item
          component={Link}
          to={`${here('new-licence')}?${search}`}
          leftSection={<IconShoppingCart size={18} aria-hidden />}
        >
          {words.again}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={movementLink(row)} leftSection={<IconHistory size={18} aria-hidden />}>
        Movements of the pool
      </Menu.Item>
    </>
  );
}
