import { orderedTexts, rowTexts } from '../../row-texts.ts';

/** Most co-trainers of one course. */
export const coTrainersMost = 3;

/** Co-trainers of a course as one text. */
export const coTrainerTexts = orderedTexts(rowTexts<{ userId: number }>('userId'), ({ userId }) => userId);
