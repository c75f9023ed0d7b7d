import { terms } from '@doselore/contract';
import { positionInWords } from '@doselore/contract/virtual-groups';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { whenOf } from '../planning/course-words.ts';
import type { Message } from '../planning/notify-of-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

const momentOf = (wall: Date) => `${formatLongDay(wall)} at ${wall.toISOString().slice(11, 16)}`;

/** Emails to people who wait. Times are wall clock. */
export const waitingMessages = {
  joined: (session: VirtualGroupData, position: number): Message => ({
    subject: `Waiting list: ${session.title}${whenOf(session)}`,
    lead: `You are ${positionInWords(position)} on the waiting list for ${session.title}${whenOf(session)}. We email you when a place becomes free.`,
  }),
  moved: (session: VirtualGroupData, old: Date): Message => ({
    subject: `Changed: ${session.title}${whenOf(session)}`,
    lead: `${session.title} has moved. Old time: ${momentOf(old)}. New time:${whenOf(session).slice(' on'.length)}.`,
    more: ['You are still on its waiting list.'],
  }),
  unscheduled: (session: VirtualGroupData): Message => ({
    subject: `No date yet: ${session.title}`,
    lead: `${session.title}${whenOf(session)} no longer has a date. You are still on its waiting list. We tell you when there is a new date.`,
  }),
  promoted: (session: VirtualGroupData): Message => ({
    subject: `A place for you: ${session.title}${whenOf(session)}`,
    lead: `A place became free, and you were first on the waiting list. You are booked on ${session.title}${whenOf(session)}.`,
  }),
  offered: (session: VirtualGroupData, until: Date): Message => ({
    subject: `A place is free: ${session.title}${whenOf(session)}`,
    lead: `A place on ${session.title}${whenOf(session)} is free, and you are first on the waiting list. Accept it under My Courses until ${momentOf(until)}. After that it goes to the next person.`,
  }),
  lapsed: (session: VirtualGroupData): Message => ({
    subject: `The place went to the next person: ${session.title}${whenOf(session)}`,
    lead: `You did not accept the place on ${session.title}${whenOf(session)} in time, so it went to the next person. You are no longer on the waiting list.`,
  }),
  ended: (session: VirtualGroupData): Message => ({
    subject: `No place became free: ${session.title}${whenOf(session)}`,
    lead: `No place became free on ${session.title}${whenOf(session)}. The waiting list of this ${terms.virtualGroup.one} has ended.`,
  }),
  removed: (session: VirtualGroupData): Message => ({
    subject: `No longer on the waiting list: ${session.title}${whenOf(session)}`,
    lead: `You are no longer on the waiting list for ${session.title}${whenOf(session)}. Ask your organisation if you think this is wrong.`,
  }),
} as const;
