import { endpoint } from '../../endpoint.ts';
import type { multiDaySchemas } from './multi-day.schemas.ts';

const read = { method: 'GET', levels: ['superAdmin'], permission: 'bookings.list', needsBookings: true } as const;
const manage = { levels: ['superAdmin'], permission: 'bookings.manage', needsBookings: true } as const;
const post = { ...manage, method: 'POST' } as const;
const course = { path: 'projects/:projectId/multi-days/:multiDayId' } as const;

/** Adds a course of several days to a project, with 2 to 20 dates. Whether it is online follows from its product. */
export const createMultiDay = endpoint<typeof multiDaySchemas.createMultiDay>({
  ...post,
  path: 'projects/:projectId/multi-days',
});

export const getMultiDay = endpoint<typeof multiDaySchemas.getMultiDay>({ ...read, ...course });

/** Changes what is wanted and its dates while nobody is held. Other dates ask for trainers anew. */
export const changeMultiDay = endpoint<typeof multiDaySchemas.changeMultiDay>({ ...manage, ...course, method: 'PUT' });

/** Compares all trainers for all dates, and shows each trainer on each date. */
export const getCoverage = endpoint<typeof multiDaySchemas.getCoverage>({ ...read, path: `${course.path}/options` });

/** Ends collecting dates, and compares the trainers. Stores the state alone: the list is always computed. */
export const narrowTrainers = endpoint<typeof multiDaySchemas.narrowTrainers>({
  ...post,
  path: `${course.path}/narrow`,
});

/** Holds every date for a trainer, the venue and the meeting account: all of them or none. */
export const lockTrainer = endpoint<typeof multiDaySchemas.lockTrainer>({ ...post, path: `${course.path}/lock` });

/** Gives back what is held, and withdraws an open question to the trainer. */
export const unlockTrainer = endpoint<typeof multiDaySchemas.unlockTrainer>({ ...post, path: `${course.path}/unlock` });

/** Asks the trainer who is held to confirm all dates at once. */
export const askLockedTrainer = endpoint<typeof multiDaySchemas.askLockedTrainer>({
  ...post,
  path: `${course.path}/ask`,
});

/** Clears dates, gives back what is held on all of them, and withdraws an open question. */
export const clearDates = endpoint<typeof multiDaySchemas.clearDates>({ ...post, path: `${course.path}/clear-dates` });

/** Cancels a course of several days that is not completed, and gives back what it holds. */
export const cancelMultiDay = endpoint<typeof multiDaySchemas.cancelMultiDay>({
  ...post,
  path: `${course.path}/cancel`,
});
