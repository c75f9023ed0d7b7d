import { endpoint } from '../../endpoint.ts';
import type { exampleDataSchemas } from './example-data.schemas.ts';

const levels = ['superAdmin'] as const;

/** Adds an example organisation with a service, a course, people, licences and a certificate. Takes about a second. */
export const addExampleData = endpoint<typeof exampleDataSchemas.addExampleData>({
  method: 'POST',
  path: 'example-data',
  levels,
  permission: 'firstSteps.addExample',
});

/** Returns what stands in the way of removing the example data, and what would be lost with them. */
export const previewExampleRemoval = endpoint<typeof exampleDataSchemas.previewExampleRemoval>({
  method: 'GET',
  path: 'example-data/removal',
  levels,
  permission: 'firstSteps.read',
});

export const removeExampleData = endpoint<typeof exampleDataSchemas.removeExampleData>({
  method: 'POST',
  path: 'example-data/remove',
  levels,
  permission: 'firstSteps.removeExample',
});
