import type { Answer } from '@doselore/contract';
import { beginTwoStep, getTwoStep, removeTwoStep, renewRecoveryCodes } from '@doselore/contract/auth';
import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { account, sessionsQuery } from '../account.queries.ts';
import c from './account.module.css';
import { focusPart } from './account-part.tsx';
import { PasswordAsked } from './password-asked.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanCode } from './scan-code.tsx';

type State = Answer<typeof getTwoStep>;
type Stage =
  | { name: 'rest' | 'renew' | 'remove' }
  | { name: 'scan'; secret: string; picture: string }
  | { name: 'codes'; codes: readonly string[] };

type Props = {
  /** Called when the recovery codes appear, before the session learns that two-step verification is on. */
  onCodes?: () => void;
  /** Called when the person says that the recovery codes are saved. */
  onSaved?: () => void;
};

export function TwoStep(props: Props) {
  const query = useQuery(account.one(getTwoStep));
  return <QueryView query={query}>{(state) => <Stages state={state} {...props} />}</QueryView>;
}

/** Shows whether two-step verification is on, and the steps that turn it on or off, one at a time. */
function Stages({ state, onCodes, onSaved }: { state: State } & Props) {
  const [stage, setNext] = useState<Stage>({ name: 'rest' });
  const setStage = (next: Stage) => {
    setNext(next);
    focusPart('two-step');
  };
  const client = useQueryClient();
  const refresh = () => refreshQueries(client, account.one(getTwoStep).queryKey, sessionsQuery.queryKey);
  const rest = () => setStage({ name: 'rest' });
  const showCodes = (codes: readonly string[]) => {
    setStage({ name: 'codes', codes });
    onCodes?.();
    void refresh();
  };
  switch (stage.name) {
    case 'scan':
      return <ScanCode secret={stage.secret} picture={stage.picture} onCancel={rest} onConfirmed={showCodes} />;
    case 'renew':
      return (
        <PasswordAsked
          submitLabel="Create new recovery codes"
          onCancel={rest}
          onPassword={async (body) => showCodes((await callEndpoint(renewRecoveryCodes, { body })).recovery_codes)}
        />
      );
    case 'remove':
      return (
        <PasswordAsked
          submitLabel="Turn off two-step verification"
          onCancel={rest}
          onPassword={async (body) => {
            await callEndpoint(removeTwoStep, { body });
            showBanner({
              message: 'Two-step verification is off. You sign in with your password only.',
              type: 'success',
            });
            rest();
            await refresh();
          }}
        />
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={stage.codes}
          onDone={() => {
            rest();
            onSaved?.();
          }}
        />
      );
    default:
      return state.since === null ? (
        <TurnOn onBegun={(begun) => setStage({ name: 'scan', ...begun })} />
      ) : (
        <AtRest state={state} since={state.since} choose={(name) => setStage({ name })} />
      );
  }
}

function TurnOn({ onBegun }: { onBegun: (begun: Answer<typeof beginTwoStep>) => void }) {
  const begin = useMutation({ mutationFn: () => callEndpoint(beginTwoStep), onSuccess: onBegun });
  return (
    <div className={c.stack}>
      <p className={c.text}>
        After your password, you enter a code from an authenticator app on your phone. A stolen password is then not
        enough to sign in.
      </p>
      <div>
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
          Turn on two-step verification
        </Button>
      </div>
    </div>
  );
}

type AtRestProps = { state: State; since: string; choose: (name: 'renew' | 'remove') => void };

function AtRest({ state, since, choose }: AtRestProps) {
  return (
    <div className={c.stack}>
      <p className={c.text}>
        <Tag hue="leaf">On</Tag> since {formatLongDay(since)}. {state.recovery_codes_left} of 10 recovery codes left.
        {state.is_required && ' Your account needs two-step verification, so you cannot turn it off.'}
      </p>
      <Group gap="xs">
        <Button variant="default" onClick={() => choose('renew')}>
          Create new recovery codes
        </Button>
        {!state.is_required && (
          <Button variant="default" onClick={() => choose('remove')}>
            Turn off two-step verification
          </Button>
        )}
      </Group>
    </div>
  );
}
