import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames, virtualGroupQuery } from '../../../platform/places/index.ts';
import { usePlace, usePlaceIds, useRouteId } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { CertificateFiles } from '../../administration/exports/index.ts';
import { sessionCertificatesQuery } from './certificates.queries.ts';
import { certificatesQueryOf, HeldCertificates } from './held-certificates.tsx';
import { usePdfChoice } from './use-pdf-choice.tsx';

/** Certificates that were earned in a pharmacist-led course. */
export function SessionCertificatesScreen() {
  const { level, canInAll } = useArea();
  const { here, hasHere } = usePlace();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const { data: course } = useQuery(virtualGroupQuery(level, virtualGroupId, usePlaceIds()));
  const { names } = usePlaceNames();
  const list = useListState({ sort: '-awarded' });
  const certificatesQuery = certificatesQueryOf(list);
  const sheet = sessionCertificatesQuery({ level, params: { virtualGroupId }, query: certificatesQuery });
  const query = useQuery(sheet);
  const isAllowed = canInAll('certificates.batch');
  const pdfs = usePdfChoice({ virtualGroupId }, { certificatesQuery, total: query.data?.total, isAllowed });
  const holder = hasHere('delegate-info') ? 'delegate-info' : 'members-info';
  return (
    <Page
      context={course?.title}
      names={{ ...names, virtualGroupId: course?.title, ...(course && { groupId: course.group.name }) }}
      lead={
        course?.by_membership_only
          ? 'Certificates that your own members earned in this course.'
          : 'Certificates that delegates earned in this course.'
      }
      actions={pdfs.button}
    >
      {isAllowed && <CertificateFiles place={{ virtualGroupId }} />}
      <HeldCertificates
        list={list}
        query={query}
        virtualGroupId={virtualGroupId}
        {...(pdfs.selection && { selection: pdfs.selection })}
        holderAddress={(userId) => here(holder, { userId })}
        onExport={sheet.download}
      />
      {pdfs.bar}
    </Page>
  );
}
