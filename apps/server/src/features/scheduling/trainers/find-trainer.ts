import { notFound } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { londonDay } from './change-availability.ts';
import { findTrainerRow, type TrainerData } from './trainers.repository.ts';

/** Finds a trainer, or throws 404. */
export async function findTrainer(services: Services, trainerUserId: number): Promise<TrainerData> {
  const row = await findTrainerRow(services.db, { trainerUserId, today: londonDay(services) });
  if (row === undefined) throw notFound();
  return row;
}
