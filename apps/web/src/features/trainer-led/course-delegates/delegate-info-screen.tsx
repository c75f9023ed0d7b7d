import { type DelegateInfo, getDelegate } from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { formatDay, formatList } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { licenceTags, useLicencePlace } from '../../licences/licences/index.ts';
import { attendanceWords, responseWords } from '../virtual-groups/index.ts';
import { virtualGroups } from './waiting-list.queries.ts';

function certificateText(certificate: DelegateInfo['certificate']): string {
  if (certificate === null) return 'None';
  const { serial, awarded_on, expires_on } = certificate;
  const until = expires_on === null ? 'never expires' : `expires on ${formatDay(expires_on)}`;
  return `${serial}, awarded on ${formatDay(awarded_on)}, ${until}`;
}

function licenceText({ licence, licence_waiver }: DelegateInfo): string {
  if (licence !== null) return licenceTags[licence.state].text;
  return licence_waiver === null ? 'None' : `None: ${licence_waiver}`;
}

function DelegateFacts({ delegate }: { delegate: DelegateInfo }) {
  const { services, attendance, invited_at } = delegate;
  return (
    <Card title="Details">
      <Facts
        facts={[
          { label: 'Email address', value: delegate.email },
          { label: 'Job role', value: delegate.job_role ?? 'Not given' },
          { label: 'Services', value: services.length === 0 ? 'None' : formatList(services.map(({ name }) => name)) },
          { label: 'Invited on', value: invited_at === null ? 'Not recorded' : formatDay(invited_at) },
          { label: 'Answer', value: responseWords[delegate.response] },
          { label: 'Attendance', value: attendance === null ? 'Not marked' : attendanceWords[attendance] },
          { label: 'Licence for this course', value: licenceText(delegate) },
          { label: 'Certificate for this course', value: certificateText(delegate.certificate) },
        ]}
      />
    </Card>
  );
}

/** One delegate of the Pharmacist-led Course of the address, with their licences one click away. */
export function DelegateInfoScreen() {
  const { level, can } = useArea();
  const { here } = useLicencePlace();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const userId = useRouteId('userId') ?? 0;
  const query = useQuery(virtualGroups.one(getDelegate, { level, params: { virtualGroupId, userId } }));
  const { names } = usePlaceNames();
  const { data } = query;
  return (
    <Page
      title={data?.user.name}
      context={names.virtualGroupId}
      names={{ ...names, userId: data?.user.name }}
      lead={names.virtualGroupId && `Delegate of ${names.virtualGroupId}.`}
      actions={
        <>
          {can('licences.list') && (
            <Button variant="default" component={Link} to={here('members-licences')}>
              Licences
            </Button>
          )}
          {data?.licence === null && can('licences.issue') && (
            <Button component={Link} to={here('issue-licence')}>
              Issue licence
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query} errorTitle="This delegate could not be loaded">
        {(delegate) => <DelegateFacts delegate={delegate} />}
      </QueryView>
    </Page>
  );
}
