import type { Answer } from '@doselore/contract';
import { healthWords, type listFindings } from '@doselore/contract/virtual-group-health';
import { Chart, RankBars } from '../../../../ui/chart/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { TabLine } from '../../../../ui/tab-line/index.ts';

type Props = { figures: Pick<Answer<typeof listFindings>, 'looked_at' | 'with_findings' | 'by_check'> };

/** Number of checked courses and of courses with findings, and a folded chart of findings by check. */
export function HealthFigures({ figures: { looked_at, with_findings, by_check } }: Props) {
  const bars = by_check.map(({ check, count }) => ({ key: check, label: healthWords[check].label, value: count }));
  const title =
    with_findings === 0
      ? `Nothing needs attention among ${formatNumber(looked_at)} courses`
      : `${formatNumber(with_findings)} of ${formatNumber(looked_at)} courses need attention`;
  const chart = (
    <Chart
      title={`Most findings: ${bars[0]?.label.toLowerCase()}`}
      subject="Findings, by check"
      head={['Check', 'Findings']}
      bars={bars}
      empty="No findings"
    >
      <RankBars bars={bars} />
    </Chart>
  );
  return (
    <TabLine more={with_findings === 0 ? undefined : { label: 'Findings by check', content: chart }}>
      <b>{title}</b>
    </TabLine>
  );
}
