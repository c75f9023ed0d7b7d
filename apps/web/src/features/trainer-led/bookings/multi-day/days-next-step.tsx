import { askLockedTrainer, type MultiDay, narrowTrainers } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconSend, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { momentInWords } from '../words.ts';
import { idsOf, useDaysCommand } from './days-commands.ts';

/** Returns what happens next with a course of several days, in sentences. */
export function daysNextInWords({
  state,
  state_since: since,
  locked,
  end_reason: reason,
  agreed_with,
}: MultiDay): string {
  const name = locked?.trainer.name;
  const until = locked === null ? '' : momentInWords(locked.until);
  const words: Record<MultiDay['state'], string> = {
    collecting: 'Check the dates, then compare the trainers.',
    narrowed: 'Choose a trainer for all dates.',
    locked:
      agreed_with === null
        ? `All dates are held for ${name} until ${until}. Enter with whom they were agreed: unlock, then edit.`
        : `All dates are held for ${name} until ${until}. Ask the trainer to confirm them.`,
    asked: `${name} has until ${until} to confirm all dates.`,
    completed: 'The course is scheduled.',
    cancelled: reason === null ? 'Cancelled with its project.' : `Cancelled: ${reason}`,
  };
  return `${words[state]} Since ${formatDay(since)}.`;
}

function NarrowButton({ course }: { course: MultiDay }) {
  const narrow = useDaysCommand(
    (idempotencyKey) => callEndpoint(narrowTrainers, { params: idsOf(course), body: { idempotencyKey } }),
    'Trainers compared',
  );
  return (
    <Button
      leftSection={<IconUsers size={18} aria-hidden />}
      loading={narrow.isPending}
      onClick={() => narrow.mutate()}
    >
      Compare trainers
    </Button>
  );
}

function AskButton({ course, name }: { course: MultiDay; name: string }) {
  const ask = useDaysCommand(
    (idempotencyKey) => callEndpoint(askLockedTrainer, { params: idsOf(course), body: { idempotencyKey } }),
    `${name} has been asked`,
  );
  return (
    <Button leftSection={<IconSend size={18} aria-hidden />} loading={ask.isPending} onClick={() => ask.mutate()}>
      Ask {name}
    </Button>
  );
}

/** The one next action for a course of several days, unless somebody else has to act. */
export function DaysNextAction({ course }: { course: MultiDay }) {
  const { to, can } = useArea();
  if (!can('bookings.manage')) return null;
  if (course.state === 'collecting') return <NarrowButton course={course} />;
  if (course.state === 'narrowed')
    return (
      <Button component={Link} to={to('select-trainer', idsOf(course))}>
        Choose a trainer
      </Button>
    );
  if (course.state === 'locked' && course.locked !== null && course.agreed_with !== null)
    return <AskButton course={course} name={course.locked.trainer.name} />;
  return null;
}
