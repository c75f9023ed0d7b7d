import { type HealthPage, healthWords } from '@doselore/contract/virtual-group-health';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { findingsQuery } from './health.queries.ts';
import { usePages } from './use-pages.ts';

const pageNames: Record<Exclude<HealthPage, 'delegates'>, string> = {
  edit: 'Schedule',
  close: 'Close course',
  organisation: 'Organisation',
};

/** Findings about one course, the same as in the report. Shows nothing where there are none. */
export function CourseFindings({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const linkTo = usePages();
  const query = { q: '', page: 1, per_page: 20, sort: 'check', details: 'all', weeks: 12, virtualGroupId } as const;
  const { data } = useQuery(findingsQuery({ level, query }));
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card title="Findings">
      <ul>
        {data.rows.map((finding) => {
          const { label, what, fixedOn } = healthWords[finding.check];
          return (
            <li key={finding.key}>
              <strong>{label}</strong>
              {finding.detail !== '' && ` (${finding.detail})`}. {what}{' '}
              {fixedOn !== 'delegates' && <Link to={linkTo(finding, fixedOn)}>{pageNames[fixedOn]}</Link>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
