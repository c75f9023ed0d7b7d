/** Most co-trainers of one course. */
export const coTrainersMost = 3;
