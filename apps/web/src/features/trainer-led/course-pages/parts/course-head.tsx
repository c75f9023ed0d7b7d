import { coursePlace, isVirtual } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { type Icon, IconBuilding, IconCalendarEvent, IconMapPin, IconUser, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { StateTag } from '../../virtual-groups/index.ts';
import c from './course-frame.module.css';

function Fact({ icon: Shown, children }: { icon: Icon; children: ReactNode }) {
  return (
    <span className={c.fact}>
      <Shown size={18} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

/** Returns the day and the times of a course. A course of several days gets its first and its last day. */
function daysOf({ sessions, training_start: start, training_end: end }: VirtualGroupDetail): string {
  if (start === null || end === null) return 'No date yet';
  if (sessions.length < 2) return `${formatLongDay(start)}, ${formatTimeRange(start, end)}`;
  const [first, last] = [formatLongDay(start), formatLongDay(end)];
  const count = `${sessions.length} sessions`;
  return first === last ? `${count}, ${first}` : `${count}, ${first} to ${last}`;
}

/** State, days, place and trainer of a course, in one line below its title. Trainers see the organisation instead. */
export function CourseHead({ detail }: { detail: VirtualGroupDetail }) {
  const { has } = useArea();
  const { state, trainer, group, subgroup, deliverable_id } = detail;
  const isLed = !has('historic-virtual-group-info');
  return (
    <span className={c.facts}>
      <StateTag state={state} />
      <Fact icon={IconCalendarEvent}>{daysOf(detail)}</Fact>
      <Fact icon={isVirtual(deliverable_id) ? IconVideo : IconMapPin}>{coursePlace(detail) ?? 'No place yet'}</Fact>
      {isLed ? (
        <Fact icon={IconBuilding}>{subgroup === null ? group.name : `${subgroup.name}, ${group.name}`}</Fact>
      ) : (
        <Fact icon={IconUser}>{trainer ?? 'No trainer yet'}</Fact>
      )}
    </span>
  );
}
