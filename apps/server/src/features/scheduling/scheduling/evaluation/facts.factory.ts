import type { Point } from '../journeys/estimate-journeys.ts';
import type { CourseFacts, Settings, Span, TakenTime, TrainerFacts } from './facts.ts';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);
export const span = (day: string, from: string, to: string): Span => ({ start: at(day, from), end: at(day, to) });

const place = (district: string, latitude: number, longitude: number): Point => ({
  district,
  position: { latitude, longitude },
});
export const places = {
  preston: place('PR1', 53.76, -2.7),
  morecambe: place('LA4', 54.07, -2.86),
  lancaster: place('LA1', 54.05, -2.8),
  kendal: place('LA9', 54.33, -2.75),
  manchester: place('M1', 53.48, -2.24),
  edinburgh: place('EH1', 55.95, -3.2),
};

export const settings: Settings = {
  weights: { suitability: 35, journey: 25, fit: 15, compatibility: 10, load: 10, feedback: 5 },
  venue_buffer_minutes: 15,
  rest_hours: 11,
  mean_feedback: 4.3,
};

/** Basic life support in Morecambe on Wednesday 10 March 2027 from 10:00 to 13:00. */
export const buildCourseFacts = (changes: Partial<CourseFacts> = {}): CourseFacts => ({
  product: 'Basic life support',
  organisation: 'Harbour Pharmacy Group',
  is_draft: false,
  is_virtual: false,
  place: { name: 'Quay Room', town: 'Morecambe', point: places.morecambe },
  venue_refusal: null,
  excluded_trainer_ids: [],
  sessions: [span('2027-03-10', '10:00', '13:00')],
  ...changes,
});

export const buildTaken = (time: Span, changes: Partial<TakenTime> = {}): TakenTime => ({
  ...time,
  ...{ title: 'Flu vaccination', town: 'Lancaster', is_virtual: false, point: places.lancaster, held: null },
  ...changes,
});

/** An active trainer of Preston who teaches everything at level 3 and works from 08:00 to 18:00 each day. */
export const buildTrainerFacts = (changes: Partial<TrainerFacts> = {}): TrainerFacts => ({
  id: 1,
  name: 'Amara Osei',
  inactive: null,
  not_active_yet: null,
  is_invited: false,
  modes: ['face_to_face', 'virtual'],
  suitability: 3,
  compatibility: null,
  venue_exclusion: null,
  home: { ...places.preston, town: 'PR1' },
  max_journey_minutes: 120,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  activated_at: at('2025-01-01', '09:00'),
  away: [],
  taken: [],
  busy: [],
  booked_minutes: 0,
  feedback: { count: 0, sum: 0 },
  hoursOf: (day) => [span(day, '08:00', '18:00')],
  ...changes,
});
