import type { TrainingItem } from '@doselore/contract/renewals';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useStockWay } from '../ledger/index.ts';
import { licenceWords } from './training-words.ts';
import { type Person, useMayRenew, useRenewal } from './use-renewal.ts';

type Props = { person: Person; item: TrainingItem };

/** Renews with one click. A refresher says so, because it takes less time than the course. */
function RenewButton({ person, item }: Props) {
  const { renew, isPending } = useRenewal(person, item);
  const label = item.seat?.is_refresher ? 'Issue refresher' : 'Renew';
  return (
    <Button
      size="sm"
      variant="default"
      loading={isPending}
      className="nowrap"
      leftSection={<IconRefresh size={17} aria-hidden />}
      aria-label={`${label}: ${item.title} for ${person.name}`}
      onClick={renew}
    >
      {label}
    </Button>
  );
}

/** Says that no licence is left, and where to get one. */
function NoneLeft({ item }: Pick<Props, 'item'>) {
  const way = useStockWay();
  if (way === undefined) return <span className="muted">No licences left</span>;
  const to = way.to({ key: item, quantity: 1, groupId: item.group.id });
  return (
    <span>
      <span className="muted">No licences left. </span>
      <Link to={to} aria-label={`${way.verb} licences for ${item.title}`}>
        {way.verb} licences
      </Link>
    </span>
  );
}

/** The one action for a certificate that expires or has expired: renew it, get a licence, or nothing while it is renewed. */
export function RenewAction({ person, item }: Props) {
  const mayRenew = useMayRenew();
  if (item.state === 'valid' || item.state === 'missing') return null;
  if (item.licence !== null) return <span className="muted">Renewal {licenceWords(item.licence)}</span>;
  if (!mayRenew) return null;
  return item.seat === null ? <NoneLeft item={item} /> : <RenewButton person={person} item={item} />;
}
