import type { MemberInfo } from '@doselore/contract';
import { Table } from '@mantine/core';
import { today } from '../../../platform/clock/clock.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { Label } from '../../../ui/layout/index.ts';

type Certificate = MemberInfo['certificates'][number];

function StateTag({ certificate: { state, expires_on: end } }: { certificate: Certificate }) {
  if (state === 'superseded') return <Tag>Renewed since</Tag>;
  if (state === 'revoked') return <Tag hue="brick">Revoked</Tag>;
  if (end !== null && end < today()) return <Tag hue="brick">Expired</Tag>;
  return <Tag hue="leaf">Valid</Tag>;
}

/** What the person has earned in this organisation, latest first. */
export function MemberCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <Label title="Certificates">
      {certificates.length === 0 ? (
        <p className="muted">None earned here yet.</p>
      ) : (
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Course</Table.Th>
                <Table.Th scope="col">Awarded</Table.Th>
                <Table.Th scope="col">Ends</Table.Th>
                <Table.Th scope="col">State</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {certificates.map((certificate) => (
                <Table.Tr key={certificate.id}>
                  <Table.Td>{certificate.title}</Table.Td>
                  <Table.Td>{formatDay(certificate.awarded_on)}</Table.Td>
                  <Table.Td>{certificate.expires_on === null ? 'No end' : formatDay(certificate.expires_on)}</Table.Td>
                  <Table.Td>
                    <StateTag certificate={certificate} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Label>
  );
}
