import { endpoint } from '../../endpoint.ts';
import type { askingSchemas } from './asking.schemas.ts';

const request = 'projects/:projectId/project-requests/:projectRequestId';
const manage = {
  method: 'POST',
  levels: ['superAdmin'],
  permission: 'bookings.manage',
  needsBookings: true,
} as const;
const trainer = { levels: ['virtualGroupAdmin'], needsBookings: true } as const;

/**
 * Asks trainers about dates of a request: the best ones who reach the thresholds, or those who are named. Thresholds and
 * excluded trainers are stored. Nobody is asked twice about a date that they have answered.
 */
export const enquireTrainers = endpoint<typeof askingSchemas.enquireTrainers>({
  ...manage,
  path: `${request}/enquire`,
});

/** Returns the dates of a request with the trainers who were asked, and their answers. */
export const getEnquiries = endpoint<typeof askingSchemas.getEnquiries>({
  ...manage,
  method: 'GET',
  permission: 'bookings.list',
  path: `${request}/enquiries`,
});

/** Lists the dates ahead that the caller is asked about or has answered, by organisation. */
export const listOwnEnquiries = endpoint<typeof askingSchemas.listOwnEnquiries>({
  ...trainer,
  method: 'GET',
  permission: 'bookings.asked',
  path: 'availability-enquiries',
});

/** Counts the dates that wait for an answer of the caller. */
export const countOwnEnquiries = endpoint<typeof askingSchemas.countOwnEnquiries>({
  ...trainer,
  method: 'GET',
  permission: 'bookings.asked',
  path: 'availability-enquiries/waiting',
  isBackground: true,
});

/**
 * Answers about several dates at once: yes to all of them, apart from those with a problem. Refused as a whole when one of
 * them is not the caller's (404) or does not wait for an answer (409).
 */
export const answerEnquiries = endpoint<typeof askingSchemas.answerEnquiries>({
  ...trainer,
  method: 'POST',
  permission: 'bookings.answer',
  path: 'availability-enquiries/answer',
});

/** Changes a yes to a no, while no start is held. */
export const takeBackAnswer = endpoint<typeof askingSchemas.takeBackAnswer>({
  ...trainer,
  method: 'POST',
  permission: 'bookings.answer',
  path: 'availability-enquiries/take-back',
});

/** Reminds trainers who have not answered. Refused when one was reminded that day. */
export const remindTrainers = endpoint<typeof askingSchemas.remindTrainers>({
  ...manage,
  path: 'availability-enquiries/remind',
});

/** Records what trainers answered elsewhere, as entered by the caller. */
export const enterAnswers = endpoint<typeof askingSchemas.enterAnswers>({
  ...manage,
  path: 'availability-enquiries/manual',
});

/** Records what became of a problem that a trainer wrote, and whether the dates that they accepted count. */
export const handleProblem = endpoint<typeof askingSchemas.handleProblem>({
  ...manage,
  path: 'availability-answers/:availabilityAnswerId/handle',
});
