import { plural } from '@doselore/contract';
import type { RegisterIssuePreview } from '@doselore/contract/course-register';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { ReviewStep, useReviewStep } from '../../../ui/review-step/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { OrderFirst, refreshAfterLicences } from '../../licences/ledger/index.ts';
import { useVirtualGroup } from '../virtual-groups/index.ts';
import { issueBlock, issuedText, seatFacts } from './issue-words.ts';
import { IssueLists } from './parts/issue-lists.tsx';
import c from './parts/register.module.css';
import { type RegisterIssue, registerIssueQuery, sendRegisterIssue } from './register.queries.ts';

const steps = [
  { key: 'people', label: 'People who need a licence' },
  { key: 'check', label: 'Check' },
];

type Result = { from_pool: number; from_pot: number; requested: number };

/** Issues licences to delegates who attended and have none, from the course's own pool first. */
export function IssueAfterRegisterScreen() {
  const { to, can } = useArea();
  const { level, virtualGroupId, query, title, names } = useVirtualGroup();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayUsePot = can('licences.issueInGroup');
  const preview = useQuery(registerIssueQuery(level, virtualGroupId, { mayUsePot }));
  const state = useReviewStep<RegisterIssue, Result>({
    name: `issue-after-register-${virtualGroupId}`,
    send: (command) => sendRegisterIssue(level, virtualGroupId, command),
    onDone: async (result) => {
      showBanner({ message: issuedText(result), type: 'success' });
      await refreshAfterLicences(client);
      await navigate(to('delegates'));
    },
    onConflict: () => refreshAfterLicences(client),
  });
  const { checking } = state;
  const params = query.data && { groupId: query.data.group.id };
  const blockedBy = (found: RegisterIssuePreview) => (
    <>
      {issueBlock(found)} {found.short > 0 && <OrderFirst {...(params && { params })} />}
    </>
  );
  return (
    <Page
      width="form"
      context={title}
      names={names}
      lead={title && `${title}: people who attended without a licence. Each licence starts immediately.`}
    >
      <QueryView query={preview} errorTitle="The check could not be completed">
        {(found) => (
          <Wizard steps={steps} current={checking === undefined ? 'people' : 'check'} onGoTo={state.back}>
            {checking === undefined ? (
              <People
                preview={found}
                onCheck={() => state.check({ mayUsePot, hadUninvitedAttendees: found.attended > found.places ? 1 : 0 })}
              />
            ) : (
              <ReviewStep
                asksForTick
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  { label: 'Certificate lasts', value: formatMonths(query.data?.certificateMonths ?? 0) },
                  ...seatFacts(found),
                ]}
                after={
                  found.requested > 0
                    ? 'We notify your organisation immediately. The people appear as requested. Issue their licences here when they arrive.'
                    : 'All licences are issued together, or none. Attendance is recorded, so each licence is used immediately.'
                }
                undo="No. These licences are used immediately. Only the organisation can revoke one, and it stays used."
                submitLabel={found.from_pool + found.from_pot > 0 ? 'Issue licences' : 'Request licences'}
                failedTitle="Nothing was issued"
                state={state}
                {...(issueBlock(found) !== undefined && { blocked: blockedBy(found) })}
              />
            )}
          </Wizard>
        )}
      </QueryView>
    </Page>
  );
}

function People({ preview, onCheck }: { preview: RegisterIssuePreview; onCheck: () => void }) {
  const { to } = useArea();
  const { attended, places, people } = preview;
  const count = people.filter(({ from }) => from !== null).length;
  const back = (
    <Button variant="default" component={Link} to={to('delegates')}>
      Back to delegates
    </Button>
  );
  if (people.length === 0)
    return (
      <EmptyPanel
        title="Nobody needs a licence"
        message={attended === 0 ? 'Nobody has been marked as attended yet.' : 'Everyone who attended has a licence.'}
        action={back}
      />
    );
  return (
    <div className={c.steps}>
      <IssueLists preview={preview} />
      {attended > places && (
        <p role="status">
          <b>
            {formatNumber(attended)} attended, but there were only {formatNumber(places)} places.
          </b>{' '}
          Continue only if this is correct.
        </p>
      )}
      {count === 0 && <p role="status">None of these people can get a licence here.</p>}
      <div className={c.buttons}>
        {count > 0 && (
          <Button onClick={onCheck}>
            Check {formatNumber(count)} {plural(count, 'licence', 'licences')}
          </Button>
        )}
        {back}
      </div>
    </div>
  );
}
