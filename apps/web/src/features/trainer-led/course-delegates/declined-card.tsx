import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { PlainTable } from '../../../ui/table/index.ts';

/** People who declined the course and are no delegates, with their notes. Shows nothing where there are none. */
export function DeclinedCard({ detail: { declined } }: { detail: VirtualGroupDetail }) {
  if (declined.length === 0) return null;
  return (
    <Card title={`Declined: ${declined.length}`}>
      <PlainTable label="People who declined">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Declined on</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {declined.map(({ user, note, declined_at }) => (
            <tr key={user.id}>
              <td>{user.name}</td>
              <td>
                <span className="nowrap">{formatDay(declined_at)}</span>
              </td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  );
}
