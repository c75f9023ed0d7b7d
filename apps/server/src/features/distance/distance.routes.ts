import { AppError } from '@doselore/contract';
import {
  getAssessment,
  getDistanceResults,
  getMaterial,
  getMaterialFile,
  markMaterial as markEndpoint,
  saveDistanceFeedback,
  saveAnswer as saveEndpoint,
  submitAssessment as submitEndpoint,
} from '@doselore/contract/distance';
import { notFound, type Scope } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { saveFeedback } from '../learning/index.ts';
import { readTurn } from './assessment-turn.ts';
import { presentMaterial } from './distance.presenter.ts';
import { listMaterials } from './distance.repository.ts';
import { checkMayLearn, getEnrolment } from './enrolment.ts';
import { markMaterial } from './mark-material.ts';
import { readAssessment, readResults } from './read-distance.ts';
import { saveAnswer } from './save-answer.ts';
import { submitAssessment } from './submit-assessment.ts';

const ok = { ok: true } as const;

export const distanceRoutes: Route[] = [
  serve(getMaterial, async ({ params, scope, services }) => {
    const { row, ...of } = await openMaterial(services.db, scope, params);
    const isFinal = (await readTurn(services.db, of.enrolment.id)).handedIn.length > 0;
    return presentMaterial(row, { ...of, isFinal });
  }),
  serve(getMaterialFile, async ({ params, scope, services }) => {
    const { row } = await openMaterial(services.db, scope, params);
    if (row.storage_key === null || (services.scanner.isOn && row.scan !== 'clean')) throw notFound();
    const { stream, bytes } = await services.files.read(row.storage_key);
    const type = row.media_type === 'application/pdf' ? row.media_type : 'text/plain; charset=utf-8';
    return { stream, bytes, type, name: row.file_name ?? 'material', isInline: true };
  }),
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

async function openMaterial(db: Queries, scope: Scope, at: { courseUserId: number; materialId: number }) {
  const enrolment = await getEnrolment(db, scope, at.courseUserId);
  const materials = await listMaterials(db, { courseId: enrolment.course_id, courseUserId: enrolment.id });
  const row = materials.find(({ id }) => id === at.materialId);
  if (row === undefined) throw notFound();
  checkMayLearn(enrolment);
  return { enrolment, materials, row };
}
