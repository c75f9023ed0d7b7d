import { plural } from '@doselore/contract';
import type { IssuePreview } from '@doselore/contract/licence-issue';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { ReviewStep } from '../../../ui/review-step/index.ts';
import type { BulkIssue } from '../bulk-issue.queries.ts';
import c from './bulk-issue.module.css';
import { VerdictList } from './verdict-list.tsx';

type Props = {
  command: BulkIssue;
  preview: IssuePreview;
  title: string;
  from: string;
  state: { send: (changed?: BulkIssue) => Promise<void>; back: () => void; sending: boolean; error: unknown };
  onLeaveOut: (ids: number[]) => void;
};

function blockedBy({ issuable, short, available }: IssuePreview, from: string): string | undefined {
  if (issuable === 0) return 'Nobody of them can have one now.';
  if (short === 0) return undefined;
  return `Needed: ${formatNumber(issuable)}. In ${from}: ${formatNumber(available)}, ${formatNumber(short)} too few. Change your answers, or get more first.`;
}

function submitLabelOf(count: number, isAll: boolean): string {
  if (count === 1) return isAll ? 'Issue to this person' : 'Issue to the one who can have one';
  return isAll ? `Issue to all ${formatNumber(count)}` : `Issue to the ${formatNumber(count)} who can have one`;
}

/**
 * Review step of issuing: who gets a licence and who does not. Issues to everybody, or only to those who can have one.
 */
export function IssueCheck({ command, preview, title, from, state, onLeaveOut }: Props) {
  const { issuable, available, people, short } = preview;
  const isAll = issuable === people.length;
  const count = formatNumber(issuable);
  const blocked = blockedBy(preview, from);
  return (
    <ReviewStep
      facts={[
        { label: 'Course', value: title },
        { label: 'Certificate lasts', value: formatMonths(command.certificateMonths) },
        { label: 'Selected', value: `${formatNumber(people.length)} ${plural(people.length, 'person', 'people')}` },
        { label: 'Get one', value: count },
        {
          label: `Left in ${from}`,
          value:
            short > 0
              ? `${formatNumber(available)} now, ${formatNumber(short)} too few`
              : `${formatNumber(available)} now, then ${formatNumber(available - issuable)}`,
        },
      ]}
      after={
        state.sending
          ? `Issuing ${count} ${plural(issuable, 'licence', 'licences')}. All of them or none; this takes a moment.`
          : 'They are issued together, or none of them. The course is on My Courses of each person at once.'
      }
      undo="Each licence can be taken back as long as its course has not been started."
      submitLabel={submitLabelOf(issuable, isAll)}
      failedTitle="Nothing was issued"
      state={{ ...state, send: () => state.send({ ...command, mode: isAll ? 'all' : 'eligible' }) }}
      {...(blocked !== undefined && { blocked })}
    >
      <div className={c.lists}>
        <VerdictList preview={preview} onLeaveOut={onLeaveOut} />
      </div>
    </ReviewStep>
  );
}
