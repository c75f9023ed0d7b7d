import { productTypes } from '@doselore/contract';
import { listCertifiedCourses } from '@doselore/contract/certificates';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DayFilter, filterDay, type ListState, useListState } from '../../../ui/table/index.ts';
import { CertificateFiles } from '../../administration/exports/index.ts';
import { certificates, placeCertificatesQuery } from './certificates.queries.ts';
import { certificatesQueryOf, HeldCertificates } from './held-certificates.tsx';
import { usePdfChoice } from './use-pdf-choice.tsx';

/** Reads the course of the address, such as `abstract_course-12`. Other texts filter nothing. */
function courseOf(text: string) {
  const [, type, id] = /^([a-z_]+)-([1-9]\d{0,14})$/u.exec(text) ?? [];
  const productType = productTypes.find((known) => known === type);
  return productType === undefined ? {} : { productType, productId: Number(id) };
}

function filtersOf(list: ListState) {
  const [awardedFrom, awardedTo] = [filterDay(list.filter('from')), filterDay(list.filter('to'))];
  return {
    ...courseOf(list.filter('course')),
    ...(awardedFrom !== undefined && { awardedFrom }),
    ...(awardedTo !== undefined && { awardedTo }),
  };
}

function useHere() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  return { level, place: { groupId, subgroupId } };
}

function CourseFilter({ list }: { list: ListState }) {
  const { level, place } = useHere();
  const courses = useQuery(certificates.one(listCertifiedCourses, { level, params: place })).data ?? [];
  const value = list.filter('course');
  const data = courses.map((one) => ({
    value: `${one.product_type}-${one.product_id}`,
    label: `${one.title} (${one.count})`,
  }));
  const isListed = value === '' || data.some((one) => one.value === value);
  return (
    <NativeSelect
      size="sm"
      aria-label="Course"
      data={[{ value: '', label: 'All courses' }, ...data, ...(isListed ? [] : [{ value, label: 'Another course' }])]}
      value={value}
      onChange={(event) => list.set({ course: event.currentTarget.value || undefined })}
    />
  );
}

/** Certificates that were awarded in an organisation, or there to the members of a service. */
export function PlaceCertificatesScreen() {
  const { here, isService } = usePlace();
  const { level, place } = useHere();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: '-awarded' });
  const certificatesQuery = { ...certificatesQueryOf(list), ...filtersOf(list) };
  const sheet = placeCertificatesQuery({ level, params: place, query: certificatesQuery });
  const query = useQuery(sheet);
  const isAllowed = useArea().can('certificates.batch');
  const pdfs = usePdfChoice(place, { certificatesQuery, total: query.data?.total, isAllowed });
  return (
    <Page
      context={name}
      names={names}
      lead={
        isService
          ? 'Certificates that the members of this service earned in the organisation.'
          : 'Certificates that this organisation awarded.'
      }
      actions={pdfs.button}
    >
      {isAllowed && <CertificateFiles place={place} />}
      <HeldCertificates
        list={list}
        query={query}
        {...(pdfs.selection && { selection: pdfs.selection })}
        holderAddress={(userId) => here('members-certificates', { userId })}
        filters={
          <>
            <CourseFilter list={list} />
            <DayFilter list={list} name="from" label="Awarded from" value={certificatesQuery.awardedFrom} />
            <DayFilter list={list} name="to" label="Awarded to" value={certificatesQuery.awardedTo} />
          </>
        }
        onExport={sheet.download}
      />
      {pdfs.bar}
    </Page>
  );
}
