import { countOf, courseKind, plural } from '@doselore/contract';
import { type CourseVersion, listVersions } from '@doselore/contract/courses';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { isTaught } from '../course-options.ts';
import type { CourseDetail } from '../courses.queries.ts';
import { useGoLive } from './use-go-live.ts';
import { useNewVersion } from './use-new-version.ts';
import { VersionList } from './version-list.tsx';
import { courses } from './versions.queries.ts';

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
  return [courseKind(version.deliverable_id), countOf(version.modules, 'sco'), learnersText(version), day].join(' · ');
}

/** Versions of a course. People stay on the version that they have started; one version is live for everyone else. */
export function VersionsPanel({ course }: { course: CourseDetail }) {
  const { to } = useArea();
  const goLive = useGoLive();
  const newVersion = useNewVersion();
  return (
    <VersionList
      lead="People who have started stay on their version. Everyone else begins with the live version."
      query={useQuery(courses.one(listVersions, { params: { courseId: course.id } }))}
      openId={course.id}
      addressOf={(courseId) => to('edit-course', { courseId })}
      factsOf={factsText}
      onGoLive={(one, all) => {
        const live = all.find(
          (other) => other.is_live && isTaught(other.deliverable_id) === isTaught(one.deliverable_id),
        );
        void goLive.ask({ courseId: one.id, version: one.version, live: live ?? null });
      }}
      onAdd={() => void newVersion.ask(course)}
      busy={{ goLive: goLive.busy, add: newVersion.busy }}
    />
  );
}
