import {
  addEvidence,
  addExternalEntry,
  addMemberEntry as addMemberEndpoint,
  addMemberEvidence,
  changeExternalEntry,
  changeMemberEntry,
  decideEntry as decideEndpoint,
  deleteExternalEntry,
  getEvidence,
  getExternalEntry,
  getMemberEntry,
  getMemberEvidence,
  listExternalCourses,
  listMemberEntries,
} from '@doselore/contract/external-courses';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import { addEntry, changeEntry, checkOpenEntry, deleteEntry } from './change-entry.ts';
import { presentEntry } from './external-courses.presenter.ts';
import { type ExternalData, listCatalogue, listEntries } from './external-courses.repository.ts';
import { queueRoutes } from './queue/queue.routes.ts';
import { saveEvidence } from './save-evidence.ts';
import { addMemberEntry, changeMemberFacts } from './verdicts/change-member-entry.ts';
import { decideEntry } from './verdicts/decide-entry.ts';
import { showMemberEntries, showMemberEntry } from './verdicts/show-member-entries.ts';
import { listMemberEntryRows } from './verdicts/verdicts.repository.ts';

const ok = { ok: true } as const;

export const externalCourseRoutes: Route[] = [
  ...catalogueRoutes,
  ...queueRoutes,
  serve(listExternalCourses, async ({ services }) => listCatalogue(services.db)),
  serve(getExternalEntry, async ({ params, scope, services }) => {
    const [row] = await listEntries(services.db, scope, params);
    if (row === undefined) throw notFound();
    return presentEntry(row);
  }),
  serve(addExternalEntry, async ({ body, services, actor }) => ({ id: await addEntry(services, actor, body) })),
  serve(changeExternalEntry, async ({ params, body, scope, services, actor }) => {
    await changeEntry(services, actor, { ...params, scope, changes: body });
    return ok;
  }),
  serve(deleteExternalEntry, async ({ params, scope, services, actor }) => {
    await deleteEntry(services, actor, { ...params, scope });
    return ok;
  }),
  serve(addEvidence, async ({ params, scope, services, actor, receiveUpload }) => {
    const place = { ...params, scope };
    await checkOpenEntry(services.db, place);
    await saveEvidence(services, actor, { ...place, file: await receiveUpload() });
    return ok;
  }),
  serve(getEvidence, async ({ params, scope, services }) => {
    const [row] = await listEntries(services.db, scope, params);
    return evidenceFile(services, row);
  }),
  ...serveAtPlace(listMemberEntries, ({ params, scope, services }) => showMemberEntries(services.db, scope, params)),
  ...serveAtPlace(getMemberEntry, ({ params, scope, services }) =>
    showMemberEntry(services.db, scope, memberEntryOf(params)),
  ),
  ...serveAtPlace(addMemberEndpoint, async ({ params, body, scope, services, actor }) => ({
    id: await addMemberEntry(services, actor, { scope, target: params, body }),
  })),
  ...serveAtPlace(changeMemberEntry, async ({ params, body, scope, services, actor }) => ({
    ...ok,
    now: await changeMemberFacts(services, actor, { scope, target: memberEntryOf(params), body }),
  })),
  ...serveAtPlace(addMemberEvidence, async ({ params, scope, services, actor, receiveUpload }) => {
    const { externalCourseUserId, ...target } = params;
    const place = { scope, externalCourseUserId, target };
    await checkOpenEntry(services.db, place);
    await saveEvidence(services, actor, { ...place, file: await receiveUpload() });
    return ok;
  }),
  ...serveAtPlace(getMemberEvidence, async ({ params, scope, services }) => {
    const [row] = await listMemberEntryRows(services.db, scope, memberEntryOf(params));
    return evidenceFile(services, row);
  }),
  ...serveAtPlace(decideEndpoint, async ({ params, body, scope, services, actor }) => {
    await decideEntry(services, actor, { scope, target: memberEntryOf(params), decision: body });
    return ok;
  }),
];

const memberEntryOf = <P extends { externalCourseUserId: number }>({
  externalCourseUserId: entryId,
  ...target
}: P) => ({
  ...target,
  entryId,
});

type Evidence = Pick<ExternalData, 'evidence_key' | 'evidence_name' | 'evidence_type'>;

async function evidenceFile({ files }: Services, row: Evidence | undefined) {
  if (row?.evidence_key == null || row.evidence_type === null) throw notFound();
  const { stream, bytes } = await files.read(row.evidence_key);
  return { stream, bytes, type: row.evidence_type, name: row.evidence_name ?? 'evidence', isInline: true };
}
