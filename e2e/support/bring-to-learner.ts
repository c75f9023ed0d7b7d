import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf } from '@doselore/contract';
import { createCourse, goLive } from '@doselore/contract/courses';
import { issueLicence } from '@doselore/contract/licence-issue';
import { purchaseLicences } from '@doselore/contract/licence-orders';
import { uploadPackage } from '@doselore/contract/packages';
import type { Page } from 'playwright-core';
import { signIn } from './browser.ts';
import { callAs } from './call-as.ts';
import { rowsOf } from './database.ts';

/**
 * A site admin makes a course, uploads its package, makes it live, buys ten licences for Northgate and issues one to
 * Nadia. `upload-to-learner.test.ts` shows the same on the screens.
 */
export async function bringToLearner(
  admin: Page,
  server: { databaseUrl: string },
  { title, zip }: { title: string; zip: string },
): Promise<void> {
  const looks = { motif: 'capsule', hue: 'bottle' } as const;
  const certificate = { default_months: 12, renewal_basis: 'completion', training_class: 'statutory' } as const;
  const fields = { title, summary: null, deliverable_id: 1, is_live: false, ...looks, ...certificate } as const;
  const course = await callAs(admin, createCourse, { body: commandOf(fields) });
  const params = { courseId: course.id };
  const upload = { name: path.basename(zip), mimeType: 'application/zip', buffer: readFileSync(zip) };
  await callAs(admin, uploadPackage, { params, upload });
  await callAs(admin, goLive, { params, body: { seenLiveId: null } });
  const [nadia] = await rowsOf<{ id: number }>(server, "select id from users where username = 'nadia.hussain'");
  const order = { level: 'superAdmin', params: { groupId: 1 } } as const;
  const seat = { productId: course.product_id, certificateMonths: course.default_months };
  await callAs(admin, purchaseLicences, { ...order, body: { ...seat, quantity: 10, idempotencyKey: randomUUID() } });
  await callAs(admin, issueLicence, {
    ...order,
    params: { groupId: 1, userId: nadia?.id ?? 0 },
    body: { ...seat, idempotencyKey: randomUUID() },
  });
}

/** Signs Nadia in and starts the course: a course of one module plays at once, others show their modules. */
export async function startAsLearner(page: Page, server: { address: string }, title: string): Promise<Page> {
  await signIn(page, server, 'nadia.hussain');
  await page.goto(`${server.address}/my-learning-zone`);
  await page.getByRole('link', { name: `Start: ${title}` }).click();
  await page.getByRole('button', { name: 'Start course' }).click();
  return page;
}
