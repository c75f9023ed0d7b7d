import {
  addExampleData as addEndpoint,
  getFirstSteps,
  hideFirstSteps as hideEndpoint,
  previewExampleRemoval,
  removeExampleData as removeEndpoint,
} from '@doselore/contract/first-steps';
import { type Route, serve } from '../../../platform/http/index.ts';
import { addExample } from './example-data/add-example.ts';
import { removeExample } from './example-data/remove-example.ts';
import { showRemoval } from './example-data/show-removal.ts';
import { hideFirstSteps } from './hide-first-steps.ts';
import { showFirstSteps } from './show-first-steps.ts';

const ok = { ok: true } as const;

export const firstStepsRoutes: Route[] = [
  serve(getFirstSteps, ({ services }) => showFirstSteps(services)),
  serve(hideEndpoint, async ({ services, actor }) => {
    await hideFirstSteps(services, actor);
    return ok;
  }),
  serve(addEndpoint, async ({ services, scope, actor }) => {
    await addExample(services, { actor, scope });
    return ok;
  }),
  serve(previewExampleRemoval, ({ services, scope }) => showRemoval(services, scope)),
  serve(removeEndpoint, async ({ body, services, scope, actor }) => {
    await removeExample(services, { actor, scope }, body);
    return ok;
  }),
];
