import { terms } from '@doselore/contract';
import { positionInWords } from '@doselore/contract/virtual-groups';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { whenOf } from '../planning/course-words.ts';
import type { Message } from '../planning/email-of-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

const momentOf = (wall: Date) => `${formatLongDay(wall)} at ${wall.toISOString().slice(11, 16)}`;

/** Emails to people who wait. Times are wall clock. */
export const waitingMessages = {
  joined: (course: VirtualGroupData, position: number): Message => ({
    subject: `Waiting list: ${course.title}${whenOf(course)}`,
    lead: `You are ${positionInWords(position)} on the waiting list for ${course.title}${whenOf(course)}. We email you when a place becomes free.`,
  }),
  moved: (course: VirtualGroupData, old: Date): Message => ({
    subject: `Changed: ${course.title}${whenOf(course)}`,
    lead: `${course.title} has moved. Old time: ${momentOf(old)}. New time:${whenOf(course).slice(' on'.length)}.`,
    more: ['You are still on its waiting list.'],
  }),
  unscheduled: (course: VirtualGroupData): Message => ({
    subject: `No date yet: ${course.title}`,
    lead: `${course.title}${whenOf(course)} no longer has a date. You are still on its waiting list. We tell you when there is a new date.`,
  }),
  promoted: (course: VirtualGroupData): Message => ({
    subject: `A place for you: ${course.title}${whenOf(course)}`,
    lead: `A place became free, and you were first on the waiting list. You are booked on ${course.title}${whenOf(course)}.`,
  }),
  offered: (course: VirtualGroupData, until: Date): Message => ({
    subject: `A place is free: ${course.title}${whenOf(course)}`,
    lead: `A place on ${course.title}${whenOf(course)} is free, and you are first on the waiting list. Accept it under My Courses until ${momentOf(until)}. After that it goes to the next person.`,
  }),
  lapsed: (course: VirtualGroupData): Message => ({
    subject: `The place went to the next person: ${course.title}${whenOf(course)}`,
    lead: `You did not accept the place on ${course.title}${whenOf(course)} in time, so it went to the next person. You are no longer on the waiting list.`,
  }),
  ended: (course: VirtualGroupData): Message => ({
    subject: `No place became free: ${course.title}${whenOf(course)}`,
    lead: `No place became free on ${course.title}${whenOf(course)}. The waiting list of this ${terms.virtualGroup.one} has ended.`,
  }),
  removed: (course: VirtualGroupData): Message => ({
    subject: `No longer on the waiting list: ${course.title}${whenOf(course)}`,
    lead: `You are no longer on the waiting list for ${course.title}${whenOf(course)}. Ask your organisation if you think this is wrong.`,
  }),
} as const;
