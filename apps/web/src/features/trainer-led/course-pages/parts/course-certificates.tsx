import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { CertificateFiles, useStartPdfs } from '../../../administration/exports/index.ts';
import c from './course-certificates.module.css';

/** Returns whether a course has given certificates. Results give them, and so does closing. */
export const hasCertificates = ({ close_report, delegate_rows }: VirtualGroupDetail): boolean =>
  (close_report?.completed ?? 0) > 0 || delegate_rows.some(({ licence }) => licence?.state === 'completed');

/** Certificates of a course: a link to the list, one file with all of them, and earlier files. */
export function CourseCertificates({ detail }: { detail: VirtualGroupDetail }) {
  const { can, canInAll } = useArea();
  const { here, hasHere, groupId } = usePlace();
  const place = { virtualGroupId: detail.id };
  const start = useStartPdfs(place);
  const mayBatch = canInAll('certificates.batch');
  // Without an organisation in the address, the page of certificates cannot be opened.
  const hasList = hasHere('session-certificates') && (groupId !== 0 || !hasHere('certificates'));
  if (!can('certificates.read')) return null;
  return (
    <>
      <Card title="Certificates">
        <p>
          Delegates who completed the course have their certificates.
          {mayBatch && ' Put them into one file for your records.'}
        </p>
        <div className={c.buttons}>
          {mayBatch && (
            <Button
              variant="light"
              loading={start.isPending}
              leftSection={<IconFileZip size={18} aria-hidden />}
              onClick={() => start.mutate({ filter: {} })}
            >
              Download all as PDFs
            </Button>
          )}
          {hasList && (
            <Button variant="default" component={Link} to={here('session-certificates', { groupId: detail.group.id })}>
              Show certificates
            </Button>
          )}
        </div>
      </Card>
      {mayBatch && <CertificateFiles place={place} />}
    </>
  );
}
