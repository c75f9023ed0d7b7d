import '@mantine/core/styles/Checkbox.css';
import { AppError, plural } from '@doselore/contract';
import type { ExpiringPerson, ExpiryPlanRow, RenewalOffer } from '@doselore/contract/renewals';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Form, RadioGroupField, useForm } from '../../../../ui/form/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { usePreparedIssue } from '../../licence-issue/index.ts';
import { expiringPeopleQuery } from '../renewals.queries.ts';
import c from './renewals.module.css';

type Props = { row: ExpiryPlanRow; offers: RenewalOffer[]; onClose: () => void };

const placeOf = ({ source }: RenewalOffer) => (source === 'POOL' ? 'the pool' : 'the general pot');
const monthsOf = ({ certificateMonths }: RenewalOffer) => formatMonths(certificateMonths).toLowerCase();

/** Choice of the people and the stock for renewals. The review step follows before anything is issued. */
export function RenewalForm({ row, offers, onClose }: Props) {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { productType, productId } = row;
  const query = useQuery(expiringPeopleQuery(level, { groupId, subgroupId }, { productType, productId }));
  return (
    <QueryView query={query} errorTitle="The list could not be loaded">
      {(all) => {
        const people = all.filter((person) => !person.has_live_licence);
        return people.length === 0 ? (
          <p>Everyone whose certificate expires already has a licence.</p>
        ) : (
          <People offers={offers} people={people} onClose={onClose} />
        );
      }}
    </QueryView>
  );
}

/** Preselects as many people as the stock has seats, those whose certificates expire first. */
function People({ offers, people, onClose }: Omit<Props, 'row'> & { people: ExpiringPerson[] }) {
  const issue = usePreparedIssue();
  const first = (available: number) => people.slice(0, available).map(({ user }) => user.id);
  const [chosen, setChosen] = useState(() => first(offers[0]?.available ?? 0));
  const form = useForm({
    initial: { offer: '0' },
    labels: { offer: 'Issue from' },
    onSubmit: async ({ offer }) => {
      const taken = offers[Number(offer)];
      if (taken === undefined || chosen.length === 0) throw new AppError('conflict', 'Choose at least one person.');
      await issue(taken, chosen);
    },
  });
  const field = form.field('offer');
  const offer = offers[Number(field.value)];
  if (offer === undefined) return null;
  const toggle = (id: number) =>
    setChosen((current) => (current.includes(id) ? current.filter((other) => other !== id) : [...current, id]));
  const tooMany = chosen.length - offer.available;
  return (
    <Form
      form={form}
      submitLabel={chosen.length === 1 ? 'Check this person' : `Check these ${formatNumber(chosen.length)} people`}
      onCancel={onClose}
      guarded={false}
    >
      <p>
        <b>{formatNumber(people.length)}</b> {plural(people.length, 'person has', 'people have')} a certificate that
        expires and no licence to renew it.{' '}
        {offers.length === 1 && (
          <>
            There {plural(offer.available, 'is', 'are')} <b>{formatNumber(offer.available)}</b> of {offer.title} in{' '}
            {placeOf(offer)}, with a certificate of {monthsOf(offer)}.
          </>
        )}
        {offer.is_refresher && ' The refresher renews the certificate until 60 days after it expires.'}
      </p>
      {offers.length > 1 && (
        <RadioGroupField
          field={{
            ...field,
            onChange: (value) => {
              field.onChange(value);
              setChosen(first(offers[Number(value)]?.available ?? 0));
            },
          }}
          options={offers.map((one, nth) => ({
            value: `${nth}`,
            label: `${placeOf(one)[0]?.toUpperCase()}${placeOf(one).slice(1)}: ${formatNumber(one.available)}`,
            hint: `${one.title}, certificate of ${monthsOf(one)}`,
          }))}
        />
      )}
      <ul className={c.people} aria-label="People to issue licences to">
        {people.map(({ user, expires_on }) => (
          <li key={user.id}>
            <Checkbox label={user.name} checked={chosen.includes(user.id)} onChange={() => toggle(user.id)} />
            <span className="muted">expires {formatDay(expires_on)}</span>
          </li>
        ))}
      </ul>
      {tooMany > 0 && (
        <p role="status">
          <b>{formatNumber(tooMany)} too many:</b> untick some, or get more first.
        </p>
      )}
    </Form>
  );
}
