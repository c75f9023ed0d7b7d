import { expect, test } from 'vitest';
import { LearnerJourney } from '../support/learner-journey.ts';

const on = new LearnerJourney();

test.each([
  [844, 390],
  [667, 375],
  [568, 320],
])('leaves at least 60 per cent of the height to the lesson on a phone of %i by %i', async (width, height) => {
  await on.page.setViewportSize({ width, height });
  await on.openCourse();
  const frame = await on.page.locator('iframe').boundingBox();
  const exit = await on.page.getByRole('button', { name: 'Exit', exact: true }).boundingBox();
  expect((frame?.height ?? 0) / height).toBeGreaterThanOrEqual(0.6);
  expect((exit?.y ?? height) + (exit?.height ?? 0)).toBeLessThanOrEqual(height);
});
