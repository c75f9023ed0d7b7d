import { plural } from '@doselore/contract';
import type { TodaysSession } from '@doselore/contract/trainer-days';
import { equipmentWords } from '@doselore/contract/venues';
import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Tag } from '../../../../ui/course/index.ts';
import { formatList, formatNumber, formatTime, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../../ui/layout/index.ts';
import { delegatesWords, groupWords, namesWords, placeWords, registerWords } from '../session-words.ts';
import { useCourseLinks } from '../use-course-links.ts';
import { MeetingPart } from './meeting-part.tsx';
import { ReachLinks } from './reach-links.tsx';
import c from './today.module.css';

function RegisterTag({ session }: { session: TodaysSession }) {
  const { register, marked, delegates } = session;
  if (register === 'not_yet') return <span className="muted">Register not open yet</span>;
  if (delegates > 0 && marked === delegates) return <Tag hue="leaf">Register taken</Tag>;
  return (
    <Tag hue="amber">
      {marked === 0 ? 'Register open' : `${formatNumber(marked)} of ${formatNumber(delegates)} marked`}
    </Tag>
  );
}

/** What there is to know before the session. What is not known is left out. */
function factsOf(session: TodaysSession): Fact[] {
  const { new_delegates: added, what_to_bring: bring, equipment, access_notes: access, materials, needs } = session;
  return [
    { label: 'Place', value: placeWords(session) },
    ...(access === '' ? [] : [{ label: 'Access', value: access }]),
    { label: 'Delegates', value: delegatesWords(session) },
    ...(added.length === 0
      ? []
      : [{ label: 'New since yesterday', value: `${formatNumber(added.length)}: ${namesWords(added)}` }]),
    ...(needs === 0
      ? []
      : [{ label: 'Needs', value: `${formatNumber(needs)} ${plural(needs, 'delegate', 'delegates')} with needs` }]),
    ...(bring === null ? [] : [{ label: 'Delegates bring', value: bring }]),
    ...(equipment.length === 0
      ? []
      : [{ label: 'At the venue', value: formatList(equipment.map((piece) => equipmentWords[piece])) }]),
    ...(materials === 0
      ? []
      : [{ label: 'Materials', value: `${formatNumber(materials)} ${plural(materials, 'file or link', 'files and links')}` }]),
  ];
}

type Props = {
  session: TodaysSession;
  /** Whether its next action is the one of the page. */
  isNext: boolean;
};

/** One session of today: what to do, how to get there and whom to call. */
export function TodayCard({ session, isNext }: Props) {
  const links = useCourseLinks();
  const { title, joining, register } = session;
  const joins = joining?.state === 'open' && joining.is_ready;
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
      <div className={c.main}>
        {joining !== null && <MeetingPart session={session} joining={joining} isNext={isNext} />}
        <Button
          component={Link}
          to={links.register(session)}
          variant={isNext && register === 'open' && !joins ? 'filled' : 'default'}
          leftSection={<IconClipboardCheck size={18} aria-hidden />}
          aria-label={`${registerWords(session)}: ${title}`}
        >
          {registerWords(session)}
        </Button>
      </div>
      <ReachLinks session={session} />
      <Facts facts={factsOf(session)} />
    </section>
  );
}
