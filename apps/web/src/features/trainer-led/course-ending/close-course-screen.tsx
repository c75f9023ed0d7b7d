import { type CloseReport, closeCourse } from '@doselore/contract/course-ending';
import { reopenDays } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { ReviewStep } from '../../../ui/review-step/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { useVirtualGroup } from '../virtual-groups/index.ts';
import { closingQuery } from './ending.queries.ts';
import { CloseAnswers, type Closing } from './parts/close-answers.tsx';
import { closeFacts } from './parts/close-facts.ts';
import { useEnding } from './use-ending.ts';

const steps = [
  { key: 'answers', label: 'Before closing' },
  { key: 'check', label: 'Check' },
];

/** Says what a site admin can still do. A reopened course keeps its licences and certificates as they are. */
function undoOf({ forfeited }: CloseReport): string {
  const again = `In part. A site admin can reopen the course for ${reopenDays} days to correct its register. Certificates stay until it is closed again. Licences returned to the general pot stay there and can be issued again.`;
  return forfeited === 0 ? again : `${again} Forfeited licences are lost, also when the course is reopened.`;
}

/**
 * Closes a Pharmacist-led Course. Licences of absent delegates are taken back, and unused ones go to the general pot or
 * are forfeited.
 */
export function CloseCourseScreen() {
  const { level, virtualGroupId, title, names } = useVirtualGroup();
  const preview = useQuery(closingQuery(level, virtualGroupId));
  const state = useEnding<Closing>({
    name: 'close-course',
    send: (command) => callEndpoint(closeCourse, { params: { virtualGroupId }, body: command }),
    message: `${title ?? 'The course'} is closed`,
  });
  const { checking } = state;
  return (
    <Page
      width="form"
      context={title}
      names={names}
      lead={title && `${title}: the register cannot be changed after closing, unless a site admin reopens the course.`}
    >
      <QueryView query={preview}>
        {(found) => (
          <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
            {checking === undefined ? (
              <CloseAnswers preview={found} kept={state.kept} onCheck={state.check} />
            ) : (
              <ReviewStep
                asksForTick
                grave
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  ...closeFacts({ ...found.report, waived: found.report.waived + checking.waivers.length }),
                  ...(checking.reason === '' ? [] : [{ label: 'Why it is closed early', value: checking.reason }]),
                ]}
                after="People who attended, and passed where there is an assessment, get the certificate. Assessments without a result lapse. The page of the closed course offers all its certificates in one file."
                undo={undoOf(found.report)}
                submitLabel="Close course"
                failedTitle="The course was not closed"
                state={state}
              />
            )}
          </Wizard>
        )}
      </QueryView>
    </Page>
  );
}
