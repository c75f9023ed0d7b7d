import { type AuditFilters, auditTitle } from '@doselore/contract/audits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatDay, formatTime } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { PlainTable } from '../../../ui/table/index.ts';
import { auditsQuery } from './audits.queries.ts';
import { AuditChanges } from './parts/audit-changes.tsx';

/** Changes that are shown at first, and facts of each. */
const [shownMost, factsMost] = [10, 3];

const newestOf = (about: string): AuditFilters => ({
  ...{ q: '', page: 1, per_page: shownMost, family: '', level: '', by: null, group: null, about, from: '', to: '' },
});

/** The newest changes of one record for site admins, with a link to all. `about` is its subject in the audit trail. */
export function SubjectChanges({ about }: { about: string }) {
  const { to } = useArea();
  const query = useQuery(auditsQuery({ body: newestOf(about) }));
  return (
    <Card title="Changes">
      <QueryView query={query} errorTitle="The changes could not be loaded">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="muted">No changes recorded yet.</p>
          ) : (
            <>
              <PlainTable label="Newest changes">
                <thead>
                  <tr>
                    <th scope="col">Action</th>
                    <th scope="col">Who</th>
                    <th scope="col">When (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <td>
                        {auditTitle(row.action)}
                        <div className="muted">
                          <AuditChanges row={row} most={factsMost} />
                        </div>
                      </td>
                      <td>{row.actor?.name ?? 'No signed-in person'}</td>
                      <td>
                        <span className="nowrap">
                          {formatDay(row.at)} {formatTime(row.at)}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </PlainTable>
              {total > rows.length && (
                <p>
                  <Link to={`${to('admin-audits')}?${new URLSearchParams({ about })}`}>Show all {total} changes</Link>
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
