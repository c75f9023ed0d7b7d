import { plural } from '@doselore/contract';
import { type IssuePreview, issuableVerdicts } from '@doselore/contract/licence-issue';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { ReviewStep } from '../../../../ui/review-step/index.ts';
import { DraftNotice } from '../../../learning/courses/index.ts';
import { OrderFirst } from '../../ledger/index.ts';
import type { BulkIssue } from '../bulk-issue.queries.ts';
import c from './bulk-issue.module.css';
import { BundleField, tickedOf } from './bundle-field.tsx';
import { VerdictList } from './verdict-list.tsx';

type Props = {
  command: BulkIssue;
  preview: IssuePreview;
  title: string;
  from: string;
  state: { send: (changed?: BulkIssue) => Promise<void>; back: () => void; sending: boolean; error: unknown };
  /** Checks only these people instead. */
  onNarrow: (ids: number[]) => void;
};

function blockedBy(preview: IssuePreview, from: string, mayUseDrafts: boolean): ReactNode {
  const { issuable, short, available, draft_course_id } = preview;
  if (draft_course_id !== null && !mayUseDrafts) return 'This course is a draft and is not offered yet.';
  if (issuable === 0) return 'Nobody in this list can get a licence now.';
  if (short === 0) return undefined;
  return (
    <>
      Needed: {formatNumber(issuable)}. Left in {from}: {formatNumber(available)}.{' '}
      {available === 0 ? 'Order' : 'Choose fewer people, or order'} {formatNumber(short)} more first. <OrderFirst />
    </>
  );
}

function submitLabelOf(count: number, isAll: boolean): string {
  if (count === 1) return isAll ? 'Issue to this person' : 'Issue to the 1 eligible person';
  return isAll ? `Issue to all ${formatNumber(count)}` : `Issue to the ${formatNumber(count)} eligible people`;
}

/** Returns the ids of the first people who can have a licence, in the order in which they were selected. */
const firstOf = (people: IssuePreview['people'], count: number) =>
  people
    .filter(({ verdict }) => issuableVerdicts.includes(verdict))
    .slice(0, count)
    .map(({ user_id }) => user_id);

/**
 * Review step of issuing: who gets a licence and who does not. Issues to everybody, or only to those who can have one.
 */
export function IssueCheck({ command, preview, title, from, state, onNarrow }: Props) {
  const { issuable, available, people, short } = preview;
  const isAll = issuable === people.length;
  const count = formatNumber(issuable);
  const mayUseDrafts = useArea().holds('courses.read');
  const blocked = blockedBy(preview, from, mayUseDrafts);
  const offers = preview.bundle.map((one) => ({ ...one, needed: one.issuable }));
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const bundled = tickedOf(offers, leftOut).map(({ productType, productId, certificateMonths }) => ({
    productType,
    productId,
    certificateMonths,
  }));
  const isDraft = preview.draft_course_id !== null;
  return (
    <ReviewStep
      facts={[
        { label: 'Course', value: title },
        { label: 'Certificate lasts', value: formatMonths(command.certificateMonths) },
        { label: 'Selected', value: `${formatNumber(people.length)} ${plural(people.length, 'person', 'people')}` },
        { label: 'Eligible', value: count },
        {
          label: `Left in ${from}`,
          value:
            short > 0
              ? `${formatNumber(available)} now, ${formatNumber(short)} more needed`
              : `${formatNumber(available)} now, then ${formatNumber(available - issuable)}`,
        },
      ]}
      after={
        state.sending
          ? `Issuing ${count} ${plural(issuable, 'licence', 'licences')}. This may take a moment.`
          : `All licences are issued together, or none. Each person ${isDraft ? 'sees the course on My Courses when it is live' : 'then sees the course on My Courses'}.`
      }
      undo="Yes. You can take back each licence until its course is started."
      submitLabel={submitLabelOf(issuable, isAll)}
      failedTitle="Nothing was issued"
      state={{ ...state, send: () => state.send({ ...command, mode: isAll ? 'all' : 'eligible', bundled }) }}
      {...(blocked !== undefined && { blocked })}
    >
      <BundleField offers={offers} left={leftOut} onChange={setLeftOut} />
      {preview.draft_course_id !== null && mayUseDrafts && <DraftNotice courseId={preview.draft_course_id} />}
      <div className={c.lists}>
        <VerdictList
          preview={preview}
          onLeaveOut={(ids) => onNarrow(command.userIds.filter((id) => !ids.includes(id)))}
        />
      </div>
      {short > 0 && available > 0 && (
        <Button variant="default" className={c.leaveOut} onClick={() => onNarrow(firstOf(people, available))}>
          {available === 1 ? 'Choose only the first person' : `Choose only the first ${formatNumber(available)}`}
        </Button>
      )}
    </ReviewStep>
  );
}
