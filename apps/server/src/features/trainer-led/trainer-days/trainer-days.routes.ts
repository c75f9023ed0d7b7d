import { getTrainerDay } from '@doselore/contract/trainer-days';
import { type Route, serve } from '../../../platform/http/index.ts';
import { showTrainerDay } from './show-trainer-day.ts';

export const trainerDayRoutes: Route[] = [
  serve(getTrainerDay, ({ scope, person, services }) => showTrainerDay(services, scope, person.id)),
];
