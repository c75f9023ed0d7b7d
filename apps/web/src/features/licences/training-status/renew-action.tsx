import { isExpiring, type TrainingItem } from '@doselore/contract/renewals';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStockWay } from '../ledger/index.ts';
import { licenceWords } from './training-words.ts';
import { type Person, useMayRenew, useRenewal } from './use-renewal.ts';

type Props = { person: Person; item: TrainingItem };

/** Button that renews with one click. Names a refresher, because a refresher takes less time than the course. */
function RenewButton({ person, item, onClick }: Props & { onClick: () => void }) {
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
      onClick={() => {
        onClick();
        renew();
      }}
    >
      {label}
    </Button>
  );
}

/** Text that no licence is left, and the link to get one. */
function NoneLeft({ item }: Pick<Props, 'item'>) {
  const way = useStockWay();
  if (way === undefined) return <span className="muted">No licences left</span>;
  const to = way.to({ key: item, quantity: 1, groupId: item.group.id });
  return (
    <span>
      <span className="muted">No licences left. </span>
      <Link to={to} className="nowrap" aria-label={`${way.verb} licences for ${item.title}`}>
        {way.verb} licences
      </Link>
    </span>
  );
}

type RenewedProps = { licence: NonNullable<TrainingItem['licence']>; takesFocus: boolean };

/** Text with the day on which a renewal was issued. Takes the focus of the button that the text replaces. */
function Renewed({ licence, takesFocus }: RenewedProps) {
  const words = useRef<HTMLSpanElement>(null);
  // Effect: the button leaves the page when this text appears, so the focus moves here.
  useEffect(() => {
    if (takesFocus) words.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <span ref={words} className="muted" tabIndex={-1}>
      Renewal {licenceWords(licence)}
    </span>
  );
}

/** Action for a certificate that expires or has expired: a button that renews, or a link to get a licence. */
export function RenewAction({ person, item }: Props) {
  const mayRenew = useMayRenew();
  const [isChosen, setChosen] = useState(false);
  if (!isExpiring(item)) return null;
  if (item.licence !== null) return <Renewed licence={item.licence} takesFocus={isChosen} />;
  if (!mayRenew) return null;
  if (item.seat === null) return <NoneLeft item={item} />;
  return <RenewButton person={person} item={item} onClick={() => setChosen(true)} />;
}
