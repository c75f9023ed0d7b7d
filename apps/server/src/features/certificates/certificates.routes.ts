import { AppError } from '@doselore/contract';
import {
  checkCertificate,
  countOnlineReissue,
  countPaperReissue,
  getCertificatePdf,
  getCertificatesZip,
  getPlaceCertificatePdf,
  getPlaceCertificatesCsv,
  listCertifiedCourses,
  listOnlineReissues,
  listOwnCertificates,
  listPaperReissues,
  listPlaceCertificates,
  listUserCertificates,
  previewOnlineCertificate,
  previewPaperCertificate,
  previewWithdrawal,
  reissueOnline,
  reissuePaper,
  withdrawCertificate as withdrawEndpoint,
} from '@doselore/contract/certificates';
import { type GroupId, notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { streamZip } from '../../platform/files/index.ts';
import { allPages, type Route, serve, serveAtPlace, serveAtSite, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { placeOf } from '../certificate-settings/index.ts';
import {
  heldHead,
  isValidOn,
  presentCertificate,
  presentCertifiedCourse,
  presentCheck,
  presentFileName,
  presentHeld,
  presentHeldCsvRow,
} from './certificates.presenter.ts';
import { listCertificates } from './certificates.repository.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findHeldCertificate, listCertifiedCourseRows, listHeldCertificates } from './held-certificates.repository.ts';
import { lookUpCertificate } from './look-up-certificate.ts';
import type { CertificateRenderer } from './pdf/render-certificate.ts';
import { createPreviews } from './preview-certificate.ts';
import { reissueCertificates } from './reissuing/reissue-certificates.ts';
import { presentReissue } from './reissuing/reissues.presenter.ts';
import { countConcerned, listReissueRows, type ReissuePlace } from './reissuing/reissues.repository.ts';
import { showWithdrawal, withdrawCertificate } from './withdraw-certificate.ts';

type SettingsParams = Parameters<typeof placeOf>[0] & { groupId?: GroupId | undefined };

/** Returns the course and the organisation of an address that always names one. */
function reissuePlace({ groupId, ...course }: SettingsParams): ReissuePlace {
  if (groupId === undefined) throw notFound();
  return { product: placeOf(course).product, groupId };
}

const previewCalls = [previewOnlineCertificate, previewPaperCertificate];

export function certificateRoutes(services: Services, renderer: CertificateRenderer): Route[] {
  const preview = createPreviews({ services, renderer });
  return [
    ...previewCalls.flatMap((call) =>
      serveAtSite(call, async ({ params, body, actor }) => {
        const pdf = await preview(actor, { place: placeOf(params), fields: body });
        return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: 'Preview.pdf', isInline: true };
      }),
    ),
    serve(listOwnCertificates, async ({ scope, services }) =>
      (await listCertificates(services.db, scope)).map((row) => presentCertificate(row, today(services.clock))),
    ),
    serve(getCertificatePdf, async ({ params, scope, services }) => {
      const [row] = await listCertificates(services.db, scope, params);
      if (row === undefined) throw notFound();
      const pdf = await drawCertificate({ services, renderer }, row);
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row) };
    }),
    serve(getCertificatesZip, async ({ scope, services }) => {
      const now = today(services.clock);
      const valid = (await listCertificates(services.db, scope)).filter((row) => isValidOn(row, now));
      if (valid.length === 0) throw new AppError('conflict', 'You have no valid certificates today.');
      const files = valid.map((row) => ({
        name: presentFileName(row),
        make: () => drawCertificate({ services, renderer }, row),
      }));
      const stream = streamZip(files, services.clock.now());
      return { stream, type: 'application/zip', name: `Certificates ${now}.zip` };
    }),
    ...serveAtPlace(listPlaceCertificates, async ({ params, query, scope, services }) => {
      const day = today(services.clock);
      const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
      return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
    }),
    ...serveAtPlace(getPlaceCertificatesCsv, async ({ params, query, scope, services }) => {
      const day = today(services.clock);
      const rows = await listHeldCertificates(services.db, scope, { ...allPages(query), ...params, day });
      return sheetAnswer(
        'Certificates',
        heldHead,
        rows.map((row) => presentHeldCsvRow(row, day)),
      );
    }),
    ...serveAtPlace(listCertifiedCourses, async ({ params, scope, services }) =>
      (await listCertifiedCourseRows(services.db, scope, params)).map(presentCertifiedCourse),
    ),
    ...serveAtPlace(getPlaceCertificatePdf, async ({ params, scope, services }) => {
      const row = await findHeldCertificate(services.db, scope, { ...params, day: today(services.clock) });
      if (row === undefined || row.is_erased) throw notFound();
      const pdf = await drawCertificate({ services, renderer }, row);
      return { stream: pdf, type: 'application/pdf', bytes: pdf.byteLength, name: presentFileName(row) };
    }),
    serve(listUserCertificates, async ({ params, query, scope, services }) => {
      const day = today(services.clock);
      const rows = await listHeldCertificates(services.db, scope, { ...query, ...params, day });
      return { rows: rows.map((row) => presentHeld(row, day)), total: rows[0]?.total ?? 0 };
    }),
    serve(checkCertificate, async ({ params, caller, services }) => {
      const row = await lookUpCertificate(services, { text: params.code, address: caller.address });
      if (row === undefined) throw notFound();
      return presentCheck(row, today(services.clock));
    }),
    ...[countOnlineReissue, countPaperReissue].map((call) =>
      serve(call, async ({ params, body, services }) => {
        const of = { place: reissuePlace(params), today: today(services.clock), ...body };
        const { certificates, people } = await countConcerned(services.db, of);
        return { certificates, people };
      }),
    ),
    ...[reissueOnline, reissuePaper].map((call) =>
      serve(call, async ({ params, body, services, actor }) => ({
        id: await reissueCertificates(services, actor, { place: reissuePlace(params), body }),
      })),
    ),
    ...[listOnlineReissues, listPaperReissues].map((call) =>
      serve(call, async ({ params, services }) =>
        (await listReissueRows(services.db, reissuePlace(params))).map(presentReissue),
      ),
    ),
    serve(previewWithdrawal, ({ params, services }) => showWithdrawal(services, params.certificateId)),
    serve(withdrawEndpoint, async ({ params, body, services, actor }) => {
      await withdrawCertificate(services, actor, { ...params, ...body });
      return { ok: true } as const;
    }),
  ];
}
