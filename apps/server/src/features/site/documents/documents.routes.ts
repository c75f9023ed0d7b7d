import { mayUnder } from '@doselore/contract';
import {
  addDocumentVersion as addEndpoint,
  archiveDocument as archiveEndpoint,
  changeDocument as changeEndpoint,
  createDocument as createEndpoint,
  getDocument,
  getDocumentFile,
  getDocumentReadersCsv,
  getDocumentsCsv,
  getSignatureSheet,
  listDocumentChoices,
  listReminderRounds,
  previewAudience as previewEndpoint,
  remindReaders as remindEndpoint,
} from '@doselore/contract/documents';
import { notFound } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { type Route, serveAtSite, serveList } from '../../../platform/http/index.ts';
import { listGroupChoices, listOwnerChoices, listSubgroupChoices } from './audience/audience.repository.ts';
import { previewAudience } from './audience/preview-audience.ts';
import { documentsList } from './documents.list.ts';
import { presentDetail } from './documents.presenter.ts';
import { lockDocument } from './documents.repository.ts';
import { findListed } from './find-listed.ts';
import { readersList } from './readers/readers.list.ts';
import { remindReaders } from './reminding/remind-readers.ts';
import { presentRound } from './reminding/rounds.presenter.ts';
import { listRounds } from './reminding/rounds.repository.ts';
import { archiveDocument, changeDocument, createDocument } from './save-document.ts';
import { serveFile } from './serve-file.ts';
import { drawSignatureSheet } from './signatures/draw-signature-sheet.ts';
import type { SignatureSheetRenderer } from './signatures/render-signature-sheet.ts';
import { addVersion, checkOpen } from './versions/add-version.ts';
import { listVersions } from './versions/versions.repository.ts';

const ok = { ok: true } as const;

export const documentRoutes = (renderer: SignatureSheetRenderer): Route[] =>
  [
    serveList(documentsList, getDocumentsCsv),
    serveAtSite(listDocumentChoices, async ({ params, services: { db }, actor }) => {
      const owners = await listOwnerChoices(db, params, actor.id);
      const groups = await listGroupChoices(db, params);
      return { owners, groups, subgroups: await listSubgroupChoices(db, params) };
    }),
    serveAtSite(previewEndpoint, async ({ params, body, services, actor }) => ({
      people: await previewAudience(services, params, { fields: body, actorId: actor.id }),
    })),
    serveAtSite(createEndpoint, async ({ params, body, services, actor }) => ({
      id: await createDocument(services, actor, { place: params, body }),
    })),
    serveAtSite(getDocument, async ({ params, services, actor }) => {
      const { documentId, ...place } = params;
      const row = await findListed(services, place, documentId);
      const isScanning = services.scanner.isOn;
      const versions = await listVersions(services.db, { documentId, isScanning });
      return presentDetail(row, { versions, isScanning, namesSiteAdmins: mayUnder(actor.level, 'users.read') });
    }),
    serveAtSite(changeEndpoint, async ({ params: { documentId, ...place }, body, services, actor }) => ({
      ...ok,
      now: await changeDocument(services, actor, { place, documentId, change: body }),
    })),
    serveAtSite(archiveEndpoint, async ({ params: { documentId, ...place }, body, services, actor }) => {
      await archiveDocument(services, actor, { place, documentId, ...body });
      return ok;
    }),
    serveAtSite(addEndpoint, async ({ params: { documentId, ...place }, query, services, actor, receiveUpload }) => {
      checkOpen(await inTransaction(services.db, (tx) => lockDocument(tx, place, documentId)));
      const version = await addVersion(services, actor, { place, documentId, ...query, file: await receiveUpload() });
      return { version };
    }),
    serveAtSite(getDocumentFile, async ({ params, query, services }) => {
      const { documentId, version, ...place } = params;
      await findListed(services, place, documentId);
      const isScanning = services.scanner.isOn;
      const found = (await listVersions(services.db, { documentId, isScanning })).find(
        (one) => one.version === version,
      );
      // With a scanner, admins do not get what it has not looked at either.
      const isServed = found !== undefined && (found.scan === 'clean' || (found.scan === 'unscanned' && !isScanning));
      if (!isServed || found.storage_key === null) throw notFound();
      return serveFile(services, { ...found, storage_key: found.storage_key }, query.as);
    }),
    serveList(readersList, getDocumentReadersCsv),
    serveAtSite(remindEndpoint, async ({ params: { documentId, ...place }, body, services, actor }) => ({
      id: await remindReaders(services, actor, { place, documentId, selection: body }),
    })),
    serveAtSite(listReminderRounds, async ({ params: { documentId, ...place }, services, actor }) => {
      const { group_id } = await findListed(services, place, documentId);
      // Organisations do not see how many people of the site got a reminder of a site document.
      if (group_id === null && place.groupId !== undefined) return [];
      const namesSiteAdmins = mayUnder(actor.level, 'users.read');
      return (await listRounds(services.db, documentId)).map((row) => presentRound(row, namesSiteAdmins));
    }),
    serveAtSite(getSignatureSheet, async ({ params: { documentId, version: number, ...place }, services }) => {
      const document = await findListed(services, place, documentId);
      const versions = await listVersions(services.db, { documentId, isScanning: services.scanner.isOn });
      const version = versions.find((one) => one.version === number);
      if (version === undefined) throw notFound();
      return drawSignatureSheet({ services, renderer }, { place, document, version });
    }),
  ].flat();
