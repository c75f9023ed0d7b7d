import type { CloseReport } from '@doselore/contract/virtual-groups';
import { formatNumber } from '../../../ui/formats/index.ts';

/** What closing comes to, or came to, for a check and for the page of what was closed. */
export function closeFacts(report: CloseReport) {
  const facts: readonly (readonly [label: string, value: number])[] = [
    ['Invited', report.invited],
    ['Attended', report.attended],
    ['Attended in part', report.partial],
    ['Absent', report.absent],
    ['Excused', report.excused],
    ['Attended without a licence', report.waived],
    ['Certificates', report.completed],
    ['Licences used without a certificate', report.lapsed],
    ['Unstarted licences taken back', report.reclaimed],
    ['Licences back in the general pot', report.returned],
  ];
  return facts.map(([label, value]) => ({ label, value: value === 0 ? 'None' : formatNumber(value) }));
}
