import { AppError, type ExpiryPlanRow, plural } from '@doselore/contract';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { refreshAfterLicences } from '../../licences/index.ts';
import { renewalPreviewQuery, sendRenewals } from '../levels.queries.ts';
import c from './levels.module.css';

type Props = { row: ExpiryPlanRow; groupId: number; onClose: () => void };
type Person = { user: { id: number; name: string }; expires_on: string };

const licences = (count: number) => `${formatNumber(count)} ${plural(count, 'licence', 'licences')}`;

/** Whose certificate ends and who has nothing to renew it with; as many as the pot has are ticked, the first to end first. */
export function RenewalForm({ row, groupId, onClose }: Props) {
  const { level } = useArea();
  const { productType, productId, certificateMonths } = row;
  const query = useQuery(renewalPreviewQuery(level, groupId, { productType, productId, certificateMonths }));
  return (
    <QueryView query={query} errorTitle="It could not be worked out who needs one">
      {({ people, available }) =>
        people.length === 0 ? (
          <p>Everybody whose certificate ends has a licence by now.</p>
        ) : (
          <People row={row} groupId={groupId} people={people} available={available} onClose={onClose} />
        )
      }
    </QueryView>
  );
}

function People({ row, groupId, people, available, onClose }: Props & { people: Person[]; available: number }) {
  const { level } = useArea();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(() => people.slice(0, available).map(({ user }) => user.id));
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const toggle = (id: number) => {
    setIdempotencyKey(crypto.randomUUID());
    setChosen((held) => (held.includes(id) ? held.filter((other) => other !== id) : [...held, id]));
  };
  const form = useForm({
    initial: {},
    labels: {},
    onSubmit: async () => {
      if (chosen.length === 0) throw new AppError('conflict', 'Choose at least one person.');
      const { productType, productId, certificateMonths } = row;
      const body = { productType, productId, certificateMonths, userIds: chosen, idempotencyKey };
      try {
        const { issued } = await sendRenewals(level, groupId, body);
        showBanner({ message: `${licences(issued)} for ${row.title} issued`, type: 'success' });
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') await refreshAfterLicences(client);
        throw error;
      }
      await refreshAfterLicences(client);
    },
  });
  return (
    <>
      <p>
        <b>{formatNumber(people.length)}</b> {plural(people.length, 'person has', 'people have')} a certificate that
        ends and no licence to renew it. The general pot has <b>{formatNumber(available)}</b> with a certificate of{' '}
        {formatMonths(row.certificateMonths).toLowerCase()}.
      </p>
      <ul className={c.people} aria-label="Who gets a licence">
        {people.map(({ user, expires_on }) => (
          <li key={user.id}>
            <Checkbox label={user.name} checked={chosen.includes(user.id)} onChange={() => toggle(user.id)} />
            <span className="muted">ends {formatDay(expires_on)}</span>
          </li>
        ))}
      </ul>
      {chosen.length > available && (
        <p role="status">
          <b>{formatNumber(chosen.length - available)} too many:</b> untick some, or order more first.
        </p>
      )}
      <Form
        form={form}
        submitLabel={`Issue ${licences(chosen.length)}`}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        {null}
      </Form>
    </>
  );
}
