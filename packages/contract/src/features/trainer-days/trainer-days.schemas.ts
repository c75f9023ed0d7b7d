import { z } from 'zod';
import { day, moment, placeShown } from '../../common.schemas.ts';
import { joining } from '../my-learning/sessions.schemas.ts';
import { equipment } from '../venues/venues.rules.ts';

const course = z.object({
  /** Id of the course. */
  id: z.number().int(),
  title: z.string(),
});

/** Session that the caller leads. Times are wall clock. */
const ledSession = course.extend({
  group: placeShown,
  session_id: z.number().int(),
  training_start: moment,
  training_end: moment,
  /** Number of this session among the sessions of the course, from 1. */
  nth: z.number().int(),
  sessions: z.number().int(),
  is_virtual: z.boolean(),
  /** Room, venue and town. Null while no place is set. Most online sessions have none. */
  place: z.string().nullable(),
  delegates: z.number().int(),
  /** Delegates who have accepted. */
  accepted: z.number().int(),
});
export type LedSession = z.output<typeof ledSession>;

/** Session of today, with facts that its trainer needs on the way and in the room. */
const todaysSession = ledSession.extend({
  register: z.enum(['not_yet', 'open']),
  /** Delegates with a mark at this session. */
  marked: z.number().int(),
  /** Postal address of the venue, for a map. */
  address: z.string().nullable(),
  access_notes: z.string(),
  equipment: z.array(z.enum(equipment)),
  venue_contact: z.object({ name: z.string().nullable(), phone: z.string() }).nullable(),
  organiser: z.object({ name: z.string(), email: z.string() }).nullable(),
  what_to_bring: z.string().nullable(),
  /** Files and links of the course. */
  materials: z.number().int(),
  /** Delegates who entered access or dietary needs. */
  needs: z.number().int(),
  /** Names of the delegates who were invited since the start of yesterday, the latest first. */
  new_delegates: z.array(z.string()),
  /** Meeting that the trainer may join. Null for a course face to face. */
  joining: joining.nullable(),
});
export type TodaysSession = z.output<typeof todaysSession>;

/** Session of an earlier day whose register has delegates without a mark. */
const openRegister = course.extend({
  session_id: z.number().int(),
  training_start: moment,
  training_end: moment,
  delegates: z.number().int(),
  unmarked: z.number().int(),
});
export type OpenRegister = z.output<typeof openRegister>;

/** Course with people whom the trainer assesses, on paper or with a checklist. */
const openAssessment = course.extend({
  pending: z.number().int(),
  /** Last day for results. */
  deadline: day,
});
export type OpenAssessment = z.output<typeof openAssessment>;

const waitingQuestions = z.object({ waiting: z.number().int(), due_at: moment.nullable() });

export const trainerDaysSchemas = {
  getTrainerDay: {
    response: z.object({
      /** Today in the United Kingdom. */
      day,
      today: z.array(todaysSession),
      /** Next sessions after today, at most `trainerDayLimits.coming`. */
      coming: z.array(ledSession),
      /** At most `trainerDayLimits.waiting` registers, and as many assessments. */
      registers: z.array(openRegister),
      assessments: z.array(openAssessment),
      /** Dates of bookings that wait for an answer, with the earliest deadline. None while bookings are off. */
      enquiries: waitingQuestions,
      /** Starts that are held until the trainer confirms them, likewise. */
      confirmations: waitingQuestions,
    }),
  },
};
export type TrainerDay = z.output<typeof trainerDaysSchemas.getTrainerDay.response>;
