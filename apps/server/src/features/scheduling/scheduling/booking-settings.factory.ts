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
};
