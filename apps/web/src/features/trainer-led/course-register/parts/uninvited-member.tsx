import { addUninvited, type UninvitedChoice } from '@doselore/contract/course-register';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { offlineProblem } from '../../../../platform/interruption/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshAfterLicences } from '../../../licences/ledger/index.ts';
import { uninvitedChoicesQuery } from '../register.queries.ts';
import { OfflineWalkIn } from './offline-walk-in.tsx';
import c from './register.module.css';

type Props = { detail: VirtualGroupDetail; sessionId: number; onClose: () => void };

const workOf = ({ job_role, services, is_waiting }: UninvitedChoice) =>
  [is_waiting ? 'on the waiting list' : null, job_role, ...services].filter(Boolean).join(', ');

/** Adds a member of the organisation. One key for each member, so that a repeated command adds nobody twice. */
function useAdding({ detail, sessionId, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const [keys] = useState(() => new Map<number, string>());
  return useMutation({
    mutationFn: ({ user }: UninvitedChoice) => {
      const idempotencyKey = keys.get(user.id) ?? crypto.randomUUID();
      keys.set(user.id, idempotencyKey);
      const noName = { first_name: '', last_name: '' };
      return callEndpoint(addUninvited, {
        level,
        params: { virtualGroupId: detail.id },
        body: { userId: user.id, ...noName, sessionId, idempotencyKey },
      });
    },
    onSuccess: async (_answer, { user }) => {
      showBanner({ message: `${user.name} was added and marked as attended`, type: 'success' });
      await refreshAfterLicences(client);
      onClose();
    },
  });
}

/** Members of the organisation by name, with those who wait for a place first. */
export function UninvitedMember(props: Props) {
  const { detail } = props;
  const { level } = useArea();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 300);
  const query = useQuery(uninvitedChoicesQuery(level, detail.id, q));
  const adding = useAdding(props);
  if (offlineProblem(query.error ?? adding.error) !== undefined)
    return <OfflineWalkIn onRetry={() => void query.refetch().then(adding.reset)} />;
  return (
    <>
      <TextInput
        label="Name"
        description={`Members of ${detail.group.name}. Enter at least 2 letters.`}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div role="status">
        <QueryView query={query} errorTitle="The members could not be loaded">
          {(choices) =>
            choices.length === 0 ? (
              <p className="muted">{q.length < 2 ? 'Nobody is on the waiting list.' : 'Nobody matches.'}</p>
            ) : (
              <RowList>
                {choices.map((choice) => (
                  <li key={choice.user.id}>
                    <span className={c.choice}>
                      <b>{choice.user.name}</b>
                      <span className="muted">{workOf(choice)}</span>
                    </span>
                    <Button
                      variant="default"
                      loading={adding.isPending && adding.variables.user.id === choice.user.id}
                      aria-label={`Add ${choice.user.name}`}
                      onClick={() => adding.mutate(choice)}
                    >
                      Add
                    </Button>
                  </li>
                ))}
              </RowList>
            )
          }
        </QueryView>
      </div>
    </>
  );
}
