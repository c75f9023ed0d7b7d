import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCalendarCog,
  IconCertificate,
  IconHistory,
  IconPlusMinus,
  IconSend,
  IconShoppingCart,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { productKey, type StockKey, useOrderWords } from '../../ledger/index.ts';
import { useMovementLink } from '../movements/movement-link.ts';
import { useKeyLinks } from '../use-stock-key.ts';

type Props = { row: StockKey & { pot: number } };

/** Actions on one key of an organisation. */
export function StockMenu({ row }: Props) {
  const { can } = useArea();
  const { here, hasHere } = usePlace();
  const { toKey } = useKeyLinks();
  const movementLink = useMovementLink();
  const words = useOrderWords();
  const search = new URLSearchParams({ course: productKey(row), months: `${row.certificateMonths}` });
  const available = { available: row.pot };
  const items = [
    {
      label: words.again,
      icon: IconShoppingCart,
      shown: hasHere('new-licence') && can('licences.purchase'),
      to: () => `${here('new-licence')}?${search}`,
    },
    {
      label: 'Issue to people',
      icon: IconSend,
      shown: hasHere('bulk-allocation') && can('licences.issueInGroup'),
      to: () => toKey('bulk-allocation', row, available),
    },
    {
      label: 'Move to or from pools',
      icon: IconArrowsExchange,
      shown: hasHere('pool-allocation') && can('licences.allocate'),
      to: () => toKey('pool-allocation', row, available),
    },
    { label: 'Movements', icon: IconHistory, shown: true, to: () => movementLink(row) },
    {
      label: 'Correct the quantity',
      icon: IconPlusMinus,
      shown: hasHere('adjust-quantity') && can('licences.correct'),
      to: () => `${here('adjust-quantity')}?${search}`,
    },
    {
      label: 'Change certificate months',
      icon: IconCalendarCog,
      shown: hasHere('edit-cert-months') && can('licences.correct'),
      to: () => `${here('edit-cert-months')}?${search}`,
    },
    {
      label: 'Certificate settings',
      icon: IconCertificate,
      shown: hasHere('certificate-settings') && can('certificates.readSettings'),
      to: () => toKey('certificate-settings', row),
    },
  ];
  return items
    .filter(({ shown }) => shown)
    .map(({ label, icon: Shown, to }) => (
      <Menu.Item key={label} component={Link} to={to()} leftSection={<Shown size={18} aria-hidden />}>
        {label}
      </Menu.Item>
    ));
}
