import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { JoinButton } from '../../../scheduling/video-meetings/joining/index.ts';
import c from './facts.module.css';

/** Button with which the trainer opens the meeting of the next online session. Before that, the time when it appears. */
export function TrainerJoining({ detail }: { detail: VirtualGroupDetail }) {
  const { level, can } = useArea();
  const next = detail.registers
    .map(({ joining }) => joining)
    .find((joining) => joining !== null && joining.state !== 'over');
  if (next === undefined || next === null || !can('virtualGroups.host')) return null;
  if (next.state === 'early')
    return (
      <p className={c.note}>
        You can join the meeting here on {formatLongDay(next.from)} from {formatTime(next.from)}, {trainerJoinsMinutes}{' '}
        minutes before the start.
      </p>
    );
  if (!next.is_ready) return <p className={c.note}>This session has no meeting link yet. The site admins type one.</p>;
  return (
    <div className={c.joining}>
      <JoinButton level={level} virtualGroupId={detail.id} sessionId={next.session_id} title={detail.title} />
    </div>
  );
}
