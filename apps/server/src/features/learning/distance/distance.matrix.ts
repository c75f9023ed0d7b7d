import {
  getAssessment,
  getDistanceResults,
  getDistanceTrial,
  getMaterial,
  getMaterialFile,
  getTrialFile,
  markMaterial,
  markTrial,
  saveAnswer,
  saveDistanceFeedback,
  submitAssessment,
} from '@doselore/contract/distance';
import { owners, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

export const matrix: RoomMatrix = {
  ids: ({ world, attempt }) => ({
    courseId: world.distance.courseId,
    courseUserId: attempt.distanceUserId,
    materialId: world.distance.materialIds[0] ?? absent,
    questionId: world.distance.questions[0]?.id ?? absent,
  }),
  examples: [
    exampleOf(getMaterial, owners),
    exampleOf(getMaterialFile, owners),
    exampleOf(markMaterial, owners, { body: () => ({ read: true }) }),
    exampleOf(getAssessment, owners),
    exampleOf(saveAnswer, owners, {
      body: ({ world }) => ({
        attempt: 1,
        chosen: [world.distance.questions[0]?.wrong ?? absent],
      }),
    }),
    exampleOf(submitAssessment, owners, {
      body: ({ world }) => ({
        attempt: 1,
        answers: world.distance.questions.map(({ id, wrong }) => ({ questionId: id, chosen: [wrong] })),
      }),
    }),
    exampleOf(getDistanceResults, owners),
    exampleOf(getDistanceTrial, siteAdmins),
    exampleOf(getTrialFile, siteAdmins),
    exampleOf(markTrial, siteAdmins, {
      body: ({ world }) => ({
        answers: world.distance.questions.map(({ id, wrong }) => ({ questionId: id, chosen: [wrong] })),
      }),
    }),
    exampleOf(saveDistanceFeedback, owners, { body: () => ({ rating: 4 }) }),
  ],
  deletedElsewhere: {
    material_reads: 'the matrix has handed in the assessment, and nothing is marked as unread after that',
  },
};
