import type { Candidate } from '@doselore/contract/scheduling';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { sendTrainerInvitation } from '../planning.queries.ts';

/** Advice about the chosen trainer of a draft who is not active yet. Nothing for an active one. */
export function WaitingTrainer({ trainer }: { trainer: Candidate | undefined }) {
  if (trainer === undefined || trainer.conflicts.every(({ code }) => code !== 'not_active_yet')) return null;
  return trainer.is_invited ? <InviteAgain trainer={trainer} /> : <ToActivate trainer={trainer} />;
}

function InviteAgain({ trainer: { id, name } }: { trainer: Candidate }) {
  const send = useMutation({
    mutationFn: () => sendTrainerInvitation(id),
    onSuccess: () => showBanner({ message: `${name} has been sent the invitation again`, type: 'success' }),
    onError: (error) => showBanner({ message: describeError(error) }),
  });
  return (
    <Group gap="sm" mt="xs">
      <span className="muted">You can schedule the course when {name} has accepted the invitation.</span>
      <Button variant="default" size="sm" loading={send.isPending} onClick={() => send.mutate()}>
        Resend invitation
      </Button>
    </Group>
  );
}

function ToActivate({ trainer: { id, name } }: { trainer: Candidate }) {
  const { to } = useArea();
  return (
    <p className="muted">
      You can schedule the course when the trainer is active.{' '}
      <Link to={to('view-trainer', { trainerUserId: id })}>Activate {name}</Link>
    </p>
  );
}
