import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { trainersSchemas } from './trainers.schemas.ts';

const read = { method: 'GET', levels: ['superAdmin'], permission: 'trainers.read' } as const;
const replace = { method: 'PUT', levels: ['superAdmin'], permission: 'trainers.write' } as const;
/** Gives somebody the role of trainer. */
const make = { method: 'POST', levels: ['superAdmin'], permission: 'trainers.make' } as const;
const command = { method: 'POST', levels: ['superAdmin'], permission: 'trainers.write' } as const;
const one = 'trainers/:trainerUserId';

export const listTrainerRecords = endpoint<typeof trainersSchemas.listTrainerRecords>({ ...read, path: 'trainers' });
export const getTrainersCsv = csvOf(listTrainerRecords);

export const getTrainer = endpoint<typeof trainersSchemas.getTrainer>({ ...read, path: one });

/** Makes a trainer of a person, or of a new account, and invites the new person. The trainer is not active yet. */
export const createTrainer = endpoint<typeof trainersSchemas.createTrainer>({ ...make, path: 'trainers' });

export const changeTrainer = endpoint<typeof trainersSchemas.changeTrainer>({ ...replace, path: one });

export const activateTrainer = endpoint<typeof trainersSchemas.activateTrainer>({
  ...make,
  path: `${one}/activate`,
});

/** Deactivates a trainer. Courses that they lead stay theirs. */
export const deactivateTrainer = endpoint<typeof trainersSchemas.deactivateTrainer>({
  ...command,
  path: `${one}/deactivate`,
});

/** Lists the sessions of a trainer from today on. */
export const listSessionsAhead = endpoint<typeof trainersSchemas.listSessionsAhead>({
  ...read,
  path: `${one}/sessions`,
});

/** Lists the months in which a trainer has led sessions, with their hours. */
export const listMonthsLed = endpoint<typeof trainersSchemas.listMonthsLed>({ ...read, path: `${one}/months` });
export const getMonthsCsv = csvOf(listMonthsLed);

/** Lists all courses that are taught, with how well the trainer teaches each. */
export const listSuitabilities = endpoint<typeof trainersSchemas.listSuitabilities>({
  ...read,
  path: `${one}/suitabilities`,
});

/** Replaces how well a trainer teaches the courses. Refused with 409 when somebody else has changed it. */
export const changeSuitabilities = endpoint<typeof trainersSchemas.changeSuitabilities>({
  ...replace,
  path: `${one}/suitabilities`,
});

/** Lists the organisations that a trainer prefers, avoids or never works for. */
export const listCompatibilities = endpoint<typeof trainersSchemas.listCompatibilities>({
  ...read,
  path: `${one}/compatibilities`,
});

export const changeCompatibilities = endpoint<typeof trainersSchemas.changeCompatibilities>({
  ...replace,
  path: `${one}/compatibilities`,
});

/** Lists the venues where a trainer does not go, and the days on which they are away. */
export const listTrainerExclusions = endpoint<typeof trainersSchemas.listTrainerExclusions>({
  ...read,
  path: `${one}/exclusions`,
});

export const changeTrainerExclusions = endpoint<typeof trainersSchemas.changeTrainerExclusions>({
  ...replace,
  path: `${one}/exclusions`,
});

/** Lists the sessions of the next 90 days over all trainers, with what each course lacks. */
export const listUpcomingCourses = endpoint<typeof trainersSchemas.listUpcomingCourses>({
  ...read,
  path: 'upcoming-pharmacist-led-courses',
});
export const getUpcomingCoursesCsv = csvOf(listUpcomingCourses);
