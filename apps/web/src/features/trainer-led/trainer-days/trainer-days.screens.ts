/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'amara.osei': ['/trainers/pharmacist-led-training'],
};
