import { notFound } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { wallDay } from './change-availability.ts';
import { findTrainerRow, type TrainerData } from './trainers.repository.ts';

/** Finds a trainer, or throws 404. */
export async function findTrainer(services: Services, trainerUserId: number): Promise<TrainerData> {
  const row = await findTrainerRow(services.db, { trainerUserId, today: wallDay(services) });
  if (row === undefined) throw notFound();
  return row;
}
