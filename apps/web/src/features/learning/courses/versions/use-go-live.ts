import { goLive } from '@doselore/contract/courses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';

type Going = { courseId: number; version: number; live: { id: number; version: number } | null };

/** Makes a version live. Asks first when it replaces another version. */
export function useGoLive() {
  const client = useQueryClient();
  const makeLive = useMutation({
    mutationFn: ({ courseId, live }: Going) =>
      callEndpoint(goLive, { params: { courseId }, body: { seenLiveId: live?.id ?? null } }),
    onSuccess: async ({ title, version, has_versions }) => {
      showBanner({
        message: has_versions
          ? `Version ${version} of ${title} is live`
          : `${title} is live. Now buy licences for it on the Licences page of an organisation.`,
        type: 'success',
      });
      await refreshAfterCourses(client);
    },
  });
  const ask = async (going: Going) => {
    const { live, version } = going;
    const answer =
      live === null
        ? 'confirm'
        : await askConfirm({
            title: `Make version ${version} live?`,
            message: `It replaces version ${live.version} for everyone who has not started. People who have started stay on their version. You can make version ${live.version} live again at any time.`,
            confirmLabel: 'Make live',
          });
    if (answer === 'confirm') makeLive.mutate(going);
  };
  return { ask, busy: makeLive.isPending };
}
