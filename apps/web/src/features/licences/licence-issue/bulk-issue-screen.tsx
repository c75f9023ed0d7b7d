import { bulkIssueMax } from '@doselore/contract/licence-issue';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { useReviewStep } from '../../../ui/review-step/index.ts';
import { ErrorPanel, QueryView } from '../../../ui/states/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import { refreshAfterLicences } from '../ledger/index.ts';
import { type BulkIssue, previewQuery, type Source, sendBulkIssue } from './bulk-issue.queries.ts';
import c from './parts/bulk-issue.module.css';
import { IssueCheck } from './parts/issue-check.tsx';
import { IssueResult } from './parts/issue-result.tsx';
import { PeoplePicker } from './parts/people-picker.tsx';
import { useBulkSource } from './use-bulk-source.ts';
import { draftName } from './use-prepared-issue.ts';

const steps = [
  { key: 'people', label: 'Choose people' },
  { key: 'check', label: 'Check' },
  { key: 'done', label: 'Result' },
];

function checkLabel(count: number): string {
  if (count === 0) return 'Check who can get a licence';
  return count === 1 ? 'Check this person' : `Check these ${formatNumber(count)} people`;
}

type Result = { issued: number; left_out: number; available: number; bundled?: number | undefined };

function BulkIssueScreen({ source }: { source: Source }) {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const place = { groupId, subgroupId };
  const { name, names } = usePlaceNames();
  const client = useQueryClient();
  const { key, title, available, error } = useBulkSource(source);
  const from = source === 'pool' ? 'the pool' : 'the general pot';
  const [result, setResult] = useState<Result>();
  const state = useReviewStep({
    name: draftName(place, source, key),
    send: (command: BulkIssue & { idempotencyKey: string }) => sendBulkIssue(level, place, { ...command, source }),
    onDone: async (answer: Result) => {
      setResult(answer);
      await refreshAfterLicences(client);
    },
    onConflict: () => refreshAfterLicences(client),
  });
  const { checking, kept } = state;
  const [selected, setSelected] = useState<number[]>(kept?.userIds ?? []);
  const [isRefused, setRefused] = useState(false);
  const previewBody = { ...key, userIds: checking?.userIds ?? [] };
  const preview = useQuery({
    ...previewQuery(level, place, { source, body: previewBody }),
    enabled: checking !== undefined && result === undefined,
  });
  const isDraft = preview.data?.draft_course_id != null;
  const problem =
    selected.length === 0
      ? 'Select at least one person'
      : selected.length > bulkIssueMax
        ? `Select at most ${formatNumber(bulkIssueMax)} people`
        : undefined;
  const check = (userIds: number[]) => state.check({ ...key, userIds, mode: 'all', bundled: [] });
  const current = result !== undefined ? 'done' : checking === undefined ? 'people' : 'check';

  const lead =
    title === undefined
      ? undefined
      : `${title}, certificate: ${formatMonths(key.certificateMonths).toLowerCase()}. ${formatNumber(available)} left in ${from}.`;
  return (
    <Page context={name} names={{ ...names, abstractCourseId: title, abstractPaperCourseId: title }} lead={lead}>
      <Wizard steps={steps} current={current} {...(current === 'check' && { onGoTo: state.back })}>
        {error !== null && <ErrorPanel title="Licences not found" error={error} />}
        {error === null && result !== undefined && (
          <IssueResult
            result={result}
            title={title ?? 'The course'}
            from={from}
            isDraft={isDraft}
            backTo={here('licences')}
            onMore={() => {
              setResult(undefined);
              setSelected([]);
              state.back();
            }}
          />
        )}
        {error === null && current === 'check' && checking !== undefined && (
          <div className={c.narrow}>
            <QueryView query={preview} errorTitle="The check could not be completed">
              {(found) => (
                <IssueCheck
                  command={checking}
                  preview={found}
                  title={title ?? 'N/A'}
                  from={from}
                  state={state}
                  onNarrow={(ids) => {
                    setSelected(ids);
                    if (ids.length > 0) check(ids);
                    else state.back();
                  }}
                />
              )}
            </QueryView>
          </div>
        )}
        {error === null && current === 'people' && (
          <>
            <PeoplePicker product={key} selected={selected} onChange={setSelected} />
            {isRefused && problem !== undefined && (
              <p className={c.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={c.buttons}>
              <Button
                onClick={() => {
                  setRefused(problem !== undefined);
                  if (problem === undefined) check(selected);
                }}
              >
                {checkLabel(selected.length)}
              </Button>
              <Button variant="default" component={Link} to={here('licences')}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </Wizard>
      <UnsavedGuard when={selected.length > 0 && result === undefined && !state.sending} />
    </Page>
  );
}

/** Issues from the general pot to members of the organisation. */
export function BulkAllocationScreen() {
  return <BulkIssueScreen source="group" />;
}

/** Issues from the general pot to members of a service. */
export function BulkIssueFromPotScreen() {
  return <BulkIssueScreen source="pot" />;
}

/** Issues from a service's own pool to its members. */
export function BulkIssueFromPoolScreen() {
  return <BulkIssueScreen source="pool" />;
}
