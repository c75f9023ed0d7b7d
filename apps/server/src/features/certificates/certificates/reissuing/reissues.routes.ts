import {
  countOnlineReissue,
  countPaperReissue,
  listOnlineReissues,
  listPaperReissues,
  reissueOnline,
  reissuePaper,
} from '@doselore/contract/certificates';
import { type GroupId, notFound } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { placeOf } from '../../certificate-settings/index.ts';
import { reissueCertificates } from './reissue-certificates.ts';
import { presentReissue } from './reissues.presenter.ts';
import { countConcerned, listReissueRows, type ReissuePlace } from './reissues.repository.ts';

type SettingsParams = Parameters<typeof placeOf>[0] & { groupId?: GroupId | undefined };

/** Returns the course and the organisation of an address that always names one. */
function reissuePlace({ groupId, ...course }: SettingsParams): ReissuePlace {
  if (groupId === undefined) throw notFound();
  return { product: placeOf(course).product, groupId };
}

/** Routes that issue the certificates of a course again, with the settings of today. */
export const reissueRoutes: Route[] = [
  ...[countOnlineReissue, countPaperReissue].map((call) =>
    serve(call, async ({ params, body, services }) => {
      const target = { place: reissuePlace(params), today: today(services.clock), ...body };
      const { certificates, people } = await countConcerned(services.db, target);
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
];
