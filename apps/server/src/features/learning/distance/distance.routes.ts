import { AppError } from '@doselore/contract';
import {
  getAssessment,
  getDistanceResults,
  getDistanceTrial,
  getMaterial,
  getMaterialFile,
  getTrialFile,
  markMaterial as markEndpoint,
  markTrial,
  saveDistanceFeedback,
  saveAnswer as saveEndpoint,
  submitAssessment as submitEndpoint,
} from '@doselore/contract/distance';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { saveFeedback } from '../learning/index.ts';
import { readTurn } from './assessment-turn.ts';
import { presentMaterial } from './distance.presenter.ts';
import { listMaterials, type MaterialData } from './distance.repository.ts';
import { checkMayLearn, getEnrolment } from './enrolment.ts';
import { markMaterial } from './mark-material.ts';
import { readAssessment, readResults } from './read-distance.ts';
import { saveAnswer } from './save-answer.ts';
import { submitAssessment } from './submit-assessment.ts';
import { markDistanceTrial, openTriedMaterial, showDistanceTrial } from './trials/try-distance.ts';

const ok = { ok: true } as const;

export const distanceRoutes: Route[] = [
  serve(getMaterial, async ({ params, scope, services }) => {
    const { row, ...target } = await openMaterial(services.db, scope, params);
    const isFinal = (await readTurn(services.db, target.enrolment.id)).handedIn.length > 0;
    return presentMaterial(row, { ...target, isFinal });
  }),
  serve(getMaterialFile, async ({ params, scope, services }) => {
    const { row } = await openMaterial(services.db, scope, params);
    return readDocument(services, row);
  }),
  serve(getDistanceTrial, ({ params, services }) => showDistanceTrial(services.db, params.courseId)),
  serve(getTrialFile, async ({ params, services }) =>
    readDocument(services, await openTriedMaterial(services.db, params)),
  ),
  serve(markTrial, ({ params, body, services, actor }) => markDistanceTrial(services, actor, { ...params, ...body })),
  serve(markEndpoint, async ({ params, body, scope, services, actor }) => {
    await markMaterial(services, actor, { ...params, ...body, scope });
    return ok;
  }),
  serve(getAssessment, async ({ params, scope, services }) =>
    readAssessment(services.db, await getEnrolment(services.db, scope, params.courseUserId)),
  ),
  serve(saveEndpoint, async ({ params, body, scope, services }) => {
    await saveAnswer(services, { ...params, ...body, scope });
    return ok;
  }),
  serve(submitEndpoint, ({ params, body, scope, services, actor }) =>
    submitAssessment(services, actor, { ...params, ...body, scope }),
  ),
  serve(getDistanceResults, async ({ params, scope, services }) =>
    readResults(services.db, await getEnrolment(services.db, scope, params.courseUserId)),
  ),
  serve(saveDistanceFeedback, async ({ params, body, scope, services }) => {
    const enrolment = await getEnrolment(services.db, scope, params.courseUserId);
    if (enrolment.completion_status !== 'completed')
      throw new AppError('conflict', 'Complete the course before you give feedback.');
    await saveFeedback(services.db, { courseUserId: enrolment.id, scoUserId: null, ...body });
    return ok;
  }),
];

/** Reads the document of a material. Throws 404 without one, and until the scanner has found it clean. */
async function readDocument({ files, scanner }: Services, row: MaterialData) {
  if (row.storage_key === null || (scanner.isOn && row.scan !== 'clean')) throw notFound();
  const { stream, bytes } = await files.read(row.storage_key);
  const type = row.media_type === 'application/pdf' ? row.media_type : 'text/plain; charset=utf-8';
  return { stream, bytes, type, name: row.file_name ?? 'material', isInline: true };
}

async function openMaterial(db: Queries, scope: Scope, at: { courseUserId: number; materialId: number }) {
  const enrolment = await getEnrolment(db, scope, at.courseUserId);
  const materials = await listMaterials(db, { courseId: enrolment.course_id, courseUserId: enrolment.id });
  const row = materials.find(({ id }) => id === at.materialId);
  if (row === undefined) throw notFound();
  checkMayLearn(enrolment);
  return { enrolment, materials, row };
}
