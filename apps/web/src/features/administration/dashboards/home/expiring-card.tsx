import type { PlaceHome } from '@doselore/contract/dashboards';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { productKey } from '../../../licences/ledger/index.ts';
import { expiryDay, expiryWords, RenewAction } from '../../../licences/training-status/index.ts';
import c from './home.module.css';
import { Calm, HomeCard } from './home-card.tsx';

type Expiring = PlaceHome['expiring'];
type Shown = Expiring['people'][number];

/** Spans that the card offers, each with its filter of the list of members. `last` is the largest number of days left. */
const spans = [
  { key: 'in_30', filter: 'ending30', label: '30 days', none: 'No certificate expires within 30 days.', last: 30 },
  { key: 'in_60', filter: 'ending60', label: '60 days', none: 'No certificate expires within 60 days.', last: 60 },
  { key: 'in_90', filter: 'ending90', label: '90 days', none: 'No certificate expires within 90 days.', last: 90 },
  { key: 'expired', filter: 'ended', label: 'Expired', none: 'No certificate has expired.', last: -1 },
] as const;
type Span = (typeof spans)[number];

const certificatesShown = 8;

const isIn = ({ key, last }: Span, left: number) => (key === 'expired' ? left < 0 : left >= 0 && left <= last);

/** Returns the certificates of a span, the expiry nearest to today first. */
const rowsOf = (people: readonly Shown[], span: Span) =>
  people
    .filter(({ item }) => item.days_left !== null && isIn(span, item.days_left))
    .toSorted((a, b) => Math.abs(a.item.days_left ?? 0) - Math.abs(b.item.days_left ?? 0));

/** Returns the widest span whose certificates fit on the card. Otherwise returns the nearest span with certificates. */
function firstSpan(expiring: Expiring): Span {
  const ahead = spans.filter(({ key }) => key !== 'expired' && expiring[key] > 0);
  const whole = ahead.findLast(({ key }) => expiring[key] <= certificatesShown);
  return whole ?? ahead[0] ?? (expiring.expired > 0 ? spans[3] : spans[2]);
}

/** Card of certificates that expire soon or have expired, with the name of the holder and the action that renews. */
export function ExpiringCard({ expiring }: { expiring: Expiring }) {
  const { here } = usePlace();
  const [chosen, setChosen] = useState<Span['key']>();
  const span = spans.find(({ key }) => key === chosen) ?? firstSpan(expiring);
  const rows = rowsOf(expiring.people, span);
  const shown = rows.slice(0, certificatesShown);
  const all = { label: 'Open in Members', to: `${here('members')}?certificates=${span.filter}&sort=expires` };
  return (
    <HomeCard title="Certificates that expire" order={1} all={expiring[span.key] === 0 ? undefined : all}>
      <fieldset className={c.spans}>
        <legend className="visually-hidden">Days until expiry</legend>
        {spans.map(({ key, label }) => (
          <UnstyledButton key={key} className={c.span} aria-pressed={key === span.key} onClick={() => setChosen(key)}>
            {label}{' '}
            <b data-late={(key === 'expired' && expiring[key] > 0) || undefined}>{formatNumber(expiring[key])}</b>
          </UnstyledButton>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <Calm>{span.none}</Calm>
      ) : (
        <RowList>
          {shown.map(({ user, item }) => (
            <li key={`${user.id} ${productKey(item)}`}>
              <span className={c.text}>
                <Link to={here('members-info', { userId: user.id })}>{user.name}</Link>
                <span>
                  {item.title}{' '}
                  <span className="muted">
                    {expiryWords(item)}, {expiryDay(item)}
                  </span>
                </span>
              </span>
              <span className={c.action}>
                <RenewAction person={user} item={item} />
              </span>
            </li>
          ))}
        </RowList>
      )}
      {expiring[span.key] > shown.length && (
        <p className={c.more}>
          <Link to={all.to}>{`and ${formatNumber(expiring[span.key] - shown.length)} more in Members`}</Link>
        </p>
      )}
    </HomeCard>
  );
}
