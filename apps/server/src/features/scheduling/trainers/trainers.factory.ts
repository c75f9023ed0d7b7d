/** Profile of a trainer as its form sends it. */
export const profile = {
  home_postcode: 'pr12xx',
  latitude: null,
  longitude: null,
  face_to_face: true,
  virtual: false,
  max_journey_minutes: 120,
  max_days_per_week: 5,
  max_sessions_per_day: 2,
  buffer_minutes: 15,
  biography: 'Community pharmacist',
};

/** A new trainer with this profile. The person or the name comes from the test. */
export const newTrainer = { userId: null, first_name: null, last_name: null, email: null, ...profile };
