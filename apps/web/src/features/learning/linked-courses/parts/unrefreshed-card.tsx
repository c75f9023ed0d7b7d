import type { UnrefreshedRow } from '@doselore/contract/linked-courses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { ExportMenu, PlainTable } from '../../../../ui/table/index.ts';
import { titleShown } from '../link-words.ts';
import { unrefreshedQuery } from '../linked-courses.queries.ts';

/** Rows that are shown. The spreadsheet has all. */
const shown = 20;
const firstRows = { q: '', page: 1, per_page: shown, sort: '-expiring' };

type Props = { least: number; linkTo: (row: UnrefreshedRow) => string };

/** Courses without a refresher, those with the most certificates that expire soon first. */
export function UnrefreshedCard({ least, linkTo }: Props) {
  const sheet = unrefreshedQuery({ query: firstRows });
  const query = useQuery(sheet);
  return (
    <Card
      title="Courses without a refresher"
      actions={<ExportMenu label="Courses without a refresher" onExport={sheet.download} total={query.data?.total} />}
    >
      <QueryView query={query} errorTitle="The courses could not be loaded">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="muted">Every course with at least {least} valid certificates has a refresher.</p>
          ) : (
            <>
              <PlainTable label="Certificates of these courses">
                <thead>
                  <tr>
                    <th>Course</th>
                    <th data-number>Valid</th>
                    <th data-number>Expire in 12 months</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={`${row.productType}-${row.productId}`}>
                      <td>
                        {titleShown(row)}
                        <div className="muted">{formatMonths(row.months)}</div>
                        <Link to={linkTo(row)} aria-label={`Link a refresher to ${titleShown(row)}`}>
                          Link a refresher
                        </Link>
                      </td>
                      <td data-number>{formatNumber(row.valid)}</td>
                      <td data-number>{formatNumber(row.expiring)}</td>
                    </tr>
                  ))}
                </tbody>
              </PlainTable>
              {total > rows.length && (
                <p className="muted">
                  The {formatNumber(shown)} courses with the most certificates that expire soon. The spreadsheet has all{' '}
                  {formatNumber(total)}.
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  );
}
