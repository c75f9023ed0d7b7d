import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import type { OfflineWalkIn } from '../offline-marks/offline-entry.ts';
import { dropEntries } from '../offline-marks/offline-marks.ts';
import { useOfflineEntriesOf } from '../offline-marks/use-offline-marks.ts';
import c from './register.module.css';

const nameOf = ({ person: { first_name, last_name, email } }: OfflineWalkIn) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/** People who came without an invitation and are not on the server yet. */
export function WaitingPeople({ detail }: { detail: VirtualGroupDetail }) {
  const people = useOfflineEntriesOf(detail.id).walkIns.filter(({ refused }) => refused === undefined);
  if (people.length === 0) return null;
  return (
    <Card title="Waiting to be added">
      <p className={c.note}>This browser sends them when the connection is back.</p>
      <RowList>
        {people.map((entry) => (
          <li key={entry.key}>
            <span className={c.choice}>
              <b>{nameOf(entry)}</b>
              <span className="muted">{entry.person.email}</span>
            </span>
            <Button variant="default" aria-label={`Remove ${nameOf(entry)}`} onClick={() => void dropEntries([entry])}>
              Remove
            </Button>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
