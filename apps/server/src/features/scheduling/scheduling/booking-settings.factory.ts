import type { BookingSettings } from '@doselore/contract/scheduling';

/** Settings as the migrations leave them. */
export const usualSettings: BookingSettings = {
  suitability_weight: 35,
  journey_weight: 25,
  fit_weight: 15,
  compatibility_weight: 10,
  load_weight: 10,
  feedback_weight: 5,
  venue_buffer_minutes: 15,
  rest_hours: 11,
  minimum_score: 40,
  shortlist: 5,
  enquiry_days: 3,
  organiser_days: 10,
  confirmation_days: 2,
  hold_days: 3,
  minimum_notice_days: 10,
  horizon_days: 180,
  asks_organiser_itself: false,
};
