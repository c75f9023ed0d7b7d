import {
  addSignedSheet,
  getSignedSheet,
  getSignInSheet,
  listSignedSheets,
  removeSignedSheet,
  replaceSignedSheet,
} from '@doselore/contract/sign-in-sheets';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { drawSheet } from './draw-sheet.ts';
import { addSheet, removeSheet, replaceSheet } from './evidence/change-sheets.ts';
import { presentSignedSheet, presentSignedSheetName } from './evidence/evidence.presenter.ts';
import { findCourse, listSheets } from './evidence/evidence.repository.ts';
import { sessionToAdd, sheetToChange } from './evidence/open-course.ts';
import type { SheetRenderer } from './pdf/render-sheet.ts';

const ok = { ok: true } as const;

export function signInSheetRoutes(renderer: SheetRenderer): Route[] {
  return [
    serve(getSignInSheet, ({ params, query, services }) => drawSheet({ services, renderer }, { ...params, ...query })),
    serve(listSignedSheets, async ({ params, services: { db } }) =>
      (await listSheets(db, params.virtualGroupId)).map(presentSignedSheet),
    ),
    serve(getSignedSheet, async ({ params, services: { db, files } }) => {
      const sheet = (await listSheets(db, params.virtualGroupId)).find(({ id }) => id === params.evidenceId);
      if (sheet === undefined) throw notFound();
      const { stream, bytes } = await files.read(sheet.storage_key);
      return { stream, bytes, type: sheet.type, name: presentSignedSheetName(sheet) };
    }),
    serve(addSignedSheet, async ({ params, query, services, actor, receiveUpload }) => {
      const course = await findCourse(services.db, params.virtualGroupId);
      const place = { ...params, sessionId: query.sessionId };
      await sessionToAdd(services.db, { ...place, course, now: services.clock.now() });
      await addSheet(services, actor, { ...place, file: await receiveUpload() });
      return ok;
    }),
    serve(replaceSignedSheet, async ({ params, services, actor, receiveUpload }) => {
      await sheetToChange(services.db, { ...params, course: await findCourse(services.db, params.virtualGroupId) });
      await replaceSheet(services, actor, { ...params, file: await receiveUpload() });
      return ok;
    }),
    serve(removeSignedSheet, async ({ params, services, actor }) => {
      await removeSheet(services, actor, params);
      return ok;
    }),
  ];
}
