import { respondToInvitation } from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { lazyDialogue } from '../../../../ui/lazy/index.ts';
import type { SessionCourse } from '../session-facts.ts';
import c from './invitation.module.css';

const NeedsDialogue = lazyDialogue(() =>
  import('../../../trainer-led/delegate-needs/index.ts').then((m) => m.NeedsDialogue),
);
const DeclineDialogue = lazyDialogue(() => import('./decline-dialogue.tsx').then((m) => m.DeclineDialogue));

/** `isMain` makes accepting the main action of the page. */
type Props = { course: SessionCourse; isMain?: boolean | undefined };
type Answer = NonNullable<SessionCourse['session']['answer']>;

function textOf({ response, may_decline, declines_until: until }: Answer, organisation: string): string {
  const deadline = `until ${formatLongDay(until)} at ${formatTime(until)}`;
  if (response === 'accepted') return may_decline ? `You accepted. You can decline ${deadline}.` : 'You accepted.';
  return may_decline ? `Can you come? You can decline ${deadline}.` : `Can you come? If not, tell ${organisation}.`;
}

/** Returns what the invitation asks, and until when. Empty without one. */
export const invitationText = ({ session: { answer }, group }: SessionCourse): string =>
  answer === null ? '' : textOf(answer, group.name);

/** The two answers of a delegate to the invitation with what it asks, while they can be given. */
export function Invitation({ course, className, isMain }: Props & { className?: string | undefined }) {
  if (course.session.answer === null) return null;
  return (
    <div className={c.invitation}>
      <p className={className}>{invitationText(course)}</p>
      <InvitationAnswers course={course} isMain={isMain} />
    </div>
  );
}

/** The two answers of a delegate to the invitation, while they can be given. */
export function InvitationAnswers({ course, isMain = false }: Props) {
  const client = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const [asksForNeeds, setAsksForNeeds] = useState(false);
  const accept = useMutation({
    mutationFn: () =>
      callEndpoint(respondToInvitation, {
        params: { virtualGroupId: course.course_id },
        body: { answer: 'accept', note: '' },
      }),
    onSuccess: () => {
      showBanner({ message: `You accepted ${course.title}`, type: 'success' });
      setAsksForNeeds(true);
    },
    onError: (error) => showBanner({ message: describeError(error) }),
    onSettled: () => refreshQueries(client, 'my-learning'),
  });
  const { answer } = course.session;
  if (answer === null) return null;
  return (
    <>
      <div className={c.answers}>
        {answer.response === 'none' && (
          <Button
            variant={isMain ? 'filled' : 'default'}
            loading={accept.isPending}
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-label={`Accept: ${course.title}`}
            onClick={() => accept.mutate()}
          >
            Accept
          </Button>
        )}
        {answer.response === 'accepted' && (
          <Button
            variant="default"
            aria-label={`Access and dietary needs: ${course.title}`}
            onClick={() => setAsksForNeeds(true)}
          >
            Access and dietary needs
          </Button>
        )}
        {answer.may_decline && (
          <Button variant="subtle" aria-label={`Decline: ${course.title}`} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        )}
      </div>
      <NeedsDialogue
        virtualGroupId={course.course_id}
        title={course.title}
        opened={asksForNeeds}
        onClose={() => setAsksForNeeds(false)}
      />
      <DeclineDialogue course={course} opened={declining} onClose={() => setDeclining(false)} />
    </>
  );
}
