import { plural } from '@doselore/contract';
import { getLedgerCheck, type LedgerCheck, runLedgerCheck } from '@doselore/contract/ledger';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { formatMonths, formatNumber } from '../../../../../ui/formats/index.ts';
import { ledgerCheck } from '../developer-settings.queries.ts';
import { CheckPart } from './check-part.tsx';
import c from './developer-settings.module.css';

const faultsText = (count: number) => `${formatNumber(count)} ${plural(count, 'number does', 'numbers do')} not add up`;

/** Check that compares every number of licences with the sum of its movements, every night and on demand. */
export function LedgerCheckPart() {
  return (
    <CheckPart
      title="Licence ledger"
      lead="Replays every movement and compares the result with the numbers on screens. It also runs each night."
      buttonLabel="Check now"
      empty="Not checked yet."
      query={ledgerCheck.one(getLedgerCheck)}
      run={() => callEndpoint(runLedgerCheck)}
      problemOf={({ faults }) => (faults.length === 0 ? undefined : faultsText(faults.length))}
      passed={{ banner: 'Every number of licences adds up', tag: 'Everything adds up' }}
      factsOf={(check) => [
        { label: 'Accounts', value: formatNumber(check.accounts) },
        { label: 'Movements', value: formatNumber(check.movements) },
        { label: 'Licences', value: formatNumber(check.licences) },
      ]}
      problems={faultList}
    />
  );
}

function faultList({ faults }: LedgerCheck) {
  return (
    <ul className={c.faults}>
      {faults.map((fault) => (
        <li key={`${fault.rule} ${fault.productType} ${fault.productId} ${fault.certificateMonths} ${fault.detail}`}>
          <b>{fault.rule}</b> {fault.group?.name ?? 'No organisation'}, product {fault.productId},{' '}
          {fault.certificateMonths === null ? 'all lengths' : formatMonths(fault.certificateMonths).toLowerCase()}:{' '}
          {fault.detail}
        </li>
      ))}
    </ul>
  );
}
