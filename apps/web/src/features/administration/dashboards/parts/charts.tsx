import type { Dashboard, MonthCount } from '@doselore/contract/dashboards';
import { Chart, RankBars, UprightBars } from '../../../../ui/chart/index.ts';
import { formatMonth, formatShortMonth } from '../../../../ui/formats/index.ts';
import { completionsSummary, endingSummary, peopleSummary } from '../chart-summaries.ts';
import c from './dashboards.module.css';

const barsOf = (months: readonly MonthCount[]) =>
  months.map(({ month, count }) => ({
    key: month,
    label: formatMonth(month),
    short: formatShortMonth(month),
    value: count,
  }));

export function Charts({ data, groupId }: { data: Dashboard; groupId: number | null }) {
  const ending = barsOf(data.certificates_ending);
  const completions = barsOf(data.completions);
  const [kind, head, places] =
    groupId === null
      ? (['organisations', 'Organisation', data.facts.groups] as const)
      : (['services', 'Service', data.facts.services] as const);
  const people = data.people.map(({ id, name, count }) => ({ key: id, label: name, value: count }));
  return (
    <div className={c.charts}>
      <Chart
        title={endingSummary(data.certificates_ending)}
        subject="Certificates expiring, next 12 months"
        head={['Month', 'Certificates']}
        bars={ending}
        empty="Certificates appear here 12 months before they expire."
      >
        <UprightBars bars={ending} />
      </Chart>
      <Chart
        title={completionsSummary(data.completions)}
        subject="Courses completed, last 12 months"
        head={['Month', 'Courses']}
        bars={completions}
        empty="Completed courses are counted here by month."
      >
        <UprightBars bars={completions} />
      </Chart>
      <Chart
        title={peopleSummary(data.people, kind)}
        subject={
          people.length < places
            ? `People in the ${people.length} biggest of ${places} ${kind}`
            : `People in each ${head.toLowerCase()}`
        }
        head={[head, 'People']}
        bars={people}
        empty="No members yet."
      >
        <RankBars bars={people} />
      </Chart>
    </div>
  );
}
