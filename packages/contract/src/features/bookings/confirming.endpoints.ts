import { endpoint } from '../../endpoint.ts';
import type { confirmingSchemas } from './confirming.schemas.ts';

const request = 'projects/:projectId/project-requests/:projectRequestId' as const;
const read = { method: 'GET', levels: ['superAdmin'], permission: 'bookings.list', needsBookings: true } as const;
const manage = { method: 'POST', levels: ['superAdmin'], permission: 'bookings.manage', needsBookings: true } as const;

/** Books a start on a date of a request: holds it, and asks the named trainer, or the best one who said yes, to confirm. */
export const bookRequest = endpoint<typeof confirmingSchemas.bookRequest>({
  method: 'POST',
  path: `${request}/book`,
  levels: ['superAdmin'],
  permission: 'bookings.book',
  needsBookings: true,
});

/** Lists the questions to trainers about starts of a request, and the course that it became. */
export const listConfirmations = endpoint<typeof confirmingSchemas.listConfirmations>({
  ...read,
  path: `${request}/confirmations`,
});

/** Reminds a trainer of a question, at most once a day. */
export const remindTrainer = endpoint<typeof confirmingSchemas.remindTrainer>({
  ...manage,
  path: 'confirmation-enquiries/:confirmationEnquiryId/remind',
});

/** Records what a trainer said elsewhere. It acts as the answer would, and is never recorded as the trainer's own. */
export const recordConfirmation = endpoint<typeof confirmingSchemas.recordConfirmation>({
  ...manage,
  path: 'confirmation-enquiries/:confirmationEnquiryId/manual',
});

/** Lists the starts that the trainer has to confirm, the earliest deadline first. */
export const listOwnConfirmations = endpoint<typeof confirmingSchemas.listOwnConfirmations>({
  method: 'GET',
  path: 'booking-confirmation-enquiries',
  levels: ['virtualGroupAdmin'],
  permission: 'bookings.asked',
  needsBookings: true,
});

const answer = {
  method: 'POST',
  levels: ['virtualGroupAdmin'],
  permission: 'bookings.answer',
  needsBookings: true,
} as const;

/** Confirms a start. The course is then scheduled. Repeats change nothing. */
export const confirmBooking = endpoint<typeof confirmingSchemas.confirmBooking>({
  ...answer,
  path: 'booking-confirmation-enquiries/:confirmationEnquiryId/confirm',
});

/** Rejects a start. The next trainer who said yes is asked. Repeats change nothing. */
export const rejectBooking = endpoint<typeof confirmingSchemas.rejectBooking>({
  ...answer,
  path: 'booking-confirmation-enquiries/:confirmationEnquiryId/reject',
});
