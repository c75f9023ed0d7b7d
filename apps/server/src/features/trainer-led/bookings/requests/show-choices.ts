import type { ProjectChoices } from '@doselore/contract/bookings';
import { notFound, type ProjectId } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { showChoices } from '../../course-planning/index.ts';
import { listTrainerChoices } from '../asking/enquiries.repository.ts';
import { findProject, listHandlers } from '../projects/projects.repository.ts';
import { listOpenAccounts, listOpenLocations, listVenuesWithRefusals } from './choices.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;

/** Returns the options for a request of a project: courses, venues, locations, accounts, organisers and trainers. */
export async function showProjectChoices({ db, clock }: Room, projectId: ProjectId): Promise<ProjectChoices> {
  const project = await findProject(db, projectId, clock.now());
  if (project === undefined) throw notFound();
  const { group_id: groupId } = project;
  return {
    ...(await showChoices(db, groupId)),
    handlers: await listHandlers(db),
    venues: await listVenuesWithRefusals(db, groupId),
    locations: await listOpenLocations(db),
    accounts: await listOpenAccounts(db),
    trainers: await listTrainerChoices(db),
  };
}
