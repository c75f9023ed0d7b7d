import { countOf, deliverableTitle, plural } from '@doselore/contract';
import type { CourseVersion } from '@doselore/contract/courses';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatNumber } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import type { CourseDetail } from '../courses.queries.ts';
import { useGoLive } from './use-go-live.ts';
import { useNewVersion } from './use-new-version.ts';
import { versionsQuery } from './versions.queries.ts';

function stateTag({ is_live, went_live_at }: CourseVersion) {
  if (is_live) return <Tag hue="leaf">Live</Tag>;
  return went_live_at === null ? <Tag>Draft</Tag> : <Tag>Earlier version</Tag>;
}

function learnersText({ learners, in_progress }: CourseVersion): string {
  if (learners === 0) return 'no learners';
  const running = in_progress === 0 ? '' : `, ${formatNumber(in_progress)} in progress`;
  return `${formatNumber(learners)} ${plural(learners, 'learner', 'learners')}${running}`;
}

function factsText(version: CourseVersion): string {
  const day =
    version.went_live_at === null
      ? `created ${formatDay(version.created_at)}`
      : `first live ${formatDay(version.went_live_at)}`;
  return [deliverableTitle(version.deliverable_id), countOf(version.modules, 'sco'), learnersText(version), day].join(
    ' · ',
  );
}

type RowProps = { one: CourseVersion; isOpen: boolean; busy: boolean; onGoLive: () => void };

function VersionRow({ one, isOpen, busy, onGoLive }: RowProps) {
  const { to } = useArea();
  const name = `Version ${one.version}`;
  return (
    <li aria-current={isOpen || undefined}>
      <div>
        <b>{isOpen ? `${name} (this page)` : <Link to={to('edit-course', { courseId: one.id })}>{name}</Link>}</b>{' '}
        {stateTag(one)}
        <div className="muted">{factsText(one)}</div>
      </div>
      {!one.is_live && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Make version ${one.version} live`}
          loading={busy}
          onClick={onGoLive}
        >
          Make live
        </Button>
      )}
    </li>
  );
}

const isTaught = (deliverableId: number) => deliverableId === 3 || deliverableId === 4;

/** Versions of a course. People stay on the version that they have started; one version is live for everyone else. */
export function VersionsPanel({ course }: { course: CourseDetail }) {
  const query = useQuery(versionsQuery(course.id));
  const goLive = useGoLive();
  const newVersion = useNewVersion();
  const add = (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      loading={newVersion.busy}
      onClick={() => void newVersion.ask(course)}
    >
      New version
    </Button>
  );
  return (
    <Card title="Versions" actions={add}>
      <p className="muted">
        People who have started stay on their version. Everyone else begins with the live version.
      </p>
      <QueryView query={query} errorTitle="The versions could not be loaded">
        {(versions) => (
          <RowList>
            {versions.map((one) => (
              <VersionRow
                key={one.id}
                one={one}
                isOpen={one.id === course.id}
                busy={goLive.busy}
                onGoLive={() => {
                  const live = versions.find(
                    (other) => other.is_live && isTaught(other.deliverable_id) === isTaught(one.deliverable_id),
                  );
                  void goLive.ask({ courseId: one.id, version: one.version, live: live ?? null });
                }}
              />
            ))}
          </RowList>
        )}
      </QueryView>
    </Card>
  );
}
