import { plural } from '@doselore/contract';
import {
  addPaperVersion,
  listPaperVersions,
  makePaperLive,
  type PaperCourseDetail,
  type PaperVersion,
} from '@doselore/contract/paper-courses';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { refreshAfterCourses, VersionList } from '../../courses/index.ts';
import { courses } from '../paper-courses.queries.ts';

function factsText({ results, went_live_at, created_at }: PaperVersion): string {
  const recorded = results === 0 ? 'no results' : `${formatNumber(results)} ${plural(results, 'result', 'results')}`;
  const day = went_live_at === null ? `created ${formatDay(created_at)}` : `first live ${formatDay(went_live_at)}`;
  return `${recorded} · ${day}`;
}

/** Versions of a face-to-face course. Results are recorded by the rule of the live version. */
export function PaperVersions({ course }: { course: PaperCourseDetail }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const makeLive = useMutation({
    mutationFn: ({ id, liveId }: { id: number; liveId: number | null }) =>
      callEndpoint(makePaperLive, { params: { paperCourseId: id }, body: { seenLiveId: liveId } }),
    onSuccess: ({ title, version, has_versions }) =>
      showBanner({ message: `${has_versions ? `Version ${version} of ${title}` : title} is live`, type: 'success' }),
    onSettled: () => refreshAfterCourses(client),
  });
  const add = useMutation({
    mutationFn: () =>
      callEndpoint(addPaperVersion, { params: { paperCourseId: course.id }, body: { idempotencyKey: key.current } }),
    onSuccess: async ({ id, title, version }) => {
      key.current = crypto.randomUUID();
      showBanner({ message: `Version ${version} of ${title} is a draft`, type: 'success' });
      await refreshAfterCourses(client);
      await navigate(to('edit-paper-course', { paperCourseId: id }));
    },
  });
  const askLive = async (one: PaperVersion, live: PaperVersion | undefined) => {
    const answer =
      live === undefined
        ? 'confirm'
        : await askConfirm({
            title: `Make version ${one.version} live?`,
            message: `It replaces version ${live.version}: results are recorded by its rule. Results that are recorded stay as they are. You can make version ${live.version} live again at any time.`,
            confirmLabel: 'Make live',
          });
    if (answer === 'confirm') makeLive.mutate({ id: one.id, liveId: live?.id ?? null });
  };
  const askAdd = async () => {
    const answer = await askConfirm({
      title: `New version of ${course.title}?`,
      message: `It begins as a draft with the rule of version ${course.version}. Results are recorded by its rule only after you make it live.`,
      confirmLabel: 'New version',
    });
    if (answer === 'confirm') add.mutate();
  };
  return (
    <VersionList
      lead="Results are recorded by the rule of the live version. A course without a live version is not offered."
      query={useQuery(courses.one(listPaperVersions, { params: { paperCourseId: course.id } }))}
      openId={course.id}
      addressOf={(paperCourseId) => to('edit-paper-course', { paperCourseId })}
      factsOf={factsText}
      onGoLive={(one, all) =>
        void askLive(
          one,
          all.find((other) => other.is_live),
        )
      }
      onAdd={() => void askAdd()}
      busy={{ goLive: makeLive.isPending, add: add.isPending }}
    />
  );
}
