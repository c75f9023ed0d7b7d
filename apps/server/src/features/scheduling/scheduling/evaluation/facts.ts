import type { Point } from '../journeys/estimate-journeys.ts';

/** Time on the wall clock, in milliseconds as if it were UTC. The end is not part of it. */
export type Span = { start: number; end: number };

/** Another session that a trainer leads, or that is held for them. A virtual one is led from home. */
export type TakenTime = Span & {
  title: string;
  town: string | null;
  is_virtual: boolean;
  point: Point | null;
  /** For whom and until when the time is held. Null for a session of a scheduled course. */
  held: Held | null;
};

/** Organisation of a hold, and the moment at which the hold expires. */
export type Held = { organisation: string; until: Date };

/** Days without work, `YYYY-MM-DD`, both included. */
export type AwayDays = { from_day: string; to_day: string; reason: string };

export type TrainerFacts = {
  id: number;
  name: string;
  /** Null while the trainer is active; otherwise since when and why not. */
  inactive: string | null;
  /** Null for a trainer who has begun; otherwise what they wait for. */
  not_active_yet: string | null;
  is_invited: boolean;
  modes: readonly ('face_to_face' | 'virtual')[];
  /** 1 to 3; 0 when the trainer does not teach the product on that day. */
  suitability: number;
  compatibility: { kind: 'preferred' | 'avoid' | 'excluded'; reason: string } | null;
  /** Why the trainer does not go to the venue. */
  venue_exclusion: string | null;
  home: (Point & { town: string | null }) | null;
  max_journey_minutes: number;
  max_days_per_week: number;
  max_sessions_per_day: number;
  buffer_minutes: number;
  activated_at: number | null;
  away: readonly AwayDays[];
  /** Sessions of other courses in the weeks of the course, with a day before and after them. */
  taken: readonly TakenTime[];
  /** Times in calendars of the trainer's own. */
  busy: readonly Span[];
  /** Minutes of sessions of other courses in the 28 days before and after the first session. */
  booked_minutes: number;
  feedback: { count: number; sum: number };
  /** Hours of work of a day in the mode of the course, in their order. */
  hoursOf(day: string): readonly Span[];
};

/** The course for which trainers are compared: one that exists, or one that a booking wants. */
export type CourseFacts = {
  product: string;
  organisation: string;
  is_draft: boolean;
  is_virtual: boolean;
  /** Venue or typed place of the course. Null for a virtual course. A typed place has no point. */
  place: { name: string; town: string | null; point: Point | null } | null;
  /** Why the organisation cannot use the venue. */
  venue_refusal: string | null;
  /** Trainers whom a site admin left out of a booking. */
  excluded_trainer_ids: readonly number[];
  sessions: readonly Span[];
};

export type Weights = Record<'suitability' | 'journey' | 'fit' | 'compatibility' | 'load' | 'feedback', number>;

export type Settings = {
  weights: Weights;
  venue_buffer_minutes: number;
  /** Least hours at home between two days. 0 asks for no rest. */
  rest_hours: number;
  mean_feedback: number;
};
