import type { Joining } from '@doselore/contract/my-learning';
import type { TodaysSession } from '@doselore/contract/trainer-days';
import { equipmentWords } from '@doselore/contract/venues';
import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatList, formatNumber, formatTime, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../../ui/layout/index.ts';
import { Count } from '../../../../ui/plural/index.ts';
import { JoinButton } from '../../../scheduling/video-meetings/joining/index.ts';
import {
  delegatesWords,
  groupWords,
  mayJoin,
  namesWords,
  placeWords,
  registerOpens,
  registerWords,
} from '../session-words.ts';
import { useCourseLinks } from '../use-course-links.ts';
import { ReachLinks } from './reach-links.tsx';
import c from './today.module.css';

function RegisterTag({ session }: { session: TodaysSession }) {
  const { register, marked, delegates } = session;
  if (register === 'not_yet') return <span className="muted">Register opens {registerOpens(session)}</span>;
  if (delegates > 0 && marked === delegates) return <Tag hue="leaf">Register taken</Tag>;
  return (
    <Tag hue="amber">
      {marked === 0 ? 'Register open' : `${formatNumber(marked)} of ${formatNumber(delegates)} marked`}
    </Tag>
  );
}

/** Returns when the trainer can join the meeting, or that it has no link. Undefined for a meeting that is open or over. */
function meetingWords({ state, is_ready: isReady, from }: Joining): string | undefined {
  if (state === 'over') return undefined;
  if (!isReady) return 'No link yet. A site admin enters it.';
  return state === 'early' ? `You can join from ${formatTime(from)}.` : undefined;
}

/** Returns the known facts about a session that its trainer needs before the start. */
function factsOf(session: TodaysSession, courseAddress: string): Fact[] {
  const { new_delegates: added, what_to_bring: bring, equipment, access_notes: access, materials, needs } = session;
  const meeting = session.joining === null ? undefined : meetingWords(session.joining);
  const fact = (label: string, value: ReactNode, isKnown: boolean) => (isKnown ? [{ label, value }] : []);
  return [
    { label: 'Place', value: placeWords(session) },
    ...fact('Meeting', meeting, meeting !== undefined),
    ...fact('Access', access, access !== ''),
    { label: 'Delegates', value: delegatesWords(session) },
    ...fact('New since yesterday', namesWords(added), added.length > 0),
    ...fact(
      'Access or dietary needs',
      <Link to={courseAddress}>
        <Count count={needs} one="delegate" many="delegates" />
      </Link>,
      needs > 0,
    ),
    ...fact('Delegates bring', bring, bring !== null),
    ...fact('At the venue', formatList(equipment.map((piece) => equipmentWords[piece])), equipment.length > 0),
    ...fact('Materials', <Count count={materials} one="file or link" many="files and links" />, materials > 0),
  ];
}

type Props = {
  session: TodaysSession;
  /** True for the card with the filled button of the page. */
  isNext: boolean;
};

/** Card of one session of today: register, meeting, map, contacts and facts. */
export function TodayCard({ session, isNext }: Props) {
  const links = useCourseLinks();
  const { level, can } = useArea();
  const { title, register } = session;
  const joins = mayJoin(session);
  return (
    <section className={`card ${c.card}`} aria-label={`${formatTime(session.training_start)} ${title}`}>
      <div className={c.top}>
        <span className={c.time}>{formatTimeRange(session.training_start, session.training_end)}</span>
        <RegisterTag session={session} />
      </div>
      <h2 className={c.title}>
        <Link to={links.course(session)}>{title}</Link>
      </h2>
      <p className={c.group}>{groupWords(session)}</p>
      <div className={c.actions}>
        {joins && can('virtualGroups.host') && (
          <JoinButton
            level={level}
            virtualGroupId={session.id}
            sessionId={session.session_id}
            title={title}
            variant={isNext ? 'filled' : 'default'}
          />
        )}
        <Button
          component={Link}
          data-main
          to={links.register(session)}
          variant={isNext && register === 'open' && !joins ? 'filled' : 'default'}
          leftSection={<IconClipboardCheck size={18} aria-hidden />}
          aria-label={`${registerWords(session)}: ${title}`}
        >
          {registerWords(session)}
        </Button>
        <ReachLinks session={session} />
      </div>
      <Facts facts={factsOf(session, links.course(session))} />
    </section>
  );
}
