import {
  certificateStates,
  getPlaceCertificatePdf,
  getSessionCertificatePdf,
  type HeldCertificate,
  type PlaceCertificatesQuery,
} from '@doselore/contract/certificates';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { downloadFile, type SheetDownload } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceIds } from '../../../platform/routes/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import {
  type Column,
  DataTable,
  type ListState,
  type Rows,
  RowTitle,
  type TableSelection,
} from '../../../ui/table/index.ts';
import { certificateTags } from './certificate-tags.ts';
import { certificateAddress } from './certificates.queries.ts';
import c from './parts/certificates.module.css';
import { WithdrawCertificate } from './withdraw-certificate.tsx';

const states = [
  { value: '', label: 'Any state' },
  ...certificateStates.map((value) => ({ value, label: certificateTags[value].text })),
];

/** Reads the filters of the address for a list of certificates. */
export function certificatesQueryOf(list: ListState): PlaceCertificatesQuery {
  const state = certificateStates.find((known) => known === list.filter('state')) ?? '';
  return { ...list.query, state };
}

type OpenProps = { row: HeldCertificate; name: string; virtualGroupId: number | undefined };

/**
 * Downloads the PDF of a certificate. Pages of a pharmacist-led course ask for it at the course. On other pages, service
 * admins ask for it at their service, and other people at its organisation.
 */
function DownloadButton({ row, name, virtualGroupId }: OpenProps) {
  const { level } = useArea();
  const { subgroupId } = usePlaceIds();
  const download = useMutation({
    mutationFn: () =>
      virtualGroupId === undefined
        ? downloadFile(getPlaceCertificatePdf, {
            level,
            params: { ...{ groupId: row.group.id, subgroupId }, certificateId: row.id },
          })
        : downloadFile(getSessionCertificatePdf, { level, params: { virtualGroupId, certificateId: row.id } }),
  });
  if (!row.can_open) return <span className="muted">Name locked</span>;
  return (
    <Button
      size="sm"
      variant="subtle"
      loading={download.isPending}
      leftSection={<IconDownload size={17} aria-hidden />}
      aria-label={`Download certificate: ${name}`}
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  );
}

/** Title and number of a certificate. The title opens its PDF in a new tab. */
function Title({ row, name, virtualGroupId }: OpenProps) {
  const { level } = useArea();
  const { subgroupId } = usePlaceIds();
  const address = certificateAddress({ level, place: { groupId: row.group.id, subgroupId }, virtualGroupId }, row.id);
  return (
    <RowTitle under={<span className="mono">{row.serial}</span>}>
      {row.can_open ? (
        <a href={address} target="_blank" rel="noreferrer" aria-label={`Open certificate: ${name}`}>
          {row.title}
        </a>
      ) : (
        row.title
      )}
    </RowTitle>
  );
}

/** Returns the name that identifies a certificate in its list. */
const nameOf = ({ title, user }: HeldCertificate, ofMany: boolean) => (ofMany ? `${title}, ${user.name}` : title);

type Shown = {
  withGroup: boolean;
  mayWithdraw: boolean;
  virtualGroupId?: number | undefined;
  /** Address of the page of a holder, for certificates of many people. */
  holderAddress?: ((userId: number) => string) | undefined;
};

const holderColumn = (addressOf: (userId: number) => string): Column<HeldCertificate> => ({
  key: 'holder',
  header: 'Person',
  sortable: true,
  cell: ({ user, can_open }) => (can_open ? <RowTitle to={addressOf(user.id)}>{user.name}</RowTitle> : user.name),
});

const columns = ({ withGroup, mayWithdraw, virtualGroupId, holderAddress }: Shown): Column<HeldCertificate>[] => [
  {
    key: 'title',
    header: 'Certificate',
    sortable: true,
    cell: (row) => <Title row={row} name={nameOf(row, holderAddress !== undefined)} virtualGroupId={virtualGroupId} />,
  },
  ...(holderAddress === undefined ? [] : [holderColumn(holderAddress)]),
  ...(withGroup ? [{ key: 'group', header: 'Organisation', cell: (row: HeldCertificate) => row.group.name }] : []),
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Tag hue={certificateTags[row.state].hue}>{certificateTags[row.state].text}</Tag>,
  },
  {
    key: 'awarded',
    header: 'Awarded',
    sortable: true,
    priority: 2,
    cell: (row) => <span className="nowrap">{formatDay(row.awarded_on)}</span>,
  },
  {
    key: 'ends',
    header: 'Expires',
    sortable: true,
    cell: (row) => (
      <span className="nowrap">{row.expires_on === null ? 'Never expires' : formatDay(row.expires_on)}</span>
    ),
  },
  {
    key: 'action',
    header: 'Actions',
    cell: (row) => (
      <Group gap={6} className={c.actions}>
        <DownloadButton row={row} name={nameOf(row, holderAddress !== undefined)} virtualGroupId={virtualGroupId} />
        {mayWithdraw && row.state !== 'revoked' && <WithdrawCertificate certificate={row} />}
      </Group>
    ),
  },
];

type Props = {
  list: ListState;
  query: UseQueryResult<Rows<HeldCertificate>>;
  /** True for the certificates of all organisations. */
  withGroup?: boolean;
  /** Address of the page of a holder. Absent for the certificates of one person. */
  holderAddress?: (userId: number) => string;
  filters?: ReactNode;
  onExport?: SheetDownload;
  /** Pharmacist-led course whose certificates are shown. */
  virtualGroupId?: number;
  selection?: TableSelection<HeldCertificate>;
};

/** Certificates of one person or of many, each with its PDF. */
export function HeldCertificates({ list, query, withGroup = false, holderAddress, filters, ...rest }: Props) {
  const { onExport, virtualGroupId, selection } = rest;
  const { can } = useArea();
  return (
    <DataTable
      label="Certificates"
      what="certificates"
      columns={columns({ withGroup, mayWithdraw: can('certificates.withdraw'), virtualGroupId, holderAddress })}
      list={list}
      query={query}
      rowKey={(row) => row.id}
      rowName={(row) => nameOf(row, holderAddress !== undefined)}
      search={{
        label: 'Search certificates',
        placeholder: holderAddress === undefined ? 'Course or certificate number' : 'Person, course or number',
      }}
      filters={
        <>
          <NativeSelect
            size="sm"
            aria-label="State"
            data={states}
            value={certificatesQueryOf(list).state}
            onChange={(event) => list.set({ state: event.currentTarget.value })}
          />
          {filters}
        </>
      }
      {...(onExport !== undefined && { onExport })}
      {...(selection !== undefined && { selection })}
      empty={{
        title: 'No certificates yet',
        message: `Certificates appear here when ${holderAddress === undefined ? 'this person completes' : 'people complete'} courses.`,
      }}
    />
  );
}
