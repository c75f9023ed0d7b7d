import type { Body, Level } from '@doselore/contract';
import {
  type CourseMessages,
  listCourseMessages,
  listLedCourseMessages,
  sendCourseMessage,
  sendLedCourseMessage,
} from '@doselore/contract/course-messages';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';
import type { CourseAt } from '../virtual-groups/index.ts';

const virtualGroups = roomQueries('virtual-groups');

/** Courses that a trainer leads have no place in their address. */
const isLed = ({ groupId }: CourseAt) => groupId === 0;

/** Returns a course with its place. The address of a historic course of a service admin names none. */
export function placedAt(level: Level, at: CourseAt, { group, subgroup }: VirtualGroupDetail): CourseAt {
  const needsPlace = isLed(at) && !listLedCourseMessages.levels.includes(level);
  return needsPlace ? { ...at, groupId: group.id, subgroupId: subgroup?.id } : at;
}

export const messagesQuery = (level: Level, at: CourseAt) =>
  isLed(at)
    ? virtualGroups.one(listLedCourseMessages, { level, params: at })
    : virtualGroups.one(listCourseMessages, { level, params: at });

export function sendMessage(
  level: Level,
  at: CourseAt,
  body: Body<typeof sendLedCourseMessage>,
): Promise<CourseMessages> {
  return isLed(at)
    ? callEndpoint(sendLedCourseMessage, { level, params: at, body })
    : callEndpoint(sendCourseMessage, { level, params: at, body });
}
