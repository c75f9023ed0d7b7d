import {
  cancelProjectRequest,
  hasRequestEnded,
  type MultiDayUnit,
  type ProjectDetail,
  type ProjectUnit,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { unitName, unitPages } from '../pairs.ts';
import { ReasonButton } from '../reason-button.tsx';
import { DaysTag, factsOfDays, factsOfUnit, OverdueTag, RequestTag, wayOfUnit } from './project-words.tsx';
import c from './projects.module.css';

type Props = { project: ProjectDetail; isOpen: boolean };

function RequestRow({ project, unit, isOpen }: Props & { unit: ProjectUnit }) {
  const { to } = useArea();
  const client = useQueryClient();
  const params = { projectId: project.id, projectRequestId: unit.id };
  const name = unitName(unit);
  const pages = unitPages(to, project.id, unit);
  const cancel = async (reason: string, idempotencyKey: string) => {
    await callEndpoint(cancelProjectRequest, { params, body: { reason, idempotencyKey } });
    showBanner({ message: `Request for ${name} cancelled`, type: 'success' });
    await refreshBookings(client);
  };
  const isChangeable = isOpen && !hasRequestEnded(unit.state);
  return (
    <li>
      <div>
        <div className={c.head}>
          <Link to={pages.manage}>{name}</Link> <RequestTag state={unit.state} /> {unit.is_overdue && <OverdueTag />}
        </div>
        <div className="muted">
          {wayOfUnit(unit)}, {factsOfUnit(unit)}. Since {formatDay(unit.state_since)}.
        </div>
      </div>
      {isChangeable && (
        <div className={c.actions}>
          <Button
            component={Link}
            variant="default"
            to={pages.dates}
            leftSection={<IconCalendarPlus size={17} aria-hidden />}
            aria-label={`Dates: ${name}`}
          >
            Dates
          </Button>
          <ReasonButton
            label="Cancel request"
            name={name}
            title={`Cancel ${name}?`}
            about={`request ${unit.id}`}
            onReason={cancel}
          >
            <p>A cancelled request stays in the project, and nobody is asked about it.</p>
          </ReasonButton>
        </div>
      )}
    </li>
  );
}

function DaysRow({ project, unit }: { project: ProjectDetail; unit: MultiDayUnit }) {
  const { to } = useArea();
  return (
    <li>
      <div>
        <div className={c.head}>
          <Link to={to('manage-days', { projectId: project.id, multiDayId: unit.id })}>{unit.product.name}</Link>{' '}
          <DaysTag state={unit.state} /> {unit.is_overdue && <OverdueTag />}
        </div>
        <div className="muted">
          Several days, {unit.is_virtual ? 'online' : 'face to face'}, {factsOfDays(unit)}. Since{' '}
          {formatDay(unit.state_since)}.
        </div>
      </div>
    </li>
  );
}

/** Requests of a project, each with its state and what can be done. */
export function RequestCards({ project, isOpen }: Props) {
  return (
    <Card title="Requests">
      {project.requests.length + project.multi_days.length === 0 ? (
        <p>No requests yet. {isOpen && 'Choose Add a request to say which course the organisation wants.'}</p>
      ) : (
        <RowList>
          {project.requests.map((unit) => (
            <RequestRow key={unit.id} project={project} unit={unit} isOpen={isOpen} />
          ))}
          {project.multi_days.map((unit) => (
            <DaysRow key={`days ${unit.id}`} project={project} unit={unit} />
          ))}
        </RowList>
      )}
    </Card>
  );
}
