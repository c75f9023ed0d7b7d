import { writeFile } from 'node:fs/promises';
import { buildCourseZip, courses } from '@doselore/content';
import { emptyRecord } from '@doselore/contract';
import { courseFields } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { createCourse, goLive } from '../../../learning/courses/index.ts';
import { storePackage } from '../../../learning/packages/index.ts';
import { findProduct } from './example.repository.ts';
import { example, exampleSlug } from './example-world.ts';

export type ExampleCourse = { courseId: number; productId: number };

/** Creates the example course, uploads its package and makes it live. `onCreated` stores it before the upload. */
export async function addExampleCourse(
  services: Services,
  actor: Actor,
  onCreated: (courseId: number) => Promise<void>,
): Promise<ExampleCourse> {
  const source = courses.find(({ slug }) => slug === exampleSlug);
  if (source === undefined) throw new Error(`No course ${exampleSlug} in content/`);
  const { summary, motif, hue, deliverableId } = source;
  const courseId = await createCourse(services, actor, {
    ...{ ...emptyRecord(courseFields), title: example.course, summary, motif, hue, deliverable_id: deliverableId },
    ...{ default_months: example.months, renewal_basis: 'completion', training_class: 'other', is_live: false },
  });
  await onCreated(courseId);
  const zip = services.files.temporary();
  try {
    await writeFile(zip.path, await buildCourseZip(exampleSlug));
    await storePackage(services, actor, { courseId, file: { path: zip.path, name: `${exampleSlug}.zip`, bytes: 0 } });
  } finally {
    await zip.discard();
  }
  await goLive(services, actor, { courseId, seenLiveId: null });
  const productId = await findProduct(services.db, courseId);
  if (productId === undefined) throw notFound();
  return { courseId, productId };
}
