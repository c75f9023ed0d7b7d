import { plural } from '@doselore/contract';
import type { RegisterIssuePreview } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { formatMonths, formatNumber } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { ReviewStep, useReviewStep } from '../../ui/review-step/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import { Wizard } from '../../ui/wizard/index.ts';
import { refreshAfterLicences } from '../ledger/index.ts';
import { issueBlock, issuedText, seatFacts } from './issue-words.ts';
import { IssueLists } from './parts/issue-lists.tsx';
import c from './parts/register.module.css';
import { useVirtualGroup } from './use-virtual-group.ts';
import { type RegisterIssue, registerIssueQuery, sendRegisterIssue } from './virtual-groups.queries.ts';

const steps = [
  { key: 'people', label: 'Who gets one' },
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
  return (
    <Page
      width="form"
      context={title}
      names={names}
      lead={title && `${title}: everybody who attended and has no licence. Each licence begins at once.`}
    >
      <QueryView query={preview} errorTitle="Who can have one could not be found out">
        {(found) => (
          <Wizard steps={steps} current={checking === undefined ? 'people' : 'check'} onGoTo={state.back}>
            {checking === undefined ? (
              <People
                preview={found}
                onCheck={() => state.check({ mayUsePot, hadUninvitedAttendees: found.attended > found.places ? 1 : 0 })}
              />
            ) : (
              <ReviewStep
                facts={[
                  { label: 'Course', value: title ?? 'N/A' },
                  { label: 'Certificate lasts', value: formatMonths(query.data?.certificateMonths ?? 0) },
                  ...seatFacts(found),
                ]}
                after={
                  found.requested > 0
                    ? 'Your Organisation is told at once. Who waits is shown as asked for; when the licences have come, issue them here.'
                    : 'They are issued together, or none of them. Attendance is written down, so each licence is used at once.'
                }
                undo="No. These licences are used; only the Organisation can end one, and it stays used."
                submitLabel={found.from_pool + found.from_pot > 0 ? 'Issue licences' : 'Ask for licences'}
                failedTitle="Nothing was issued"
                state={state}
                {...(issueBlock(found) !== undefined && { blocked: issueBlock(found) })}
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
        title="Nobody is waiting for a licence"
        message={attended === 0 ? 'Nobody is marked as attended yet.' : 'Everybody who attended has one.'}
        action={back}
      />
    );
  return (
    <div className={c.steps}>
      <IssueLists preview={preview} />
      {attended > places && (
        <p role="status">
          <b>
            {formatNumber(attended)} attended, and there were {formatNumber(places)} places.
          </b>{' '}
          Go on only if this is right.
        </p>
      )}
      <div className={c.buttons}>
        <Button onClick={onCheck} disabled={count === 0}>
          Check {formatNumber(count)} {plural(count, 'licence', 'licences')}
        </Button>
        {back}
      </div>
    </div>
  );
}
