import { z } from 'zod';
import { id } from '../../common.schemas.ts';
import { assessmentQuestion, distanceResults, givenAnswers, materialSection } from './distance.schemas.ts';

const oneCourse = z.strictObject({ courseId: id });

export const distanceTrialsSchemas = {
  getDistanceTrial: {
    params: oneCourse,
    response: z.object({
      title: z.string(),
      pass_mark: z.number().int(),
      materials: z.array(
        z.object({
          id: z.number().int(),
          title: z.string(),
          reading_minutes: z.number().int(),
          sections: z.array(materialSection),
          document: z.object({ title: z.string(), bytes: z.number().int() }).nullable(),
        }),
      ),
      questions: z.array(assessmentQuestion.omit({ chosen: true })),
    }),
  },
  getTrialFile: { params: z.strictObject({ courseId: id, materialId: id }), response: z.any() },
  markTrial: {
    params: oneCourse,
    body: z.strictObject({ answers: givenAnswers }),
    response: distanceResults.pick({ score: true, pass_mark: true, passed: true, answers: true }),
  },
};
