import { AppError } from '@doselore/contract';
import { notFound, type ProjectId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type LockedProject, lockProject } from './projects.repository.ts';

/** Locks a project that has not ended until commit. Throws 404 and 409. */
export async function lockOpenProject(tx: Tx, projectId: ProjectId): Promise<LockedProject> {
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound();
  if (project.state !== 'open')
    throw new AppError('conflict', `This project is ${project.state}. Nothing was changed.`);
  return project;
}
