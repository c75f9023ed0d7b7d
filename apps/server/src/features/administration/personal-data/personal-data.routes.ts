import { getOwnData } from '@doselore/contract/account';
import { eraseUser, previewErasure as previewEndpoint } from '@doselore/contract/personal-data';
import { exportSubject as exportEndpoint } from '@doselore/contract/users';
import { today } from '../../../platform/clock/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { CertificateRenderer } from '../../certificates/certificates/index.ts';
import { erasePerson, previewErasure } from './erasing/erase-person.ts';
import { exportSubject } from './own-data/export-subject.ts';
import { packOwnData } from './own-data/own-data.ts';
import { presentErasure } from './personal-data.presenter.ts';

export const personalDataRoutes = (renderer: CertificateRenderer): Route[] => [
  serve(getOwnData, async ({ scope, services }) => ({
    stream: await packOwnData({ services, renderer }, scope),
    type: 'application/zip',
    name: `Doselore data ${today(services.clock)}.zip`,
  })),
  serve(exportEndpoint, ({ params, services, actor }) => exportSubject({ services, renderer }, actor, params.userId)),
  serve(previewEndpoint, async ({ params, services, actor }) =>
    presentErasure(await previewErasure(services, actor, params.userId)),
  ),
  serve(eraseUser, async ({ params, body, services, actor }) => {
    await erasePerson(services, actor, { ...params, ...body });
    return { ok: true } as const;
  }),
];
