import type { Body } from '@doselore/contract';
import type { closeCourse } from '@doselore/contract/virtual-groups';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/page/index.ts';
import { ReviewStep } from '../../ui/review-step/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { CloseAnswers } from './parts/close-answers.tsx';
import { closeFacts } from './parts/close-facts.ts';
import { useEnding } from './use-ending.ts';
import { useVirtualGroup } from './use-virtual-group.ts';
import { closingQuery, sendClosing } from './virtual-groups.queries.ts';

const steps = [
  { key: 'answers', label: 'Before closing' },
  { key: 'check', label: 'Check' },
];

type Closing = Omit<Body<typeof closeCourse>, 'idempotencyKey'>;

/**
 * Closes a Pharmacist-led Course. Licences of absent delegates are taken back, and unused ones go to the general pot.
 */
export function CloseCourseScreen() {
  const { level, virtualGroupId, title, names } = useVirtualGroup();
  const preview = useQuery(closingQuery(level, virtualGroupId));
  const state = useEnding<Closing>({
    name: 'close-course',
    send: (command) => sendClosing(level, virtualGroupId, command),
    message: `${title ?? 'The course'} is closed`,
  });
  const { checking } = state;
  return (
    <Page
      width="form"
      context={title}
      names={names}
      lead={title && `${title}: you cannot change anything after closing.`}
    >
      <QueryView query={preview}>
        {(found) => (
          <Wizard steps={steps} current={checking === undefined ? 'answers' : 'check'} onGoTo={state.back}>
            {checking === undefined ? (
              <CloseAnswers
                preview={found}
                kept={state.kept?.waivers ?? []}
                onCheck={(waivers) => state.check({ waivers })}
              />
            ) : (
              <ReviewStep
                asksForTick
                grave
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  ...closeFacts({ ...found.report, waived: found.report.waived + checking.waivers.length }),
                ]}
                after="People who attended get the certificate. After closing, attendance cannot be changed and licences cannot be issued or bought for this course."
                undo="No. Licences returned to the general pot can be issued again."
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
