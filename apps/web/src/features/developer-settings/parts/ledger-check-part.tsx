import { type LedgerCheck, plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatAgo, formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Facts, Label } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { checkLedger, ledgerCheckQuery } from '../developer-settings.queries.ts';
import c from './developer-settings.module.css';

const faultsText = (count: number) => `${formatNumber(count)} ${plural(count, 'thing does', 'things do')} not add up`;

/** Every number against the movements that make it: nightly, and on demand. */
export function LedgerCheckPart() {
  const client = useQueryClient();
  const query = useQuery(ledgerCheckQuery);
  const check = useMutation({
    mutationFn: checkLedger,
    onSuccess: (last) => {
      client.setQueryData(ledgerCheckQuery.queryKey, { last });
      const count = last.faults.length;
      showBanner(
        count === 0
          ? { message: 'Every number of licences adds up', type: 'success' }
          : { message: faultsText(count), type: 'error' },
      );
    },
  });
  return (
    <Label
      title="Ledger of licences"
      actions={
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          Check now
        </Button>
      }
    >
      <p className={c.lead}>
        Replays every movement and compares the outcome with the numbers that screens show. Runs each night, too.
      </p>
      <QueryView query={query} errorTitle="The last check could not be loaded">
        {({ last }) => (last === null ? <p className="muted">Not checked yet.</p> : <Outcome check={last} />)}
      </QueryView>
    </Label>
  );
}

function Outcome({ check }: { check: LedgerCheck }) {
  const { faults } = check;
  return (
    <>
      <p>
        {faults.length === 0 ? (
          <Tag hue="leaf" icon={IconCircleCheck}>
            Everything adds up
          </Tag>
        ) : (
          <Tag hue="brick" icon={IconAlertTriangle}>
            {faultsText(faults.length)}
          </Tag>
        )}
      </p>
      <Facts
        facts={[
          { label: 'Checked', value: formatAgo(check.checked_at) },
          { label: 'Took', value: `${formatNumber(check.took_ms)} ms` },
          { label: 'Accounts', value: formatNumber(check.accounts) },
          { label: 'Movements', value: formatNumber(check.movements) },
          { label: 'Licences', value: formatNumber(check.licences) },
        ]}
      />
      {faults.length > 0 && (
        <ul className={c.faults}>
          {faults.map((fault) => (
            <li
              key={`${fault.rule} ${fault.productType} ${fault.productId} ${fault.certificateMonths} ${fault.detail}`}
            >
              <b>{fault.rule}</b> {fault.group?.name ?? 'No Organisation'}, product {fault.productId},{' '}
              {fault.certificateMonths === null ? 'all lengths' : formatMonths(fault.certificateMonths).toLowerCase()}:{' '}
              {fault.detail}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
