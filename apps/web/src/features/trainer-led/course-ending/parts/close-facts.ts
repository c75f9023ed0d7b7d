import type { CloseReport } from '@doselore/contract/course-ending';
import { formatNumber } from '../../../../ui/formats/index.ts';

/** Returns the figures of a close report that are not 0, for the review step and for the page of a closed course. */
export function closeFacts(report: CloseReport) {
  const facts: readonly (readonly [label: string, value: number])[] = [
    ['Invited', report.invited],
    ['Declined', report.declined],
    ['Attended', report.attended],
    ['Partly attended', report.partial],
    ['Absent', report.absent],
    ['Excused', report.excused],
    ['Attended without a licence', report.waived],
    ['Came without an invitation', report.uninvited],
    ['Assessment passed', report.passed],
    ['Assessment failed', report.failed],
    ['Assessment lapsed', report.assessment_lapsed],
    ['Certificates', report.completed],
    ['Licences used without a certificate', report.lapsed],
    ['Unstarted licences taken back', report.reclaimed],
    ['Licences returned to the general pot', report.returned],
    ['Licences of absent people forfeited', report.forfeited],
    ['Attended without giving feedback', report.without_feedback],
    ['Reopened before', report.revision],
  ];
  return facts.filter(([, value]) => value > 0).map(([label, value]) => ({ label, value: formatNumber(value) }));
}
